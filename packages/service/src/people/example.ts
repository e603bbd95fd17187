import type { ContactProfile } from "../contacts/profile.ts";
import { Contacts } from "../data/contacts.ts";
import type { Tenancy } from "../data/tenancy.ts";
import { invalidRequest } from "../problems.ts";
import type { PeopleDirectory } from "./directory.ts";
import { isComparable } from "./similar-criteria.ts";

/**
 * The person whom others are to be like. A contact goes before a profile when both are named.
 *
 * @throws Problem INVALID_REQUEST when nobody is known there, or too little of whoever it is
 */
export async function exampleOf(
  { contactId, profileUrl }: { readonly contactId?: string; readonly profileUrl?: string },
  workgroupId: string,
  { tenancy, directory }: { tenancy: Tenancy; directory: PeopleDirectory },
): Promise<ContactProfile> {
  const path = contactId === undefined ? "body.similarTo.profileUrl" : "body.similarTo.contactId";
  const profile =
    contactId === undefined
      ? (await directory.lookUp({ socialUrls: [profileUrl ?? ""] }))?.profile
      : (await tenancy.read(workgroupId, (scope) => new Contacts(scope).find(contactId)))?.profile;
  if (!profile)
    throw invalidRequest([
      { path, message: "is nobody who is known; name a contact or somebody whom a search has found" },
    ]);
  if (!isComparable(profile)) {
    throw invalidRequest([{ path, message: "has neither title nor skills to compare; enrich the contact first" }]);
  }
  return profile;
}
