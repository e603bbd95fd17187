import { names, objectWith } from "./expectation.ts";
import type { Fact } from "./fact.ts";
import { accepting, at, decided, rejecting, stated } from "./fact-tables.ts";
import { type Filters, filters, jobTitleFilter, valueFilter } from "./search-filters.ts";

const search = stated("searchPeople", "Endpoints: POST /people/search");
const limits = stated("searchPeople", "Limits");
const unknown = decided("searchPeople", "unknown properties of a search");

const matchGroups = "/body/application~1json/properties/people/properties/matchGroups";
const alternative = `${matchGroups}/items/properties/groups/items`;

const evidence: Filters = {
  title: jobTitleFilter,
  job_title: jobTitleFilter,
  skills: valueFilter,
  jobDescriptionKeywords: valueFilter,
  summaryKeywords: valueFilter,
  education: valueFilter,
  degree: valueFilter,
  school: valueFilter,
  fieldOfStudy: valueFilter,
  currentCompany: valueFilter,
  previousCompany: valueFilter,
};

const companyEvidence: Filters = { industry: valueFilter, keywords: valueFilter, name: valueFilter };

function filledIn(filter: object): object[] {
  const plain = Object.keys(evidence).map((name) => ({ [name]: filter }));
  const ofCompany = Object.keys(companyEvidence).map((name) => ({ company: { [name]: filter } }));
  return [...plain, ...ofCompany];
}

export const matchGroupFacts: readonly Fact[] = [
  ...at(limits, matchGroups, {
    "/maxItems": 10,
    "/items/properties/groups/minItems": 1,
    "/items/properties/groups/maxItems": 20,
  }),
  ...at(search, `${matchGroups}/items`, {
    "/type": "object",
    "/properties": names("name", "operator", "groups"),
    "/required": names("groups"),
    "/properties/name/type": "string",
    "/properties/name/minLength": 1,
    "/properties/name/maxLength": 200,
    "/properties/operator/const": "must_match_one_group",
    "/properties/operator/default": "must_match_one_group",
    "/properties/groups/type": "array",
  }),
  ...at(search, alternative, {
    "": objectWith(...Object.keys(evidence), "company"),
    "/properties/company": objectWith(...Object.keys(companyEvidence)),
  }),
  ...filters(search, alternative, evidence),
  ...filters(search, `${alternative}/properties/company`, companyEvidence),

  ...accepting(search, alternative, ...filledIn({ include: ["x"] })),
  ...accepting(search, alternative, { skills: { preferred: ["x"] } }, { skills: { exclude: ["x"] } }),
  ...accepting(search, alternative, { company: { keywords: { preferred: ["x"] } } }),
  ...accepting(search, alternative, { company: { industry: { exclude: ["x"] } } }),
  ...accepting(search, alternative, { title: { include: ["x"] }, school: { include: [] } }),
  ...accepting(search, alternative, { skills: { include: ["x".repeat(257)] } }),
  ...accepting(search, alternative, { skills: { include: ["x"] }, company: {} }),

  ...rejecting(unknown, alternative, { skills: { include: ["x"] }, hobby: { include: ["x"] } }),
  ...rejecting(unknown, alternative, { company: { keywords: { include: ["x"] }, type: { include: ["x"] } } }),
  ...rejecting(search, alternative, {}, { company: {} }),
  ...rejecting(search, alternative, ...filledIn({ include: [], preferred: [], exclude: [] })),
  ...rejecting(search, alternative, { skills: {} }, { skills: { boost: ["x"] } }, { title: {}, company: { name: {} } }),
];
