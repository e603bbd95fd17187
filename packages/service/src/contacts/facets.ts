import { createHash } from "node:crypto";
import type { Location } from "@recruiting-outreach/contract";
import { digitsOf, e164, nationalDigitsOf } from "./phone.ts";
import type { ContactProfile } from "./profile.ts";
import { socialHandle, socialKey } from "./social-key.ts";
import { folded, words } from "./text.ts";

/** What a contact can be found by. */
export type FacetKind =
  | "city"
  | "country"
  | "countryCode"
  | "currentTitle"
  | "digits"
  | "e164"
  | "email"
  | "firstName"
  | "handle"
  | "lastName"
  | "phone"
  | "previousTitle"
  | "region"
  | "social";

/** Shorter runs of digits are too common to be looked for. */
const fewestDigits = 6;
/** Longer beginnings are hardly shared. */
const sharedLengths = [6, 7, 8];
const mostBytes = 255;

/** A value that a contact can be found by, in the form in which it is kept and looked for. An index has no room for a long one, so that is hashed. */
export function facet(kind: FacetKind, value: string): string {
  const fits = Buffer.byteLength(value) <= mostBytes;
  return `${kind}:${fits ? value : `#${createHash("sha256").update(value).digest("base64url")}`}`;
}

/** Everything that a contact with this profile can be found by. */
export function facetsOf(profile: ContactProfile): string[] {
  return [
    ...identitiesOf(profile),
    ...names("firstName", profile.firstName),
    ...names("lastName", profile.lastName),
    ...phonesOf(profile).flatMap((number) => phoneFacets(number, profile.location?.countryCode)),
    ...(profile.socialUrls ?? [])
      .map(socialHandle)
      .filter(isKnown)
      .map((handle) => facet("handle", handle)),
    ...words(profile.currentTitle ?? "").map((word) => facet("currentTitle", word)),
    ...words(profile.previousTitle ?? "").map((word) => facet("previousTitle", word)),
    ...places(profile, "city"),
    ...places(profile, "region"),
    ...places(profile, "country"),
    ...places(profile, "countryCode"),
  ];
}

/** What tells one person from another: two contacts that share one of these are the same person. In order, so that all lock them alike. */
export function identitiesOf(profile: ContactProfile): string[] {
  const emails = [profile.workEmail, profile.privateEmail, ...(profile.otherEmails ?? [])];
  const numbers = phonesOf(profile).map((number) => e164(number, profile.location?.countryCode));
  const addresses = (profile.socialUrls ?? []).map(socialKey);
  return [
    ...new Set([
      ...emails.filter(isKnown).map((email) => facet("email", email.toLowerCase())),
      ...numbers.filter(isKnown).map((number) => facet("e164", number)),
      ...addresses.filter(isKnown).map((address) => facet("social", address)),
    ]),
  ].sort();
}

/**
 * The end of a number from each of its digits on, so that any run of digits is the beginning of one of them. How it begins is shared by many, and
 * kept by itself as well, so that the database can tell how many.
 */
function phoneFacets(number: string, country: string | undefined): string[] {
  const digits = digitsOf(number);
  const ends = Array.from({ length: Math.max(0, digits.length - fewestDigits + 1) }, (_, start) => digits.slice(start));
  const beginnings = [digits, nationalDigitsOf(number, country) ?? ""]
    .filter((whole) => digits.includes(whole))
    .flatMap((whole) =>
      sharedLengths.filter((length) => length <= whole.length).map((length) => whole.slice(0, length)),
    );
  return [facet("phone", number), ...[...ends, ...beginnings].map((run) => facet("digits", run))];
}

function phonesOf(profile: ContactProfile): string[] {
  const { workPhone, privatePhone, workMobilePhone, privateMobilePhone, otherPhones, otherMobilePhones } = profile;
  const all = [workPhone, privatePhone, workMobilePhone, privateMobilePhone, otherPhones, otherMobilePhones];
  return all.flat().filter(isKnown);
}

/** Names are looked for by how they begin, so they are cut and not hashed. */
function names(kind: "firstName" | "lastName", name: string | undefined): string[] {
  return name === undefined ? [] : [facet(kind, beginning(folded(name)))];
}

/** The part of a name that it is looked for by. */
export function beginning(name: string): string {
  return name.slice(0, 60);
}

/** Where the person lives, or else where the roles are. */
function places(profile: ContactProfile, part: keyof Location & FacetKind): string[] {
  const home = profile.location?.[part];
  const known = home === undefined ? profile.experiences?.map(({ location }) => location?.[part]) : [home];
  return (known ?? []).filter(isKnown).map((place) => facet(part, folded(place)));
}

function isKnown(value: string | undefined): value is string {
  return value !== undefined && value !== "";
}
