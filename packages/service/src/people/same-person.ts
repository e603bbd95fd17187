import { identitiesOf } from "../contacts/facets.ts";
import type { ContactProfile } from "../contacts/profile.ts";
import { type Criteria, values } from "./criteria.ts";

/**
 * Whoever has an address in common with the profile or, where it has none, bears the same name at the same company. Asks for nothing when too
 * little is known.
 *
 * @param use - whether that person is wanted, or anybody else
 */
export function samePerson(profile: ContactProfile, use: "include" | "exclude"): Criteria {
  const identities = identitiesOf(profile);
  if (identities.length > 0) return values("identity", { [use]: identities });
  return values("nameAtCompany", { [use]: namesAtCompanies(profile, [profile.currentCompany]) });
}

/** What tells apart those of whom no address is known. */
export function namesAtCompanies(
  { firstName, lastName }: ContactProfile,
  companies: readonly (string | undefined)[],
): string[] {
  if (firstName === undefined || lastName === undefined) return [];
  return companies.flatMap((company) => (company ? [[firstName, lastName, company].join("/")] : []));
}
