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
/** UTF-16 units, each of which takes at most 3 of the 2046 bytes of a lexeme. */
const mostOfName = 500;

/** A value that a contact can be found by, in the form in which it is kept and looked for. An index has no room for a long one, so that is hashed. */
export function facet(kind: FacetKind, value: string): string {
  const fits = Buffer.byteLength(value) <= mostBytes;
  return `${kind}:${fits ? value : `#${createHash("sha256").update(value).digest("base64url")}`}`;
}

/** Everything that a contact with this profile can be found by. */
export function facetsOf(profile: ContactProfile): string[] {
  return [
    ...identitiesOf(profile),
    ...[profile.firstName].filter(isKnown).map((name) => nameFacet("firstName", name)),
    ...[profile.lastName].filter(isKnown).map((name) => nameFacet("lastName", name)),
    ...phonesOf(profile).flatMap((number) => phoneFacets(number, profile.location?.countryCode)),
    ...(profile.socialUrls ?? [])
      .map(socialHandle)
      .filter(isKnown)
      .map((handle) => facet("handle", handle)),
    ...titleFacets("currentTitle", profile.currentTitle ?? ""),
    ...titleFacets("previousTitle", profile.previousTitle ?? ""),
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
      ...emails.filter(isAddress).map((email) => facet("email", email.toLowerCase())),
      ...numbers.filter(isKnown).map((number) => facet("e164", number)),
      ...addresses.filter(isKnown).map((address) => facet("social", address)),
    ]),
  ].sort();
}

/**
 * The end of a number from each of its digits on, as it is written and in E.164 form, so that any run of digits is the beginning of one of them. How
 * it begins is shared by many, and kept by itself as well, so that the database can tell how many.
 */
function phoneFacets(number: string, country: string | undefined): string[] {
  const digits = digitsOf(number);
  const international = digitsOf(e164(number, country) ?? "");
  const forms = digits.includes(international) ? [digits] : [digits, international];
  const beginnings = [...forms, nationalDigitsOf(number, country) ?? ""].flatMap((form) =>
    sharedLengths.filter((length) => length <= form.length).map((length) => form.slice(0, length)),
  );
  return [facet("phone", number), ...[...forms.flatMap(endsOf), ...beginnings].map((run) => facet("digits", run))];
}

function endsOf(digits: string): string[] {
  return Array.from({ length: Math.max(0, digits.length - fewestDigits + 1) }, (_, start) => digits.slice(start));
}

function phonesOf(profile: ContactProfile): string[] {
  const { workPhone, privatePhone, workMobilePhone, privateMobilePhone, otherPhones, otherMobilePhones } = profile;
  const all = [workPhone, privatePhone, workMobilePhone, privateMobilePhone, otherPhones, otherMobilePhones];
  return all.flat().filter(isKnown);
}

/** Names are looked for by how they begin, so a long one is cut and not hashed. */
export function nameFacet(kind: "firstName" | "lastName", name: string): string {
  return `${kind}:${folded(name).slice(0, mostOfName)}`;
}

/** The words of a title, and all of them in a row: from words that often come together the database could not tell how many have the title. */
function titleFacets(kind: "currentTitle" | "previousTitle", title: string): string[] {
  const all = words(title);
  return all.length === 0 ? [] : [...all, all.join(" ")].map((part) => facet(kind, part));
}

/** Where the person lives, or else where the roles are. */
function places(profile: ContactProfile, part: keyof Location & FacetKind): string[] {
  const home = profile.location?.[part];
  const known = home === undefined ? profile.experiences?.map(({ location }) => location?.[part]) : [home];
  return (known ?? []).filter(isKnown).map((place) => facet(part, folded(place)));
}

/** What people write for want of an address, such as `n/a`, is no address. */
function isAddress(email: string | undefined): email is string {
  return email !== undefined && /^[^\s@]+@[^\s@]+$/.test(email);
}

function isKnown(value: string | undefined): value is string {
  return value !== undefined && value !== "";
}
