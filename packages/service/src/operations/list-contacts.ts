import { ContactList } from "../data/contact-list.ts";
import { Contacts } from "../data/contacts.ts";
import { invalidRequest } from "../problems.ts";
import type { Handler } from "./handler.ts";

/** Where the next page begins: after which contact, and what its number is. */
interface Position {
  readonly after: string;
  readonly page: number;
}

const mostTags = 50;

/** GET /contacts: one page of the contacts that match all filters, those made last first. */
export const listContacts: Handler<"listContacts"> = async ({ caller, query, now }, { tenancy, cursors }) => {
  const { cursor, page: asked = 1, limit = 25, includeTotal, tagIds, ...others } = query;
  const filters = { ...others, ...(tagIds && { tagIds: separated(tagIds) }) };
  const context = { operation: "listContacts", workgroup: caller.workgroupId, filters, limit };
  const from = cursor === undefined ? undefined : (cursors.open(context, cursor, "query.cursor") as Position);
  const page = from?.page ?? asked;
  // A page that is not asked for reads as the first.
  if (from && asked !== 1 && asked !== page) {
    throw invalidRequest([
      { path: "query.page", message: `is not the page of the cursor, which is ${page}; send one of the two` },
    ]);
  }
  const offset = from ? 0 : (page - 1) * limit;
  return tenancy.read(caller.workgroupId, async (scope) => {
    const list = new ContactList(scope);
    // One more than a page shows whether there is another page.
    const found = await list.slice(filters, { after: from?.after, offset, limit: limit + 1 }, now);
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return {
      items: await new Contacts(scope).toContacts(shown, now),
      page,
      limit,
      nextCursor: last ? cursors.seal(context, { after: last.id, page: page + 1 } satisfies Position) : null,
      total: includeTotal ? await list.count(filters, now) : null,
    };
  });
};

/** Identifiers that came one by one, several in one text, or both; in an order that does not depend on how they came. */
function separated(tagIds: readonly string[]): string[] {
  const ids = tagIds.flatMap((text) => text.toLowerCase().split(","));
  if (ids.length > mostTags) {
    throw invalidRequest([{ path: "query.tagIds", message: `must not hold more than ${mostTags} identifiers in all` }]);
  }
  return [...new Set(ids)].sort();
}
