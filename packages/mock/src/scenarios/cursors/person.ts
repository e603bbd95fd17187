import type { Contact, PersonSearchResult } from "@recruiting-outreach/contract";

/** A contact as the search that found it shows the person. */
export function toPerson({ id, ...contact }: Contact): PersonSearchResult {
  const { previousTitle, previousCompany, tags, currentCampaign, source, sourceType, unsubscribed, ...person } =
    contact;
  return { id: id.replace("66f1c0de5a7b3c0012ab", "6730d17ec0de5a7b3c00"), contactId: id, ...person };
}
