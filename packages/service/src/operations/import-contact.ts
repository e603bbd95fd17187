import type { Handler } from "./handler.ts";

export const importContact: Handler<"importContact"> = async () => {
  throw new Error("importContact is not implemented yet");
};
