import { noteAdded, noteChanged } from "../contacts/timeline.ts";
import { Contacts } from "../data/contacts.ts";
import { Events } from "../data/events.ts";
import { Notes } from "../data/notes.ts";
import { invalidRequest, notFound } from "../problems.ts";
import type { Handler } from "./handler.ts";

/** POST /contacts/{contactId}/note/{noteId}: the note with this identifier, new or not. Sent again, it changes nothing. */
export const upsertContactNote: Handler<"upsertContactNote"> = ({ caller, path, body, now }, { tenancy }) =>
  tenancy.write(caller.workgroupId, async (scope) => {
    const contact = await new Contacts(scope).find(path.contactId);
    if (!contact) throw notFound("contact", path.contactId);
    const noteId = path.noteId.toLowerCase();
    const draft = { contactId: contact.id, userId: caller.userId, value: body.value };
    const outcome = await new Notes(scope).write(noteId, draft, now);
    if (outcome === "of another contact") {
      throw invalidRequest([
        { path: "path.noteId", message: "is the identifier of a note on another contact; choose another one" },
      ]);
    }
    const events = new Events(scope);
    if (outcome === "added") await events.record(noteAdded(contact.id, noteId, now));
    if (outcome === "changed") await events.record(noteChanged(contact.id, noteId, now));
    return { noteId: path.noteId };
  });
