import { noteAdded } from "../contacts/timeline.ts";
import { Contacts } from "../data/contacts.ts";
import { Events } from "../data/events.ts";
import { Notes } from "../data/notes.ts";
import { notFound } from "../problems.ts";
import type { Handler } from "./handler.ts";

/** POST /contacts/{contactId}/note: one more note, each time it is called. */
export const addContactNote: Handler<"addContactNote"> = ({ caller, path, body, now }, { tenancy }) =>
  tenancy.write(caller.workgroupId, async (scope) => {
    const contact = await new Contacts(scope).find(path.contactId);
    if (!contact) throw notFound("contact", path.contactId);
    const draft = { contactId: contact.id, userId: caller.userId, value: body.value };
    const noteId = await new Notes(scope).add(draft, now);
    await new Events(scope).record(noteAdded(contact.id, noteId, now));
    return { noteId };
  });
