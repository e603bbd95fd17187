import { isDeepStrictEqual } from "node:util";
import type { ContactInput } from "@recruiting-outreach/contract";
import { type Issue, invalidRequest } from "../problems.ts";
import type { ContactProfile } from "./profile.ts";

/** What a caller sent of a contact, cleaned. A field with null is to be cleared. */
export type ContactChanges = { readonly [Field in keyof ContactProfile]: ContactProfile[Field] | null };

/** Fields that hold a moment, wherever they stand in a contact. */
const moments: ReadonlySet<string> = new Set(["currentCompanyFrom", "currentCompanyTo", "from", "to", "date"]);

/**
 * Cleans what a caller sent: blanks at both ends of texts go, and what is then empty counts as null; moments are written in UTC.
 *
 * @param path - where the fields stand in the request, as in `body.contact`
 * @throws Problem INVALID_REQUEST for a moment that there is not
 */
export function changesOf(input: ContactInput, path: string): ContactChanges {
  const issues: Issue[] = [];
  const changes = Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, cleaned(value, field, `${path}.${field}`, issues) ?? null]),
  );
  const [first, ...others] = issues;
  if (first) throw invalidRequest([first, ...others]);
  return changes as ContactChanges;
}

/** A profile after changes. */
export function changed(profile: ContactProfile, changes: ContactChanges): ContactProfile {
  return Object.fromEntries(
    Object.entries({ ...profile, ...changes }).filter(([, value]) => value !== null),
  ) as ContactProfile;
}

/** A profile with the changes to those fields that are not known yet. */
export function filled(profile: ContactProfile, changes: ContactChanges): ContactProfile {
  return { ...changed({}, changes), ...profile };
}

/** Names of the fields that are not the same in both. */
export function differingFields(one: ContactProfile, other: ContactProfile): string[] {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]) as ReadonlySet<keyof ContactProfile>;
  return [...fields].filter((field) => !isDeepStrictEqual(one[field], other[field])).sort();
}

/** A value without what is blank in it; undefined when nothing is left. */
function cleaned(value: unknown, name: string, path: string, issues: Issue[]): unknown {
  if (typeof value === "string") {
    const text = value.trim();
    return text !== "" && moments.has(name) ? moment(text, path, issues) : text || undefined;
  }
  if (Array.isArray(value)) {
    const entries = value.map((entry, index) => cleaned(entry, name, `${path}.${index}`, issues)).filter(isLeft);
    return entries.length > 0 ? entries : undefined;
  }
  if (typeof value !== "object" || value === null) return value ?? undefined;
  const entries = Object.entries(value)
    .map(([key, entry]) => [key, cleaned(entry, key, `${path}.${key}`, issues)] as const)
    .filter(([, entry]) => isLeft(entry));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function isLeft(value: unknown): boolean {
  return value !== undefined;
}

function moment(text: string, path: string, issues: Issue[]): string | undefined {
  // Written in any other way, a year before 100 would be taken for one of the 20th or 21st century.
  const date = new Date(text.toUpperCase().replace(/\s/, "T"));
  const year = date.getUTCFullYear();
  if (year >= 1 && year <= 9999) return date.toISOString();
  issues.push({ path, message: "must be a moment of the years 1 to 9999, best written as in 2026-03-01T00:00:00Z" });
  return undefined;
}
