import type { JobHandler } from "./job.ts";

export const createOperations: JobHandler<"create-operations"> = async () => {
  throw new Error("create-operations is not implemented yet");
};
