import type { Handler } from "./handler.ts";

export const getEnrichmentReport: Handler<"getEnrichmentReport"> = async () => {
  throw new Error("getEnrichmentReport is not implemented yet");
};
