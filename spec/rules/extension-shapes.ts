import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import extensions from "./extensions.schema.json" with { type: "json" };
import type { HouseRule, Problem } from "./house-rule.ts";
import { operations } from "./operations.ts";
import { pointerTokens, type SpecNode } from "./spec-node.ts";

const requiredOnOperations = ["x-idempotent", "x-rate-limit"] as const;
const ajv = new Ajv2020({ allErrors: true, verbose: true });
ajv.addSchema(extensions, "extensions");

/** What tools read from `x-` fields has the shape that extensions.schema.json describes. */
export const extensionShapes: HouseRule = function* (contract) {
  for (const operation of operations(contract)) {
    for (const name of requiredOnOperations) {
      if (!operation.has(name)) yield { at: operation, message: `Add ${name}: ${extensions.$defs[name].description}` };
    }
  }
  for (const node of contract.descendants()) yield* shapeProblems(node);
};

function shapeProblems(node: SpecNode): Problem[] {
  const validate = node.key.startsWith("x-") ? validatorOf(node.key) : undefined;
  if (validate === undefined || validate(node.value)) return [];
  return (validate.errors ?? [])
    .filter(({ keyword }) => keyword !== "if")
    .map((error) => ({ at: node.at(...pointerTokens(error.instancePath)), message: explain(node.key, error) }));
}

function validatorOf(extension: string): ValidateFunction | undefined {
  return ajv.getSchema(`extensions#/$defs/${extension}`);
}

function explain(extension: string, { keyword, message, params, parentSchema }: ErrorObject): string {
  const { allowedValue, allowedValues, additionalProperty } = params;
  const { description = "" } = parentSchema ?? {};
  const demand = keyword === "false schema" ? "must not stand beside the other members" : message;
  const named = allowedValue ?? allowedValues?.join(", ") ?? additionalProperty;
  const detail = named === undefined ? "" : ` (${named})`;
  return `${extension} ${demand}${detail}. ${description} See rules/extensions.schema.json.`;
}
