import document from "@recruiting-outreach/contract/openapi.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { viewContract } from "./contract-view.ts";
import { faultOf, titleOf } from "./fact.ts";
import { facts } from "./facts.ts";
import { resolvePointer } from "./json-pointer.ts";

const schemas = "/components/schemas";
const alternative = "/body/application~1json/properties/people/properties/matchGroups/items/properties/groups/items";

/** What goes wrong in the document, where, what stands there then, and the fact that notices with what it says. */
const slips: readonly (readonly [string, string, unknown, string, string])[] = [
  [
    "an enum value is lost",
    `${schemas}/OperationQueue/enum`,
    ["social", "email", "sms"],
    "listOperations /query/queue/schema/enum",
    "lacks service and has nothing beside",
  ],
  [
    "an enum value is misspelt",
    `${schemas}/ContactImportRequest/properties/duplicateMode/enum`,
    ["overwrite", "fillmissing", "skip"],
    "importContact /body/application~1json/properties/duplicateMode/enum",
    "lacks fillMissing and has fillmissing beside",
  ],
  [
    "a bound is moved",
    `${schemas}/PeopleSearchRequest/properties/limit/maximum`,
    25,
    "searchPeople /body/application~1json/properties/limit/maximum",
    "is 25",
  ],
  [
    "a default is lost",
    `${schemas}/PeopleSearchRequest/properties/limit/default`,
    undefined,
    "searchPeople /body/application~1json/properties/limit/default",
    "is absent: /body/application~1json/properties/limit is the nearest that exists, with type, minimum, maximum, description, examples",
  ],
  [
    "a pattern is loosened",
    `${schemas}/HexId/pattern`,
    "^[a-f0-9]{24}$",
    "upsertContactNote /pathParams/noteId/schema/pattern",
    'is "^[a-f0-9]{24}$"',
  ],
  [
    "a property is missing from the required ones",
    `${schemas}/Assignment/required`,
    ["accepted", "campaignId", "contactIds", "queuedStagePositionCode"],
    "assignContactsToCampaign /responses/202/body/required",
    "lacks jobGroupId and has nothing beside",
  ],
  [
    "a property is misspelt",
    `${schemas}/Tag/properties`,
    { tagID: { type: "string" }, value: { type: "string" } },
    "listContactTags /responses/200/body/properties/items/items",
    "lacks tagId and has tagID beside",
  ],
  [
    "a type is changed",
    `${schemas}/OperationPage/properties/total/type`,
    "number",
    "listOperations /responses/200/body/properties/total",
    'has "number" at /type',
  ],
  [
    "a format is lost",
    `${schemas}/Contact/properties/createdAt/format`,
    undefined,
    "updateContact /responses/200/body/properties/contact/properties/createdAt",
    "has undefined at /format",
  ],
  [
    "null is no longer allowed",
    `${schemas}/ContactPage/properties/nextCursor/type`,
    "string",
    "listContacts /responses/200/body/properties/nextCursor/type",
    'is "string"',
  ],
  [
    "a constant is changed",
    `${schemas}/RateLimitError/properties/statusCode/const`,
    503,
    "listOperations /responses/429/body",
    "has 503 at /properties/statusCode/const",
  ],
  [
    "a status is no longer declared",
    "/paths/~1contacts~1tags/get/responses/500",
    undefined,
    "listContactTags /responses",
    "lacks 500 and has nothing beside",
  ],
  [
    "a status is declared that nobody named",
    "/paths/~1contacts~1tags/get/responses/404",
    { description: "No tags." },
    "listContactTags /responses",
    "lacks nothing and has 404 beside",
  ],
  ["an operation needs no key", "/paths/~1operations/get/security", [], "listOperations /security", "is []"],
  ["a key is needed by default", "/security", [{ ApiKey: [] }], "document /security", 'is [{"ApiKey":[]}]'],
  [
    "a decision is not marked",
    "/components/headers/RetryAfter/x-provisional",
    undefined,
    "listOperations /responses/429/headers/Retry-After",
    "carries no x-provisional, nor does anything around it",
  ],
  [
    "a rule between properties is lost",
    `${schemas}/MatchAlternative/anyOf`,
    undefined,
    `searchPeople ${alternative} rejects {}`,
    "accepts it",
  ],
  [
    "an object no longer takes unknown properties",
    `${schemas}/CompanyFilters/additionalProperties`,
    false,
    'searchPeople /body/application~1json/properties/company accepts {"extra":null}',
    "rejects it: data must NOT have additional properties",
  ],
];

function changed(pointer: string, value: unknown): unknown {
  const copy = structuredClone(document);
  const end = pointer.lastIndexOf("/");
  const parent = resolvePointer(copy, pointer.slice(0, end));
  if (!parent.found || typeof parent.value !== "object" || parent.value === null) throw new Error(`No ${pointer}.`);
  const name = pointer.slice(end + 1);
  if (value === undefined) Reflect.deleteProperty(parent.value, name);
  else Reflect.set(parent.value, name, value);
  return copy;
}

function faultsOf(contract: unknown, beginning: string): (string | undefined)[] {
  const view = viewContract(contract);
  return facts.filter((fact) => titleOf(fact).startsWith(`${beginning} `)).map((fact) => faultOf(view, fact));
}

describe("a fact", () => {
  it.each(slips)("fails when %s", (_slip, pointer, value, beginning, fault) => {
    expect(faultsOf(changed(pointer, value), beginning)).toContain(fault);
  });

  it.each(slips)("stands as long as it is not the case that %s", (_slip, _pointer, _value, beginning) => {
    const faults = faultsOf(document, beginning);
    expect([faults.length > 0, faults.filter(Boolean)]).toEqual([true, []]);
  });

  it("about an operation that is gone says that the operation itself is missing", () => {
    const view = viewContract(changed("/paths/~1operations/get", undefined));
    expect(faultOf(view, ["listOperations", "/query/limit", {}, "Limits"])).toMatch("the operation itself");
  });

  it("about absence fails when its parent is absent as well", () => {
    const absence = facts.find(([, pointer]) => pointer === "/pathParams/campaignId/schema/pattern");
    const view = viewContract(changed("/components/parameters/CampaignId/schema", undefined));
    expect(absence && faultOf(view, absence)).toBe("has no parent: /pathParams/campaignId is the nearest that exists");
  });
});
