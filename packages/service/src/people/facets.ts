import { folded, words } from "../contacts/text.ts";

type Kind = "text" | "name" | "value" | "key";

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
  | "nameAtCompany"
  | "previousCompany"
  | "school"
  | "sicCode"
  | "skill"
  | "state"
  | "summary"
  | "title";

/**
 * Each with the prefix of its lexemes. A text and a name are met by words of them that stand next to each other, a value by
 * nothing but itself; none of them minds case, accents and punctuation.
 */
const fields: Readonly<Record<FacetField, readonly [prefix: string, kind: Kind]>> = {
  name: ["n", "name"],
  firstName: ["fn", "name"],
  lastName: ["ln", "name"],
  nameAtCompany: ["nc", "value"],
  title: ["t", "name"],
  jobFunction: ["jf", "value"],
  jobLevel: ["jl", "value"],
  skill: ["s", "value"],
  education: ["e", "name"],
  degree: ["d", "name"],
  school: ["sc", "name"],
  fieldOfStudy: ["f", "name"],
  jobDescription: ["jd", "text"],
  summary: ["su", "text"],
  currentCompany: ["c", "name"],
  previousCompany: ["pc", "name"],
  city: ["l", "value"],
  state: ["ls", "value"],
  country: ["lc", "value"],
  countryCode: ["cc", "value"],
  continent: ["lk", "value"],
  locality: ["lo", "value"],
  industry: ["i", "name"],
  companyType: ["ct", "name"],
  companyKeyword: ["k", "name"],
  naicsCode: ["na", "value"],
  sicCode: ["si", "value"],
  lastFundingType: ["ft", "name"],
  leadInvestor: ["li", "name"],
  hqCity: ["hl", "value"],
  hqState: ["hs", "value"],
  hqCountryCode: ["hc", "value"],
  hqContinent: ["hk", "value"],
  hqSalesRegion: ["hr", "value"],
  // Compared as they are, for whoever makes them has normalised them already.
  companyKey: ["cu", "key"],
  identity: ["id", "key"],
};

/**
 * How many words next to each other are kept as one lexeme, at most. Somebody has several names of a kind, such as those of schools, of which pairs
 * of words could make up another one; to keep more of a text would cost more than it is worth.
 */
const longestRuns: Readonly<Record<Kind, number>> = { text: 2, name: 3, value: 0, key: 0 };

// A lexeme has at most 2046 bytes, and a character at most 4.
const maxCharacters = 500;

/** The lexemes under which a person with this value of the field is found. */
export function lexemesOf(field: FacetField, value: string): string[] {
  const [prefix, kind] = fields[field];
  const longest = longestRuns[kind];
  if (longest === 0) return [lexeme(prefix, exact(kind, value))];
  const known = words(value);
  const lengths = Array.from({ length: longest }, (_, index) => index + 1);
  return lengths.flatMap((length) => runs(known, length)).map((part) => lexeme(prefix, part));
}

/** The lexemes that a person must have, all of them, to meet this value of the field. */
export function lexemesAskedFor(field: FacetField, value: string): string[] {
  const [prefix, kind] = fields[field];
  const longest = longestRuns[kind];
  if (longest === 0) return [lexeme(prefix, exact(kind, value))];
  const asked = words(value);
  // What has no words is met by nobody.
  const parts = asked.length > 0 ? runs(asked, Math.min(longest, asked.length)) : [""];
  return parts.map((part) => lexeme(prefix, part));
}

function exact(kind: Kind, value: string): string {
  return kind === "key" ? value : folded(value);
}

/** So many words that stand next to each other, from each word on. */
function runs(all: readonly string[], length: number): string[] {
  return Array.from({ length: Math.max(0, all.length - length + 1) }, (_, start) =>
    all.slice(start, start + length).join(" "),
  );
}

function lexeme(prefix: string, value: string): string {
  return `${prefix}:${value.slice(0, maxCharacters).replaceAll("\0", "")}`;
}
