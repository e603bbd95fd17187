import { names, provisional } from "./expectation.ts";
import type { Fact } from "./fact.ts";
import { accepting, at, decided, hexId, query, rejecting, shape, someId, stated } from "./fact-tables.ts";

const list = stated("listContacts", "Endpoints: GET /contacts");
const tags = stated("listContactTags", "Endpoints: GET /contacts/tags");
const tagResource = stated("listContactTags", "Resources: Tag");
const socialUrl = decided("listContacts", "profile URL or identifier");
const tagIds = decided("listContacts", "repeated or comma-separated tag ids");

const text = { "/type": "string", "/minLength": 2, "/maxLength": 256 };
const years = { "/type": "number", "/minimum": 0, "/maximum": 80 };

export const contactsFacts: readonly Fact[] = [
  ...query(list, {
    email: { "/type": "string", "/format": "email", "/maxLength": 320 },
    firstName: text,
    lastName: text,
    phone: { "/type": "string", "/minLength": 6, "/maxLength": 64 },
    socialUrl: { "/type": "string", "/maxLength": 2048 },
    campaignId: hexId,
    tagIds: { "/type": "array", "/items/type": "string", "/maxItems": 50 },
    roleTitle: text,
    city: text,
    region: text,
    country: text,
    countryCode: { "/type": "string", "/minLength": 2, "/maxLength": 2 },
    minYearsInCurrentRole: years,
    maxYearsInCurrentRole: years,
    cursor: { "/type": "string", "/maxLength": 512 },
    includeTotal: { "/type": "boolean", "/default": false },
    page: { "/type": "integer", "/minimum": 1, "/maximum": 100, "/default": 1 },
    limit: { "/type": "integer", "/minimum": 1, "/maximum": 100, "/default": 25 },
  }),
  ...accepting(list, "/query/phone/schema", "123456", "+351 912 345 678", "(020) 79-46"),
  ...rejecting(list, "/query/phone/schema", "+12 34-5", "unknown"),
  ...accepting(list, "/query/socialUrl/schema", "https://social.example/in/ada", "ada-lovelace"),
  ...rejecting(socialUrl, "/query/socialUrl/schema", "ada lovelace"),
  ...at(socialUrl, "/query/socialUrl", { "": provisional }),
  ...accepting(list, "/query/tagIds/schema/items", someId, `${someId},${someId}`),
  ...rejecting(list, "/query/tagIds/schema/items", someId.slice(1), `${someId},none`, ""),
  ...at(tagIds, "/query/tagIds", { "/style": "form", "/explode": true, "": provisional }),
  ...at(list, "/responses/200/body", {
    "/type": "object",
    "/properties": names("items", "page", "limit", "nextCursor", "total"),
    "/required": names("items", "page", "limit", "nextCursor", "total"),
    "/properties/items/type": "array",
    "/properties/items/items/type": "object",
    "/properties/page/type": "integer",
    "/properties/limit/type": "integer",
    "/properties/nextCursor/type": ["string", "null"],
    "/properties/total/type": ["integer", "null"],
  }),
  ...at(list, "/pagination", {
    "/style": "page-and-cursor",
    "/in": "query",
    "/items": "/items",
    "/limit": "limit",
    "/page": "page",
    "/maxPage": 100,
    "/cursor": "cursor",
    "/nextCursor": "/nextCursor",
    "/total": "/total",
  }),

  ...query(tags, {
    name: { "/type": "string", "/minLength": 1, "/maxLength": 256 },
    limit: { "/type": "integer", "/minimum": 1, "/maximum": 500, "/default": 100 },
  }),
  ...at(tags, "/query/name", { "/x-trim": true }),
  ...shape(tags, "/responses/200/body", { items: [{ tagId: "string", value: "string" }], count: "integer" }),
  ...at(tags, "/responses/200/body", { "/required": names("items", "count") }),
  ...at(tagResource, "/responses/200/body/properties/items/items", { "/required": names("tagId", "value") }),
];
