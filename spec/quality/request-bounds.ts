import { hasType, reachableSchemas, requestSchemas } from "../rules/schemas.ts";
import type { SpecNode } from "../rules/spec-node.ts";
import { type Measure, measure } from "./measure.ts";

const isOneOfGivenValues = (schema: SpecNode): boolean => schema.has("enum") || schema.has("const");

/** Strings in requests whose length or form is limited. */
export function boundedStrings(contract: SpecNode): Measure {
  const strings = requestSchemasOfType(contract, "string");
  return measure("request strings bounded", strings, (schema) => {
    const limitsLength = schema.has("maxLength") || schema.has("pattern") || schema.at("format").value === "date-time";
    return limitsLength || isOneOfGivenValues(schema);
  });
}

/** Numbers in requests with a limit at both ends. */
export function boundedNumbers(contract: SpecNode): Measure {
  const numbers = requestSchemasOfType(contract, "integer", "number");
  return measure("request numbers bounded", numbers, (schema) => {
    const hasFloor = schema.has("minimum") || schema.has("exclusiveMinimum");
    const hasCeiling = schema.has("maximum") || schema.has("exclusiveMaximum");
    return (hasFloor && hasCeiling) || isOneOfGivenValues(schema);
  });
}

/** Arrays in requests with a greatest length. */
export function boundedArrays(contract: SpecNode): Measure {
  return measure("request arrays bounded", requestSchemasOfType(contract, "array"), (schema) => schema.has("maxItems"));
}

function requestSchemasOfType(contract: SpecNode, ...types: readonly string[]): SpecNode[] {
  return reachableSchemas(requestSchemas(contract)).filter((schema) => types.some((type) => hasType(schema, type)));
}
