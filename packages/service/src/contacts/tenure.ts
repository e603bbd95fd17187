import type { ContactProfile } from "./profile.ts";

/** Milliseconds of a year, leap days spread over all years. */
export const yearMilliseconds: number = 365.25 * 86_400_000;

/** How long somebody has been with the current company: a number of years, or a span that may still go on. */
export type Tenure =
  | { readonly years: number }
  | { readonly from: Date /** Undefined when no end is known. */; readonly until: Date | undefined };

/** What a profile says of the time with the current company. A number of years goes before the dates. */
export function tenureOf(profile: ContactProfile): Tenure | undefined {
  const { currentCompanyTenureYears, currentCompanyFrom, currentCompanyTo } = profile;
  if (currentCompanyTenureYears !== undefined) return { years: currentCompanyTenureYears };
  if (currentCompanyFrom === undefined) return undefined;
  return {
    from: new Date(currentCompanyFrom),
    until: currentCompanyTo === undefined ? undefined : new Date(currentCompanyTo),
  };
}

/** Years with the current company at a moment; never negative. */
export function tenureYears(profile: ContactProfile, now: Date): number | undefined {
  const tenure = tenureOf(profile);
  if (!tenure || "years" in tenure) return tenure?.years;
  const end = tenure.until && tenure.until < now ? tenure.until : now;
  return Math.max(0, end.getTime() - tenure.from.getTime()) / yearMilliseconds;
}
