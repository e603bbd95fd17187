import type { Handler } from "./handler.ts";

export const upsertContactNote: Handler<"upsertContactNote"> = async () => {
  throw new Error("upsertContactNote is not implemented yet");
};
