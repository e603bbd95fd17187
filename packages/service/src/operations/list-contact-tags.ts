import { Tags } from "../data/tags.ts";
import type { Handler } from "./handler.ts";

/** GET /contacts/tags: the tags of the workgroup in the order of their names. */
export const listContactTags: Handler<"listContactTags"> = ({ caller, query }, { tenancy }) =>
  tenancy.read(caller.workgroupId, async (scope) => {
    const items = await new Tags(scope).list(query.name, query.limit ?? 100);
    return { items, count: items.length };
  });
