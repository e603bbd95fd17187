import type { Handler } from "./handler.ts";

export const listCampaigns: Handler<"listCampaigns"> = async () => {
  throw new Error("listCampaigns is not implemented yet");
};
