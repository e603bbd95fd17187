import type { Handler } from "./handler.ts";

export const listContactDocuments: Handler<"listContactDocuments"> = async () => {
  throw new Error("listContactDocuments is not implemented yet");
};
