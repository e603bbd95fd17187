import { changed } from "../contacts/changes.ts";
import type { ContactProfile } from "../contacts/profile.ts";
import { personSaved } from "../contacts/timeline.ts";
import { Contacts, type StoredContact } from "../data/contacts.ts";
import { Events } from "../data/events.ts";
import { SavedPeople } from "../data/saved-people.ts";
import type { Scope } from "../data/tenancy.ts";
import { missingFacts } from "./missing-facts.ts";

/** Somebody to be saved: who it is in the directory, and what the workgroup may know. */
export interface PersonToSave {
  readonly personId: string;
  readonly profile: ContactProfile;
}

const origin = { source: "People search", sourceType: "search" };

/**
 * Saves people as contacts, each person once: whoever is a contact already stays that contact, and only what was missing is added. Needs a
 * transaction.
 *
 * @returns the contacts, in the order of the people
 */
export async function savePeople(scope: Scope, people: readonly PersonToSave[], now: Date): Promise<StoredContact[]> {
  const contacts = new Contacts(scope);
  await contacts.claimIdentities(people.map(({ profile }) => profile));
  const saved = await new SavedPeople(scope).contactsOf(people.map(({ personId }) => personId));
  const ids: string[] = [];
  for (const person of people) ids.push(await save(scope, person, saved.get(person.personId), now));
  const stored = new Map((await contacts.findMany(ids)).map((contact) => [contact.id, contact]));
  return ids.map((id) => stored.get(id)).filter((contact) => contact !== undefined);
}

async function save(
  scope: Scope,
  { personId, profile }: PersonToSave,
  savedAs: string | undefined,
  now: Date,
): Promise<string> {
  const contacts = new Contacts(scope);
  const known = savedAs === undefined ? await contacts.findDuplicate(profile) : await contacts.findForUpdate(savedAs);
  const facts = known ? missingFacts(known.profile, profile) : profile;
  const fields = Object.keys(facts).sort();
  if (known && fields.length > 0) await contacts.update(known.id, changed(known.profile, facts), now);
  const contactId = known?.id ?? (await contacts.insert(profile, origin, now));
  if (savedAs === undefined) await new SavedPeople(scope).add(personId, contactId);
  if (fields.length > 0)
    await new Events(scope).record(personSaved(contactId, { created: !known, fields, personId }, now));
  return contactId;
}
