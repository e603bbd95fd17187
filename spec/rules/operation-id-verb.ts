import type { HouseRule } from "./house-rule.ts";
import { operations } from "./operations.ts";

const verbs = [
  "add",
  "assign",
  "enrich",
  "get",
  "import",
  "list",
  "search",
  "update",
  "upload",
  "upsert",
  "validate",
] as const;

const verbThenNoun = new RegExp(`^(?:${verbs.join("|")})(?:[A-Z][a-z0-9]*)+$`);

/** operationIds become method names, so they read alike: an agreed verb, then what it acts on. */
export const operationIdVerb: HouseRule = function* (contract) {
  for (const operation of operations(contract)) {
    const operationId = operation.at("operationId");
    if (!operationId.exists || verbThenNoun.test(operationId.text ?? "")) continue;
    yield {
      at: operationId,
      message: `Name the operation in camelCase, beginning with one of these verbs: ${verbs.join(", ")}.`,
    };
  }
};
