import type { Handler } from "./handler.ts";

export const listContactEvents: Handler<"listContactEvents"> = async () => {
  throw new Error("listContactEvents is not implemented yet");
};
