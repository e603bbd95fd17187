import type { HouseRule } from "./house-rule.ts";
import { reachableSchemas, rootSchemas } from "./schemas.ts";

const ignored = "The mock server ignores it, so front ends would pass against the mock and fail against the service.";
const refused: Readonly<Record<string, string>> = {
  prefixItems: `${ignored} Describe an object with named properties instead.`,
  minContains: `${ignored} Bound the array with minItems.`,
  maxContains: `${ignored} Bound the array with maxItems.`,
  unevaluatedProperties: `${ignored} Keep the property list flat and use additionalProperties.`,
  unevaluatedItems: `${ignored} Give the array one items schema.`,
  dependentRequired: `${ignored} Spell the allowed combinations out with anyOf.`,
  dependentSchemas: `${ignored} Spell the allowed combinations out with anyOf.`,
  patternProperties:
    "The mock server hangs on it when it generates answers. Use additionalProperties, with propertyNames for the keys.",
};

export const noKeywordsTheMockIgnores: HouseRule = function* (contract) {
  for (const schema of reachableSchemas(rootSchemas(contract))) {
    for (const [keyword, reason] of Object.entries(refused)) {
      if (schema.has(keyword)) yield { at: schema.at(keyword), message: `Remove ${keyword}. ${reason}` };
    }
  }
};
