import { Contacts } from "../data/contacts.ts";
import { type EventPosition, Events } from "../data/events.ts";
import { notFound } from "../problems.ts";
import type { Handler } from "./handler.ts";

/** GET /contacts/{contactId}/events: a batch of the contact's timeline, newest first. */
export const listContactEvents: Handler<"listContactEvents"> = ({ caller, path, query }, { tenancy, cursors }) =>
  tenancy.read(caller.workgroupId, async (scope) => {
    const { cursor, limit = 25 } = query;
    const contact = await new Contacts(scope).find(path.contactId);
    if (!contact) throw notFound("contact", path.contactId);
    const context = { operation: "listContactEvents", workgroup: caller.workgroupId, contactId: contact.id, limit };
    const after = cursor === undefined ? undefined : (cursors.open(context, cursor, "query.cursor") as EventPosition);
    // One more than a batch shows whether there is another one.
    const found = await new Events(scope).list(contact.id, after, limit + 1);
    const items = found.slice(0, limit);
    const last = found.length > limit ? items.at(-1) : undefined;
    const position = last && ({ occurredAt: last.occurredAt, id: last.id } satisfies EventPosition);
    return { items, nextCursor: position ? cursors.seal(context, position) : null };
  });
