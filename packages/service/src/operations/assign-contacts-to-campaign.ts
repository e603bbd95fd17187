import type { Handler } from "./handler.ts";

export const assignContactsToCampaign: Handler<"assignContactsToCampaign"> = async () => {
  throw new Error("assignContactsToCampaign is not implemented yet");
};
