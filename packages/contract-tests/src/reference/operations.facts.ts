import { names, provisional } from "./expectation.ts";
import type { Fact } from "./fact.ts";
import { at, decided, hexId, query, type Shape, shape, stated } from "./fact-tables.ts";

const source = stated("listOperations", "Endpoints: GET /operations");
const resource = stated("listOperations", "Resources: Operation");
const states = stated("listOperations", "States and transitions");
const limits = stated("listOperations", "Limits");
const lifeCycle = decided("listOperations", "groups of operation statuses");

const item = "/responses/200/body/properties/items/items";

const statuses = [
  "fail",
  "success",
  "pending",
  "processing",
  "blocked",
  "paused",
  "OUT_OF_TIMEFRAME",
  "THROTTLED",
  "SYNCHRONIZING",
  "COMPILING_SMART_FIELDS",
  "PENDING_HYDRATION",
  "UPSELL",
  "QUOTA_REACHED",
  "DISABLED",
];

const queues = ["social", "email", "sms", "service"];

const operation: Shape = {
  id: "string",
  jobGroupId: "string",
  queue: "string",
  codename: "string",
  title: "string",
  status: "string",
  contactId: "string",
  campaignId: "string",
  sender: { type: "string", id: "string" },
  createdAt: "date-time",
  updatedAt: "date-time",
};

export const operationsFacts: readonly Fact[] = [
  ...query(source, {
    status: { "/type": "array", "/items/type": "string", "/items/enum": names(...statuses), "/default": ["pending"] },
    codename: { "/type": "array", "/items/type": "string" },
    queue: { "/type": "string", "/enum": names(...queues) },
    jobGroupId: hexId,
    campaignId: hexId,
    contactId: hexId,
    userSocialUrl: { "/type": "string" },
    page: { "/type": "integer" },
    limit: { "/type": "integer" },
  }),
  ...at(source, "/query", {
    "/status/style": "form",
    "/status/explode": true,
    "/codename/style": "form",
    "/codename/explode": true,
  }),
  ...at(limits, "/query", {
    "/page/schema/minimum": 1,
    "/page/schema/maximum": 100,
    "/limit/schema/minimum": 1,
    "/limit/schema/maximum": 25,
    "/limit/schema/default": 25,
  }),
  ...at(decided("listOperations", "first page"), "/query/page/schema", { "/default": 1, "": provisional }),
  ...shape(source, "/responses/200/body", {
    items: [operation],
    page: "integer",
    limit: "integer",
    count: "integer",
    total: "integer",
  }),
  ...at(source, "/responses/200/body", { "/required": names("items", "page", "limit", "count", "total") }),
  ...at(resource, item, { "/properties/queue/enum": names(...queues) }),
  ...at(states, item, { "/properties/status/enum": names(...statuses) }),
  ...at(decided("listOperations", "properties that are always present"), item, { "/required": names("id") }),
  ...at(lifeCycle, `${item}/properties/status`, {
    "/x-status-groups/final": names("success", "fail"),
    "/x-status-groups/stuck": names("paused", "blocked", "UPSELL", "DISABLED"),
    "/x-status-groups/moving": names(
      "PENDING_HYDRATION",
      "COMPILING_SMART_FIELDS",
      "SYNCHRONIZING",
      "pending",
      "OUT_OF_TIMEFRAME",
      "THROTTLED",
      "QUOTA_REACHED",
      "processing",
    ),
    "/x-enum-descriptions": names(...statuses),
    "/x-status-groups": provisional,
  }),
  ...at(source, "/pagination", {
    "/style": "page",
    "/in": "query",
    "/items": "/items",
    "/limit": "limit",
    "/page": "page",
    "/maxPage": 100,
    "/total": "/total",
  }),
];
