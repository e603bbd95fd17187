import type { HouseRule } from "./house-rule.ts";
import { hasType, reachableSchemas, requestSchemas } from "./schemas.ts";

/** An array without an upper bound lets one request occupy the service for as long as the caller likes. */
export const requestArraysBounded: HouseRule = function* (contract) {
  for (const schema of reachableSchemas(requestSchemas(contract))) {
    const isArray = hasType(schema, "array") || schema.has("items");
    if (!isArray || schema.has("maxItems")) continue;
    yield { at: schema, message: "Add maxItems: this array arrives in a request, and requests are bounded." };
  }
};
