import type { ContactProfile } from "../contacts/profile.ts";
import { folded } from "../contacts/text.ts";

/** Facts that only hold together with the employer that they were found with. */
const factsOfEmployment: ReadonlySet<keyof ContactProfile> = new Set([
  "currentTitle",
  "currentCompany",
  "currentCompanyFrom",
  "currentCompanyTo",
  "currentCompanyTenureYears",
  "currentCompanyUrl",
  "currentCompanySocialUrl",
  "industry",
]);

/** What the directory has found of a contact that was not known. Of another employer than the known one it tells nothing. */
export function missingFacts(known: ContactProfile, found: ContactProfile): ContactProfile {
  const employerDiffers =
    known.currentCompany !== undefined &&
    folded(known.currentCompany) !== folded(found.currentCompany ?? known.currentCompany);
  const missing = (Object.keys(found) as (keyof ContactProfile)[]).filter(
    (field) => known[field] === undefined && !(employerDiffers && factsOfEmployment.has(field)),
  );
  return Object.fromEntries(missing.map((field) => [field, found[field]]));
}
