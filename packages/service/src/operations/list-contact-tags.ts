import type { Handler } from "./handler.ts";

export const listContactTags: Handler<"listContactTags"> = async () => {
  throw new Error("listContactTags is not implemented yet");
};
