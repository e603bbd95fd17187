import { openValues, person } from "./contact-fields.ts";
import { names, objectWith, provisional } from "./expectation.ts";
import type { Fact } from "./fact.ts";
import { at, decided, fieldTypes, shape, stated } from "./fact-tables.ts";

const search = stated("searchPeople", "Endpoints: POST /people/search");
const result = stated("searchPeople", "Resources: Person search result item");
const alwaysPresent = decided("searchPeople", "properties that are always present");

const answer = "/responses/200/body";
const item = `${answer}/properties/items/items`;

export const personSearchResultFacts: readonly Fact[] = [
  ...at(search, answer, {
    "/type": "object",
    "/properties": names("items", "count", "nextCursor", "totalResults", "searchStrategy"),
    "/required": names("items", "count", "nextCursor", "searchStrategy"),
    "/properties/items/type": "array",
    "/properties/count/type": "integer",
    "/properties/nextCursor/type": ["string", "null"],
    "/properties/totalResults/type": "integer",
  }),
  ...shape(search, `${answer}/properties/searchStrategy`, {
    rankingScope: "string",
    appliedTiers: ["string"],
    usedRequiredOnlyFallback: "boolean",
  }),
  ...at(search, `${answer}/properties/searchStrategy`, {
    "/required": names("rankingScope", "appliedTiers", "usedRequiredOnlyFallback"),
  }),
  ...fieldTypes(result, item, person),
  ...openValues("searchPeople", item, person),
  ...at(result, item, { "": objectWith(...Object.keys(person), "currentCompanyProfile") }),
  ...at(decided("searchPeople", "type of currentCompanyProfile"), `${item}/properties`, {
    "/currentCompanyProfile": provisional,
  }),
  ...at(alwaysPresent, item, { "/required": names("id", "contactId") }),
];
