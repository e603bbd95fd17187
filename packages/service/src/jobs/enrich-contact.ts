import type { JobHandler } from "./job.ts";

export const enrichContact: JobHandler<"enrich-contact"> = async () => {
  throw new Error("enrich-contact is not implemented yet");
};
