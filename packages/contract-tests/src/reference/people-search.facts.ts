import { absent, names, objectOf, provisional } from "./expectation.ts";
import type { Fact } from "./fact.ts";
import { accepting, at, decided, rejecting, stated } from "./fact-tables.ts";
import { type Filters, filters, jobTitleFilter, numberRange, stringList, valueFilter } from "./search-filters.ts";

const search = stated("searchPeople", "Endpoints: POST /people/search");
const limits = stated("searchPeople", "Limits");
const location = decided("searchPeople", "location entry of a search");
const radius = decided("searchPeople", "search around a city");
const similar = decided("searchPeople", "search for similar people");
const filterForm = decided("searchPeople", "value filter and job-title filter");
const unknown = decided("searchPeople", "unknown properties of a search");

const json = "/body/application~1json";
const company = `${json}/properties/company`;
const people = `${json}/properties/people`;

const companyFields: Filters = {
  social_url: stringList,
  name: valueFilter,
  currentCompany: valueFilter,
  previousCompany: valueFilter,
  industry: valueFilter,
  type: valueFilter,
  employee_range: stringList,
  employee_count: numberRange,
  revenue: numberRange,
  naics_code: valueFilter,
  sic_code: valueFilter,
  web_traffic: numberRange,
  ad_spend: numberRange,
  total_funding: numberRange,
  last_funding_amount: numberRange,
  last_funding_year: numberRange,
  last_funding_type: valueFilter,
  lead_investors: valueFilter,
  keywords: valueFilter,
  founded_year: numberRange,
};

const headquartersFields: Filters = {
  city: valueFilter,
  state: valueFilter,
  country_code: stringList,
  continent: stringList,
  sales_region: stringList,
};

const peopleFields: Filters = {
  name: valueFilter,
  firstName: valueFilter,
  lastName: valueFilter,
  job_title: jobTitleFilter,
  title: jobTitleFilter,
  job_function: stringList,
  job_level: stringList,
  currentCompany: valueFilter,
  previousCompany: valueFilter,
  tenure: numberRange,
  yearsAtCurrentCompany: numberRange,
  totalYearsExperience: numberRange,
  skills: valueFilter,
  education: valueFilter,
  degree: valueFilter,
  school: valueFilter,
  fieldOfStudy: valueFilter,
  jobDescriptionKeywords: valueFilter,
  summaryKeywords: valueFilter,
};

const locationEntry = objectOf({
  city: { type: "string" },
  state: { type: "string" },
  country: { type: "string" },
  country_code: { type: "string" },
  continent: { type: "string" },
});

const profileUrl = { "/type": "string", "/minLength": 3, "/maxLength": 2048 };

export const peopleSearchFacts: readonly Fact[] = [
  ...at(search, "/body", { "": names("required", "application/json") }),
  ...at(search, json, {
    "/type": "object",
    "/properties": names("company", "people", "locations", "similarTo", "radiusAroundCity", "cursor", "limit"),
    "/required": absent,
    "/x-trim": true,
    "/properties/company/type": "object",
    "/properties/people/type": "object",
    "/properties/locations/type": "array",
    "/properties/similarTo/type": "object",
    "/properties/radiusAroundCity/type": "object",
    "/properties/cursor/type": "string",
    "/properties/limit/type": "integer",
  }),
  ...at(limits, json, {
    "/properties/locations/maxItems": 25,
    "/properties/people/properties/locations/maxItems": 25,
    "/properties/people/properties/min_connections/minimum": 0,
    "/properties/people/properties/min_connections/maximum": 500,
    "/properties/cursor/maxLength": 512,
    "/properties/limit/minimum": 1,
    "/properties/limit/maximum": 20,
    "/properties/limit/default": 10,
  }),
  ...accepting(search, json, {}, { limit: 20 }, { company: {}, people: {}, locations: [] }),

  ...at(search, company, { "/properties": names(...Object.keys(companyFields), "min_social_followers", "hq") }),
  ...filters(search, company, companyFields),
  ...at(search, company, { "/properties/min_social_followers/type": "number", "/properties/hq/type": "object" }),
  ...at(search, `${company}/properties/hq`, { "/properties": names(...Object.keys(headquartersFields)) }),
  ...filters(search, `${company}/properties/hq`, headquartersFields),
  ...accepting(
    search,
    company,
    { extra: null },
    { extra: [1, "two", { three: true }] },
    { hq: { extra: { deep: [] } } },
  ),

  ...at(search, people, {
    "/properties": names(
      ...Object.keys(peopleFields),
      "profileUrl",
      "socialUrl",
      "min_connections",
      "locations",
      "matchGroups",
    ),
    "/properties/min_connections/type": "number",
    "/properties/locations/type": "array",
    "/properties/matchGroups/type": "array",
  }),
  ...filters(search, people, peopleFields),
  ...at(search, `${people}/properties/profileUrl`, profileUrl),
  ...at(search, `${people}/properties/socialUrl`, profileUrl),

  ...at(filterForm, `${people}/properties/skills`, { "": provisional }),
  ...at(filterForm, `${people}/properties/title`, { "": provisional }),
  ...accepting(filterForm, `${people}/properties/skills`, { include: ["Java"], boost: 2 }),
  ...accepting(filterForm, `${people}/properties/title`, { include: ["CTO"], exact: true }),

  ...at(location, json, {
    "/properties/locations/items/properties": provisional,
    "/properties/locations/items": locationEntry,
    "/properties/people/properties/locations/items": locationEntry,
  }),
  ...accepting(location, `${json}/properties/locations`, [{ city: "Lisbon", postalCode: "1000" }]),
  ...at(radius, `${json}/properties/radiusAroundCity`, {
    "": objectOf({
      city: { type: "string" },
      state: { type: "string" },
      country_code: { type: "string" },
      radius_km: { type: "number", minimum: 1, maximum: 500 },
    }),
    "/properties/city": provisional,
    "/required": names("city", "radius_km"),
  }),
  ...rejecting(radius, `${json}/properties/radiusAroundCity`, { city: "Lisbon", radius_km: 10, unit: "km" }),
  ...at(similar, `${json}/properties/similarTo`, {
    "": objectOf({ profileUrl: { type: "string" }, contactId: { type: "string" } }),
    "/properties/profileUrl": provisional,
  }),
  ...accepting(
    similar,
    `${json}/properties/similarTo`,
    { profileUrl: "https://social.example/in/ada" },
    { contactId: "c1", weight: 2 },
  ),
  ...rejecting(similar, `${json}/properties/similarTo`, {}, { weight: 2 }),
  ...rejecting(
    unknown,
    json,
    { query: "java" },
    { people: { nickname: { include: ["Ada"] } } },
    { people: { tenure: { min: 1, average: 2 } } },
    { people: { matchGroups: [{ label: "any", groups: [{ skills: { include: ["Java"] } }] }] } },
    { people: { matchGroups: [{ groups: [{ skills: { include: ["Java"] }, hobby: { include: ["Go"] } }] }] } },
  ),
  ...at(search, "/pagination", {
    "/style": "cursor",
    "/in": "body",
    "/items": "/items",
    "/limit": "limit",
    "/cursor": "cursor",
    "/nextCursor": "/nextCursor",
    "/total": "/totalResults",
  }),
  ...at(limits, "/paid", { "/creditsPerItem": 20 }),
  ...at(search, "/paid", { "/items": "/items", "/reserve": "limit" }),
];
