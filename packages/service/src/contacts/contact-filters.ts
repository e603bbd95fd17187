import type { operations } from "@recruiting-outreach/contract";
import { allOf, anyOf, type FacetQuery, has, hasBeginning } from "./facet-query.ts";
import { type FacetKind, facet, nameFacet } from "./facets.ts";
import { digitsOf, e164 } from "./phone.ts";
import { socialHandle, socialKey } from "./social-key.ts";
import { folded, words } from "./text.ts";

type Query = NonNullable<operations["listContacts"]["parameters"]["query"]>;

/** What narrows a list of contacts. */
export type ContactFilters = Omit<Query, "page" | "limit" | "cursor" | "includeTotal">;

/** No contact has this. */
const nobody = has("nobody");

/** The filters that look for something in the profile, as one question; undefined when there are none. */
export function facetQueryOf(filters: ContactFilters): FacetQuery | undefined {
  const { email, firstName, lastName, phone, socialUrl, roleTitle, city, region, country, countryCode } = filters;
  return allOf([
    ...given(email, (address) => exactly("email", address.trim().toLowerCase())),
    ...given(firstName, (name) => beginningWith("firstName", name)),
    ...given(lastName, (name) => beginningWith("lastName", name)),
    ...given(phone, numberIs),
    ...given(socialUrl, profileIs),
    ...given(roleTitle, titleHolds),
    ...given(city, (place) => exactly("city", folded(place))),
    ...given(region, (place) => exactly("region", folded(place))),
    ...given(country, (place) => exactly("country", folded(place))),
    ...given(countryCode, (code) => exactly("countryCode", folded(code))),
  ]);
}

function given(value: string | undefined, ask: (value: string) => FacetQuery): FacetQuery[] {
  return value === undefined ? [] : [ask(value)];
}

function exactly(kind: FacetKind, value: string): FacetQuery {
  return value === "" ? nobody : has(facet(kind, value));
}

function beginningWith(kind: "firstName" | "lastName", name: string): FacetQuery {
  return folded(name) === "" ? nobody : hasBeginning(nameFacet(kind, name));
}

/** The number as it is stored, the same number in E.164 form, or one with these digits in a row. */
function numberIs(number: string): FacetQuery {
  const international = e164(number);
  return (
    anyOf([
      exactly("phone", number.trim()),
      ...(international === undefined ? [] : [exactly("e164", international)]),
      hasBeginning(facet("digits", digitsOf(number))),
    ]) ?? nobody
  );
}

function profileIs(address: string): FacetQuery {
  const key = socialKey(address);
  return key === undefined ? exactly("handle", socialHandle(address)) : exactly("social", key);
}

/** All words of the title stand in the current one, or all of them in the previous one. */
function titleHolds(title: string): FacetQuery {
  const all = words(title);
  const inTitle = (kind: FacetKind) => [
    allOf(all.map((word) => exactly(kind, word))) ?? nobody,
    // Nobody else has it, but the database knows how many do.
    exactly(kind, all.join(" ")),
  ];
  return anyOf([...inTitle("currentTitle"), ...inTitle("previousTitle")]) ?? nobody;
}
