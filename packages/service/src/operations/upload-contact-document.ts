import type { Handler } from "./handler.ts";

export const uploadContactDocument: Handler<"uploadContactDocument"> = async () => {
  throw new Error("uploadContactDocument is not implemented yet");
};
