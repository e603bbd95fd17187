import { changed } from "../contacts/changes.ts";
import type { ContactProfile } from "../contacts/profile.ts";
import { personSaved } from "../contacts/timeline.ts";
import { Contacts, type StoredContact } from "../data/contacts.ts";
import { Events, type NewEvent } from "../data/events.ts";
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
  const savedPeople = new SavedPeople(scope);
  await contacts.claimIdentities(people.map(({ profile }) => profile));
  const savedAs = await savedPeople.contactsOf(people.map(({ personId }) => personId));
  const held = await contacts.findManyForUpdate([...savedAs.values()]);
  const profiles = new Map(held.map(({ id, profile }) => [id, profile]));
  const newlySaved = new Map<string, string>();
  const events: NewEvent[] = [];
  const ids: string[] = [];
  for (const { personId, profile } of people) {
    const same = savedAs.has(personId) ? undefined : await contacts.findSame(profile);
    if (same) profiles.set(same.id, same.profile);
    const knownId = savedAs.get(personId) ?? same?.id;
    const known = knownId === undefined ? undefined : profiles.get(knownId);
    const facts = known ? missingFacts(known, profile) : profile;
    const fields = Object.keys(facts).sort();
    const contactId = knownId ?? (await contacts.insert(profile, origin, now));
    if (known && fields.length > 0) {
      const merged = changed(known, facts);
      await contacts.update(contactId, merged, now);
      profiles.set(contactId, merged);
    }
    if (!savedAs.has(personId)) newlySaved.set(personId, contactId);
    if (fields.length > 0) events.push(personSaved(contactId, { created: !known, fields, personId }, now));
    ids.push(contactId);
  }
  await savedPeople.add(newlySaved);
  await new Events(scope).record(...events);
  const stored = new Map((await contacts.findMany(ids)).map((contact) => [contact.id, contact]));
  return ids.map((id) => stored.get(id)).filter((contact) => contact !== undefined);
}
