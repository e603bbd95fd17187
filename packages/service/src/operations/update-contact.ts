import type { Handler } from "./handler.ts";

export const updateContact: Handler<"updateContact"> = async () => {
  throw new Error("updateContact is not implemented yet");
};
