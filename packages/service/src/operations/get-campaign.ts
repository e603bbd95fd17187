import type { Handler } from "./handler.ts";

export const getCampaign: Handler<"getCampaign"> = async () => {
  throw new Error("getCampaign is not implemented yet");
};
