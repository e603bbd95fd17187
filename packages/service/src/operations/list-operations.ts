import type { Handler } from "./handler.ts";

export const listOperations: Handler<"listOperations"> = async () => {
  throw new Error("listOperations is not implemented yet");
};
