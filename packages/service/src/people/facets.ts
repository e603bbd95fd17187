import { folded, words } from "../contacts/text.ts";

type Kind = "text" | "value" | "key";

/** What people can be searched by in words. */
export type FacetField =
  | "city"
  | "companyKey"
  | "companyKeyword"
  | "companyType"
  | "continent"
  | "country"
  | "countryCode"
  | "currentCompany"
  | "degree"
  | "education"
  | "fieldOfStudy"
  | "firstName"
  | "hqCity"
  | "hqContinent"
  | "hqCountryCode"
  | "hqSalesRegion"
  | "hqState"
  | "identity"
  | "industry"
  | "jobDescription"
  | "jobFunction"
  | "jobLevel"
  | "lastFundingType"
  | "lastName"
  | "leadInvestor"
  | "locality"
  | "naicsCode"
  | "name"
  | "previousCompany"
  | "school"
  | "sicCode"
  | "skill"
  | "state"
  | "summary"
  | "title";

/**
 * Each with the prefix of its lexemes. A text is met by words of it that stand next to each other, a value by
 * nothing but itself; neither minds case, accents and punctuation.
 */
const fields: Readonly<Record<FacetField, readonly [prefix: string, kind: Kind]>> = {
  name: ["n", "text"],
  firstName: ["fn", "text"],
  lastName: ["ln", "text"],
  title: ["t", "text"],
  jobFunction: ["jf", "value"],
  jobLevel: ["jl", "value"],
  skill: ["s", "value"],
  education: ["e", "text"],
  degree: ["d", "text"],
  school: ["sc", "text"],
  fieldOfStudy: ["f", "text"],
  jobDescription: ["jd", "text"],
  summary: ["su", "text"],
  currentCompany: ["c", "text"],
  previousCompany: ["pc", "text"],
  city: ["l", "value"],
  state: ["ls", "value"],
  country: ["lc", "value"],
  countryCode: ["cc", "value"],
  continent: ["lk", "value"],
  locality: ["lo", "value"],
  industry: ["i", "text"],
  companyType: ["ct", "text"],
  companyKeyword: ["k", "text"],
  naicsCode: ["na", "value"],
  sicCode: ["si", "value"],
  lastFundingType: ["ft", "text"],
  leadInvestor: ["li", "text"],
  hqCity: ["hl", "value"],
  hqState: ["hs", "value"],
  hqCountryCode: ["hc", "value"],
  hqContinent: ["hk", "value"],
  hqSalesRegion: ["hr", "value"],
  // Compared as they are, for whoever makes them has normalised them already.
  companyKey: ["cu", "key"],
  identity: ["id", "key"],
};

// A lexeme has at most 2046 bytes, and a character at most 4.
const maxCharacters = 500;

/** The lexemes under which a person with this value of the field is found. */
export function lexemesOf(field: FacetField, value: string): string[] {
  const [prefix, kind] = fields[field];
  const parts = kind === "text" ? [...words(value), ...pairs(words(value))] : [exact(kind, value)];
  return parts.map((part) => lexeme(prefix, part));
}

/** The lexemes that a person must have, all of them, to meet this value of the field. */
export function lexemesAskedFor(field: FacetField, value: string): string[] {
  const [prefix, kind] = fields[field];
  const [first = "", ...others] = kind === "text" ? words(value) : [exact(kind, value)];
  const parts = others.length > 0 ? pairs([first, ...others]) : [first];
  return parts.map((part) => lexeme(prefix, part));
}

function exact(kind: "value" | "key", value: string): string {
  return kind === "key" ? value : folded(value);
}

function pairs(parts: readonly string[]): string[] {
  return parts.slice(1).map((part, index) => `${parts[index]} ${part}`);
}

function lexeme(prefix: string, value: string): string {
  return `${prefix}:${value.slice(0, maxCharacters).replaceAll("\0", "")}`;
}
