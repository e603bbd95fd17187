/** The part of JSON Schema that requests of the contract are written in. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly minProperties?: number;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly "x-trim"?: boolean;
}

const constraints = new Set([
  ...["type", "const", "enum", "minimum", "maximum", "minLength", "maxLength", "pattern", "format"],
  ...["items", "minItems", "maxItems", "properties", "required", "additionalProperties", "minProperties"],
  ...["anyOf", "oneOf"],
]);
const remarks = /^(title|description|examples?|default|deprecated|readOnly|writeOnly|orNull|x-.*)$/;

/**
 * Takes a schema, with its references resolved, for one of which every keyword is known here.
 *
 * @throws Error that names a keyword which values would be made without
 */
export function asSchema(value: unknown): JsonSchema {
  const schema = value as JsonSchema;
  const unknown = Object.keys(schema).find((keyword) => !constraints.has(keyword) && !remarks.test(keyword));
  if (unknown !== undefined) {
    throw new Error(`No value is made with regard to "${unknown}". Teach it to valid-values.ts and broken-values.ts.`);
  }
  for (const part of partsOf(schema)) asSchema(part);
  return schema;
}

/** The types that a schema allows; none when it does not say. */
export function typesOf({ type }: JsonSchema): readonly string[] {
  return type === undefined ? [] : [type].flat();
}

/** Whether a schema stands for bytes that travel as a file. */
export function isFile({ format }: JsonSchema): boolean {
  return format === "binary";
}

/** The branches of which a value must fit one. */
export function branchesOf({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] {
  return anyOf ?? oneOf ?? [];
}

/** A schema with one of its branches chosen. */
export function withBranch({ anyOf: _, oneOf: __, ...schema }: JsonSchema, branch: JsonSchema): JsonSchema {
  return merge(schema, branch);
}

function merge(one: JsonSchema, other: JsonSchema): JsonSchema {
  const names = [...new Set([...Object.keys(one.properties ?? {}), ...Object.keys(other.properties ?? {})])];
  const properties = names.map((name) => [name, merge(one.properties?.[name] ?? {}, other.properties?.[name] ?? {})]);
  const required = [...new Set([...(one.required ?? []), ...(other.required ?? [])])];
  return {
    ...one,
    ...other,
    ...(names.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(required.length > 0 && { required }),
  };
}

function partsOf(schema: JsonSchema): readonly JsonSchema[] {
  return [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : []), ...branchesOf(schema)];
}
