import { absent, like, names, objectOf, provisional } from "./expectation.ts";
import type { Fact } from "./fact.ts";
import { at, decided, shape, stated } from "./fact-tables.ts";
import { operationIds } from "./operation-paths.ts";

const authentication = stated("document", "Authentication");
const versioning = stated("document", "Versioning");
const validation = stated("validateApiKey", "Endpoints: GET /auth/validate");
const rejection = decided("validateApiKey", "status of a rejected key");

const errorBody = objectOf({ code: { type: "string" }, error: { type: "string" }, issues: { type: "array" } });

/** The statuses that the reference, or a decision, declares beside 429 and `default`. */
const statuses: Readonly<Record<string, readonly string[]>> = {
  validateApiKey: ["200", "4XX"],
  assignContactsToCampaign: ["202"],
  listContactTags: ["200", "500"],
  searchPeople: ["200", "400", "401", "402", "403", "500"],
};

function everyOperation(operationId: string): Fact[] {
  const errors = stated(operationId, "Errors");
  const headers = decided(operationId, "headers of a 429");
  return [
    ...at(stated(operationId, "Authentication"), "", { "/security": [{ ApiKey: [] }] }),
    ...at(errors, "/responses", { "": names(...(statuses[operationId] ?? ["200"]), "429", "default") }),
    ...at(errors, "/responses/429/body", {
      "": objectOf({
        statusCode: { const: 429 },
        error: { type: "string" },
        message: { type: "string" },
        retryAfterSeconds: { type: "integer" },
      }),
      "/required": names("statusCode", "error", "message", "retryAfterSeconds"),
    }),
    ...at(headers, "/responses/429/headers/Retry-After", { "": provisional, "/schema/type": "integer" }),
    ...at(errors, "/responses/default/body", { "": errorBody, "/required": names("code", "error") }),
  ];
}

function declaredError(operationId: string, status: string): Fact[] {
  return at(stated(operationId, "Errors"), `/responses/${status}/body`, {
    "": errorBody,
    "/required": names("code", "error"),
  });
}

export const authenticationAndErrorsFacts: readonly Fact[] = [
  ...at(authentication, "", {
    "/security": absent,
    "/securitySchemes": names("ApiKey"),
    "/securitySchemes/ApiKey": like({ type: "apiKey", in: "header", name: "x-api-key" }),
  }),
  ...at(versioning, "", { "/info/version": "1.0.0" }),
  ...at(decided("document", "servers"), "/servers/0", {
    "/url": "{scheme}://{host}/api/openapi/v1",
    "/variables": names("scheme", "host"),
    "": provisional,
  }),
  ...at(decided("document", "webhooks"), "", { "/webhooks": absent }),
  ...operationIds.flatMap(everyOperation),

  ...shape(validation, "/responses/200/body", {
    valid: "boolean",
    provider: "string",
    label: "string",
    workGroupId: "string",
    userId: "string",
    authScheme: { primary: "string" },
    rateLimitGuidance: "string",
    sequenceGuidance: "string",
  }),
  ...at(validation, "", {
    "/query": names(),
    "/pathParams": names(),
    "/body": absent,
    "/responses/200/body/properties/valid/const": true,
    "/responses/200/body/required": names(
      "valid",
      "provider",
      "label",
      "workGroupId",
      "userId",
      "authScheme",
      "rateLimitGuidance",
      "sequenceGuidance",
    ),
  }),
  ...at(validation, "/responses/200/body", { "/properties/authScheme/required": names("primary") }),
  ...shape(validation, "/responses/4XX/body", { valid: "boolean", error: "string" }),
  ...at(validation, "/responses/4XX/body", { "/required": names("valid", "error") }),
  ...at(rejection, "/responses/4XX", { "": provisional, "/body/properties/valid/const": false }),

  ...declaredError("searchPeople", "400"),
  ...declaredError("searchPeople", "401"),
  ...declaredError("searchPeople", "402"),
  ...declaredError("searchPeople", "403"),
  ...declaredError("searchPeople", "500"),
  ...declaredError("listContactTags", "500"),
  ...at(decided("searchPeople", "ineligible plan and missing credits"), "/responses", {
    "/402": provisional,
    "/403": provisional,
  }),
  ...at(decided("searchPeople", "body of 400 and 401"), "/responses", {
    "/400/body/properties/issues": provisional,
    "/400/body/properties/issues/items": objectOf({ path: { type: "string" }, message: { type: "string" } }),
    "/400/body/properties/issues/items/required": names("path", "message"),
  }),
];
