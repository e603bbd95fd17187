import { createHash } from "node:crypto";
import type { ContactInput } from "@recruiting-outreach/contract";
import { z } from "zod";
import { changed, changesOf } from "../../contacts/changes.ts";
import { identitiesOf } from "../../contacts/facets.ts";
import type { ContactProfile } from "../../contacts/profile.ts";
import { yearMilliseconds } from "../../contacts/tenure.ts";
import { schemaAt } from "../../http/contract-document.ts";
import { unstorableText } from "../../http/unstorable-text.ts";
import { compile, issuesOf } from "../../http/validation.ts";
import { type Issue, Problem } from "../../problems.ts";
import { fitsSearch, mostLexemeBytes } from "../lexemes.ts";
import type { Person } from "../person.ts";

const text = z.string().min(1).max(1000);
// Cells of a table are texts.
const number = z.coerce.number();
const texts = z.array(text).max(100);

const company = z.strictObject({
  name: text,
  socialUrl: text.optional(),
  website: text.optional(),
  industry: text.optional(),
  type: text.optional(),
  employeeCount: number.optional(),
  employeeCountRange: text.optional(),
  socialFollowers: number.optional(),
  revenue: number.optional(),
  naicsCode: text.optional(),
  sicCode: text.optional(),
  webTraffic: number.optional(),
  adSpend: number.optional(),
  totalFunding: number.optional(),
  lastFundingAmount: number.optional(),
  lastFundingYear: number.optional(),
  lastFundingType: text.optional(),
  leadInvestors: texts.optional(),
  keywords: texts.optional(),
  foundedYear: number.optional(),
  hq: z
    .strictObject({ city: text, state: text, countryCode: text, continent: text, salesRegion: text })
    .partial()
    .optional(),
});

const record = z.looseObject({
  id: z
    .string()
    .regex(/^[0-9a-f]{24}$/, "must be 24 hexadecimal characters")
    .optional(),
  company: company.optional(),
  jobFunction: text.optional(),
  jobLevel: text.optional(),
  connections: number.min(0).optional(),
});

const isContact = compile("querystring", schemaAt("/components/schemas/ContactInput"));

/** A person of a file: the contact fields, and beside them `id`, `company`, `jobFunction`, `jobLevel` and `connections`. */
export type ReadPerson = { readonly person: Person } | { readonly problems: readonly string[] };

/** Judges what stands in a file, and makes a person of it. Somebody without an id gets one that follows from their addresses or their name. */
export function readPerson(value: unknown): ReadPerson {
  const parsed = record.safeParse(value);
  if (!parsed.success) {
    return { problems: parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`.trim()) };
  }
  const { id, company: employer, jobFunction, jobLevel, connections = 0, ...fields } = parsed.data;
  if (!isContact(fields)) return { problems: issuesOf(isContact.errors, "").map(said) };
  const unstorable = unstorableText(value, "");
  if (unstorable) return { problems: [said(unstorable)] };
  try {
    const profile = dated(changed({}, changesOf(fields as ContactInput, "")));
    const known = employer ? { currentCompany: employer.name, ...profile } : profile;
    const company = { ...employerOf(profile), ...employer };
    const person = { id: id ?? idOf(known), profile: known, company, jobFunction, jobLevel, connections };
    if (!fitsSearch(person)) return { problems: [`holds more than ${mostLexemeBytes} bytes of words to be found by`] };
    return { person };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { problems: error.issues.map(said) };
  }
}

/** Years with the company would grow old, so the time since which they count is kept. */
function dated({ currentCompanyTenureYears: years, ...profile }: ContactProfile): ContactProfile {
  if (years === undefined || profile.currentCompanyFrom !== undefined) return profile;
  return { ...profile, currentCompanyFrom: new Date(Date.now() - years * yearMilliseconds).toISOString() };
}

/** What the fields of a contact tell of the company. */
function employerOf({
  currentCompany,
  currentCompanySocialUrl,
  currentCompanyUrl,
  industry,
}: ContactProfile): Person["company"] {
  return { name: currentCompany ?? "", socialUrl: currentCompanySocialUrl, website: currentCompanyUrl, industry };
}

function idOf(profile: ContactProfile): string {
  const { firstName, lastName, currentCompany } = profile;
  const [identity = `${firstName} ${lastName} ${currentCompany}`] = identitiesOf(profile);
  return createHash("sha256").update(`imported person ${identity}`).digest("hex").slice(0, 24);
}

function said({ path, message }: Issue): string {
  return `${path.replace(/^\./, "")} ${message}`;
}
