import type { Handler } from "./handler.ts";

export const enrichContact: Handler<"enrichContact"> = async () => {
  throw new Error("enrichContact is not implemented yet");
};
