import type { ContactImportRequest } from "@recruiting-outreach/contract";
import { type ContactChanges, changed, changesOf, differingFields, filled } from "../contacts/changes.ts";
import type { ContactProfile } from "../contacts/profile.ts";
import { imported, noteAdded } from "../contacts/timeline.ts";
import { Contacts } from "../data/contacts.ts";
import { Events } from "../data/events.ts";
import { Notes } from "../data/notes.ts";
import { Tags } from "../data/tags.ts";
import type { Scope } from "../data/tenancy.ts";
import { invalidRequest } from "../problems.ts";
import type { Handler } from "./handler.ts";

type DuplicateMode = NonNullable<ContactImportRequest["duplicateMode"]>;

/** What becomes of the profile of a contact that is known already. */
const merges: Readonly<Record<DuplicateMode, (known: ContactProfile, changes: ContactChanges) => ContactProfile>> = {
  overwrite: changed,
  fillMissing: filled,
  skip: (known) => known,
};

/** POST /contacts/import: makes a contact, or merges it with the one that it duplicates. */
export const importContact: Handler<"importContact"> = ({ caller, body, now }, { tenancy }) => {
  const changes = changesOf(body.contact, "body.contact");
  // It would become one more contact at each import, whom nobody could find or tell from others.
  if (Object.values(changes).every((value) => value === null)) {
    throw invalidRequest([{ path: "body.contact", message: "must hold a field that is neither null nor blank" }]);
  }
  const tags = namesOf(body.tags ?? []);
  return tenancy.write(caller.workgroupId, async (scope) => {
    const { contactId, created, fields } = await save(scope, changes, body, now);
    const events = new Events(scope);
    if (created || fields.length > 0) await events.record(imported(contactId, created, fields, now));
    await new Tags(scope).attach(contactId, tags, now);
    const notes = new Notes(scope);
    for (const value of body.notes ?? []) {
      const noteId = await notes.add({ contactId, userId: caller.userId, value }, now);
      await events.record(noteAdded(contactId, noteId, now));
    }
    const contacts = new Contacts(scope);
    const [stored] = await contacts.findMany([contactId]);
    if (!stored) throw new Error("a contact was lost");
    return { contactId, created, contact: await contacts.toContact(stored, now) };
  });
};

/** @returns which contact it is, whether it is new, and which fields were written */
async function save(
  scope: Scope,
  changes: ContactChanges,
  { duplicateMode = "fillMissing", autoUpdate = false }: ContactImportRequest,
  now: Date,
): Promise<{ contactId: string; created: boolean; fields: readonly string[] }> {
  const contacts = new Contacts(scope);
  const sent = changed({}, changes);
  const known = await contacts.findDuplicate(sent);
  if (!known) {
    const contactId = await contacts.insert(sent, { source: "Import", sourceType: "import" }, now);
    if (autoUpdate) await contacts.setAutoUpdate(contactId, true);
    return { contactId, created: true, fields: Object.keys(sent).sort() };
  }
  const profile = merges[duplicateMode](known.profile, changes);
  const fields = differingFields(known.profile, profile);
  if (fields.length > 0) await contacts.update(known.id, profile, now);
  // Only an import that overwrites may switch off what another one switched on.
  const keepsUpdating = autoUpdate || (duplicateMode !== "overwrite" && known.autoUpdate);
  if (keepsUpdating !== known.autoUpdate) await contacts.setAutoUpdate(known.id, keepsUpdating);
  return { contactId: known.id, created: false, fields };
}

function namesOf(tags: readonly string[]): string[] {
  return tags.map((tag, index) => {
    const name = tag.trim();
    if (name === "") throw invalidRequest([{ path: `body.tags.${index}`, message: "must not be blank" }]);
    return name;
  });
}
