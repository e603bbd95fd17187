import { absent, names, provisional } from "./expectation.ts";
import type { Fact } from "./fact.ts";
import { accepting, at, decided, path, plainId, query, rejecting, type Shape, shape, stated } from "./fact-tables.ts";

const list = decided("listCampaigns", "query and answer of the campaign list");
const listItem = "/responses/200/body/properties/items/items";
const detail = decided("getCampaign", "answer of one campaign");
const detailBody = "/responses/200/body";
const operationCounts = `${detailBody}/properties/analysis/properties/operationCounts`;
const assignment = stated("assignContactsToCampaign", "Endpoints: POST /campaigns/{campaignId}/contacts");
const assignedIds = decided("assignContactsToCampaign", "number and form of the assigned ids");
const assignmentBody = "/body/application~1json";

const summary: Shape = {
  campaignId: "string",
  name: "string",
  active: "boolean",
  stageCount: "integer",
  contactCount: "integer",
  createdAt: "date-time",
  updatedAt: "date-time",
};

const campaign: Shape = {
  ...summary,
  stages: [
    { stagePositionCode: "string", queue: "string", codename: "string", title: "string", delayMinutes: "integer" },
  ],
  timeframe: { timeZone: "string", days: ["string"], start: "string", end: "string" },
  analysis: { contactCount: "integer", operationCounts: "object" },
};

export const campaignsFacts: readonly Fact[] = [
  ...query(list, {
    active: { "/type": "boolean" },
    page: { "/type": "integer", "/minimum": 1, "/maximum": 100 },
    limit: { "/type": "integer", "/minimum": 1, "/maximum": 100, "/default": 25 },
  }),
  ...at(list, "", {
    "/query/active": provisional,
    "/query/page": provisional,
    "/query/limit": provisional,
    "/responses/200/body": provisional,
  }),
  ...shape(list, "/responses/200/body", {
    items: [summary],
    page: "integer",
    limit: "integer",
    count: "integer",
    total: "integer",
  }),
  ...at(list, "/responses/200/body", { "/required": names("items", "page", "limit", "count", "total") }),
  ...at(list, listItem, { "/required": names(...Object.keys(summary)) }),
  ...at(list, "/pagination", {
    "/style": "page",
    "/in": "query",
    "/items": "/items",
    "/limit": "limit",
    "/page": "page",
    "/maxPage": 100,
    "/total": "/total",
  }),

  ...path(stated("getCampaign", "Endpoints: GET /campaigns/{campaignId}"), { campaignId: plainId }),
  ...at(detail, detailBody, { "": provisional, "/required": names(...Object.keys(campaign)) }),
  ...shape(detail, detailBody, campaign),
  ...at(detail, `${detailBody}/properties`, {
    "/stages/items/required": names("stagePositionCode", "queue", "codename", "title", "delayMinutes"),
    "/timeframe/required": names("timeZone", "days", "start", "end"),
    "/analysis/required": names("contactCount", "operationCounts"),
  }),
  ...accepting(detail, operationCounts, { success: 1, OUT_OF_TIMEFRAME: 4 }),
  ...rejecting(detail, operationCounts, { success: "one" }),

  ...path(assignment, { campaignId: plainId }),
  ...at(assignment, `${assignmentBody}/properties/contactIds/items`, { "/pattern": absent }),
  ...at(assignment, "/body", { "": names("required", "application/json"), "/required": true }),
  ...shape(assignment, assignmentBody, { contactIds: ["string"] }),
  ...at(assignment, assignmentBody, { "/required": names("contactIds") }),
  ...at(assignedIds, assignmentBody, {
    "/properties/contactIds/minItems": 1,
    "/properties/contactIds/maxItems": 1000,
    "/properties/contactIds": provisional,
  }),
  ...accepting(assignedIds, assignmentBody, { contactIds: ["c1", "c1"] }),
  ...rejecting(assignedIds, assignmentBody, { contactIds: [] }, { contactIds: ["c1"], contactId: "c1" }),
  ...shape(assignment, "/responses/202/body", {
    accepted: "boolean",
    campaignId: "string",
    contactIds: ["string"],
    jobGroupId: "string",
    queuedStagePositionCode: "string",
  }),
  ...at(assignment, "/responses/202/body", {
    "/required": names("accepted", "campaignId", "contactIds", "jobGroupId", "queuedStagePositionCode"),
  }),
];
