import type { Handler } from "./handler.ts";

export const searchPeople: Handler<"searchPeople"> = async () => {
  throw new Error("searchPeople is not implemented yet");
};
