import type { Schema } from "./openapi.ts";

/**
 * A copy of a schema that judges answers: without annotations, with components called by their bare names, and open, so that a service
 * which adds a property breaks nobody.
 */
export function answerSchema(schema: Schema): Schema {
  const keywords = Object.entries(schema).filter(
    ([keyword, value]) => !isAnnotation(keyword) && !closes(keyword, value),
  );
  return Object.fromEntries(keywords.map(([keyword, value]) => [keyword, answerKeyword(keyword, value)]));
}

/** Name of the component that a reference leads to. */
export function componentName($ref: string): string {
  const name = /^#\/components\/schemas\/(\w+)$/.exec($ref)?.[1];
  if (!name) throw new Error(`${$ref} is not a reference to components.schemas`);
  return name;
}

const ANNOTATIONS = new Set([
  "title",
  "description",
  "default",
  "deprecated",
  "example",
  "examples",
  "readOnly",
  "writeOnly",
]);
const ONE_SCHEMA = new Set(["items", "additionalProperties", "propertyNames", "contains", "not", "if", "then", "else"]);
const SCHEMA_LIST = new Set(["allOf", "anyOf", "oneOf", "prefixItems"]);
const SCHEMAS_BY_NAME = new Set(["properties", "patternProperties", "dependentSchemas"]);

function isAnnotation(keyword: string): boolean {
  return ANNOTATIONS.has(keyword) || keyword.startsWith("x-");
}

function closes(keyword: string, value: unknown): boolean {
  return ["additionalProperties", "unevaluatedProperties"].includes(keyword) && typeof value === "boolean";
}

function answerKeyword(keyword: string, value: unknown): unknown {
  if (keyword === "$ref") return componentName(value as string);
  if (ONE_SCHEMA.has(keyword)) return answerSchema(value as Schema);
  if (SCHEMA_LIST.has(keyword)) return (value as Schema[]).map(answerSchema);
  if (!SCHEMAS_BY_NAME.has(keyword)) return value;
  return Object.fromEntries(Object.entries(value as object).map(([name, schema]) => [name, answerSchema(schema)]));
}
