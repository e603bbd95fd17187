import type { Handler } from "./handler.ts";

export const listContacts: Handler<"listContacts"> = async () => {
  throw new Error("listContacts is not implemented yet");
};
