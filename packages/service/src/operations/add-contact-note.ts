import type { Handler } from "./handler.ts";

export const addContactNote: Handler<"addContactNote"> = async () => {
  throw new Error("addContactNote is not implemented yet");
};
