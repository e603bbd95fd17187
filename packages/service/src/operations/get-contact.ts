import type { Handler } from "./handler.ts";

export const getContact: Handler<"getContact"> = async () => {
  throw new Error("getContact is not implemented yet");
};
