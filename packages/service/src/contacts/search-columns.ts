import { facetsOf } from "./facets.ts";
import type { ContactProfile } from "./profile.ts";
import { tenureOf, tenureYears } from "./tenure.ts";

/** What is kept of a profile for searching. */
export interface SearchColumns {
  readonly facets: readonly string[];
  readonly tenureYears: number | null;
  readonly tenureFrom: Date | null;
  readonly tenureUntil: Date | null;
}

/** Derives it from the profile, at each write. */
export function searchColumnsOf(profile: ContactProfile, now: Date): SearchColumns {
  const tenure = tenureOf(profile);
  const grows = tenure && "from" in tenure && (tenure.until === undefined || tenure.until > now) ? tenure : undefined;
  return {
    facets: facetsOf(profile),
    tenureYears: grows ? null : (tenureYears(profile, now) ?? null),
    tenureFrom: grows?.from ?? null,
    tenureUntil: grows?.until ?? null,
  };
}
