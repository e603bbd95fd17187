import { absent, names, provisional } from "./expectation.ts";
import type { Fact } from "./fact.ts";
import { accepting, at, decided, path, plainId, query, rejecting, type Source, stated } from "./fact-tables.ts";

const enrichment = stated("enrichContact", "Endpoints: POST /contacts/{contactId}/enrichment");
const report = stated("getEnrichmentReport", "Resources: Enrichment report");
const flags = decided("enrichContact", "enrichment request");
const reportEndpoint = decided("getEnrichmentReport", "enrichment report endpoint");
const timeline = stated("listContactEvents", "Endpoints: GET /contacts/{contactId}/events");
const events = decided("listContactEvents", "query and answer of the timeline");

const json = "/body/application~1json";
const answer = "/responses/200/body";
const event = `${answer}/properties/items/items`;

function enriched(source: Source): Fact[] {
  const body = at(source, answer, {
    "/type": "object",
    "/properties": names("status", "reportId", "enrichedData"),
    "/required": names("status", "reportId"),
    "/properties/status/type": "string",
    "/properties/status/enum": absent,
    "/properties/reportId/type": "string",
    "/properties/enrichedData/type": "object",
  });
  return [...body, ...accepting(source, `${answer}/properties/enrichedData`, {}, { workEmail: "ada@engine.example" })];
}

export const enrichmentAndEventsFacts: readonly Fact[] = [
  ...path(enrichment, { contactId: plainId }),
  ...at(enrichment, "/body", { "": names("required", "application/json") }),
  ...at(enrichment, json, {
    "/type": "object",
    "/properties": names(
      "findEmail",
      "findPhone",
      "findSocialUrls",
      "enrichCareerDetails",
      "userSocialUrl",
      "emailPreference",
    ),
    "/properties/findEmail/type": "boolean",
    "/properties/findPhone/type": "boolean",
    "/properties/findSocialUrls/type": "boolean",
    "/properties/enrichCareerDetails/type": "boolean",
    "/properties/userSocialUrl/type": "string",
    "/properties/emailPreference/type": "object",
  }),
  ...at(flags, json, {
    "": provisional,
    "/properties/emailPreference": provisional,
    "/properties/emailPreference/properties": names("prefer"),
    "/properties/emailPreference/properties/prefer/type": "string",
    "/properties/emailPreference/properties/prefer/enum": names("work", "private"),
  }),
  ...accepting(
    flags,
    json,
    { findEmail: true },
    { findPhone: true },
    { findSocialUrls: true },
    { enrichCareerDetails: true },
    { findEmail: false, findPhone: true, emailPreference: { prefer: "work" } },
  ),
  ...rejecting(
    flags,
    json,
    {},
    { findEmail: false },
    { findEmail: false, findPhone: false, findSocialUrls: false, enrichCareerDetails: false },
    { findEmail: true, findFax: true },
    { findEmail: true, emailPreference: { prefer: "work", fallback: "private" } },
  ),
  ...enriched(enrichment),

  ...path(reportEndpoint, { contactId: plainId, reportId: plainId }),
  ...at(reportEndpoint, "", { "/path": provisional }),
  ...enriched(report),

  ...path(timeline, { contactId: plainId }),
  ...query(events, {
    cursor: { "/type": "string", "/maxLength": 512 },
    limit: { "/type": "integer", "/minimum": 1, "/maximum": 50, "/default": 25 },
  }),
  ...at(events, "", { "/query/cursor": provisional, "/query/limit": provisional, [answer]: provisional }),
  ...at(events, answer, {
    "/type": "object",
    "/properties": names("items", "nextCursor"),
    "/required": names("items", "nextCursor"),
    "/properties/items/type": "array",
    "/properties/nextCursor/type": ["string", "null"],
  }),
  ...at(events, event, {
    "/type": "object",
    "/properties": names("id", "kind", "category", "occurredAt", "title", "campaignId", "operationId", "data"),
    "/required": names("id", "kind", "category", "occurredAt", "title"),
    "/properties/id/type": "string",
    "/properties/kind/type": "string",
    "/properties/kind/enum": absent,
    "/properties/category/type": "string",
    "/properties/category/enum": names("email", "sms", "social", "sequence", "system"),
    "/properties/occurredAt/type": "string",
    "/properties/occurredAt/format": "date-time",
    "/properties/title/type": "string",
    "/properties/campaignId/type": "string",
    "/properties/operationId/type": "string",
    "/properties/data/type": "object",
  }),
  ...accepting(events, `${event}/properties/data`, {}, { noteId: "n1", count: 2 }),
  ...at(events, "/pagination", {
    "/style": "cursor",
    "/in": "query",
    "/items": "/items",
    "/limit": "limit",
    "/cursor": "cursor",
    "/nextCursor": "/nextCursor",
  }),
];
