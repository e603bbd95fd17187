import { absent, each, like, names, objectWith } from "./expectation.ts";
import type { Fact } from "./fact.ts";
import { toToken } from "./json-pointer.ts";
import { accepts, rejects } from "./schema-expectations.ts";

type ScalarType = "string" | "boolean" | "number" | "integer" | "object" | "date-time";

/**
 * The type of a field as the reference's tables write it: a one-element list is an array, a record an object with these
 * fields, `object` an object of which no field is known.
 */
export type FieldType = ScalarType | readonly [FieldType] | Shape;

/** An object's fields and their types. */
export type Shape = { readonly [field: string]: FieldType };

/** Expected values by pointer. */
export type Expected = Readonly<Record<string, unknown>>;

/** An identifier whose pattern the reference gives. */
export const hexId: Expected = { "/type": "string", "/pattern": "^[a-fA-F0-9]{24}$" };

/** An identifier whose pattern the reference does not give. */
export const plainId: Expected = { "/type": "string", "/pattern": absent };

/** A well-formed identifier. */
export const someId = "65f1c0ffee0ddba11ad5eed5";

/** Says where a fact stands: the operation it is about and the section that states it. */
export interface Source {
  readonly operationId: string;
  readonly section: string;
}

/** The source of a fact that a section of the reference states. */
export function stated(operationId: string, section: string): Source {
  return { operationId, section };
}

/** The source of a fact that the reference leaves open and that was decided. */
export function decided(operationId: string, topic: string): Source {
  return { operationId, section: `Provisional: ${topic}` };
}

/** One fact per entry, each pointer continued from a common beginning. */
export function at({ operationId, section }: Source, beginning: string, expected: Expected): Fact[] {
  return Object.entries(expected).map(([pointer, value]) => [operationId, `${beginning}${pointer}`, value, section]);
}

/** One fact per instance: the schema at the pointer is satisfied by it. */
export function accepting({ operationId, section }: Source, pointer: string, ...instances: readonly unknown[]): Fact[] {
  return instances.map((instance) => [operationId, pointer, accepts(instance), section]);
}

/** One fact per instance: the schema at the pointer is violated by it. */
export function rejecting({ operationId, section }: Source, pointer: string, ...instances: readonly unknown[]): Fact[] {
  return instances.map((instance) => [operationId, pointer, rejects(instance), section]);
}

/** The exact set of query parameters, all optional, and the schema keywords of each. */
export function query(source: Source, parameters: Readonly<Record<string, Expected>>): Fact[] {
  return parametersIn("query", false, source, parameters);
}

/** The exact set of path parameters, all required, and the schema keywords of each. */
export function path(source: Source, parameters: Readonly<Record<string, Expected>>): Fact[] {
  return parametersIn("pathParams", true, source, parameters);
}

function parametersIn(
  place: "query" | "pathParams",
  required: boolean,
  source: Source,
  parameters: Readonly<Record<string, Expected>>,
): Fact[] {
  return [
    ...at(source, "", { [`/${place}`]: names(...Object.keys(parameters)) }),
    ...at(source, "", { [`/${place}`]: each({ required }) }),
    ...Object.entries(parameters).flatMap(([name, keywords]) => at(source, `/${place}/${name}/schema`, keywords)),
  ];
}

/** The exact set of an object's fields and the type of each, at every depth. */
export function shape(source: Source, beginning: string, fields: Shape): Fact[] {
  return [
    ...at(source, beginning, { "": objectWith(...Object.keys(fields)) }),
    ...fieldTypes(source, beginning, fields),
  ];
}

/** The type of each of these fields of an object, which may have more, at every depth. */
export function fieldTypes(source: Source, beginning: string, fields: Shape): Fact[] {
  return Object.entries(fields).flatMap(([name, type]) =>
    typed(source, `${beginning}/properties/${toToken(name)}`, type),
  );
}

/** The exact set of an object's fields, each of which null clears, and the type of each, at every depth. */
export function nullableShape(source: Source, beginning: string, fields: Shape): Fact[] {
  return [
    ...at(source, beginning, { "": objectWith(...Object.keys(fields)) }),
    ...Object.entries(fields).flatMap(([name, type]) =>
      nullable(source, `${beginning}/properties/${toToken(name)}`, type),
    ),
  ];
}

function typed(source: Source, pointer: string, type: FieldType): Fact[] {
  if (isRecord(type)) return shape(source, pointer, type);
  return [...at(source, pointer, { "": like(keywordsOf(type)) }), ...items(source, pointer, type)];
}

function nullable(source: Source, pointer: string, type: FieldType): Fact[] {
  if (isRecord(type)) return shape(source, `${pointer}/orNull`, type);
  const { type: name, ...keywords } = keywordsOf(type);
  return [...at(source, pointer, { "": like({ ...keywords, type: [name, "null"] }) }), ...items(source, pointer, type)];
}

function items(source: Source, pointer: string, type: Exclude<FieldType, Shape>): Fact[] {
  const item = typeof type === "string" ? undefined : type[0];
  return isRecord(item) ? shape(source, `${pointer}/items`, item) : [];
}

function keywordsOf(type: Exclude<FieldType, Shape>): Readonly<Record<string, unknown>> {
  if (type === "date-time") return { type: "string", format: "date-time" };
  if (typeof type === "string") return { type };
  return isRecord(type[0]) ? { type: "array" } : { type: "array", items: keywordsOf(type[0]) };
}

function isRecord(type: FieldType | undefined): type is Shape {
  return typeof type === "object" && !Array.isArray(type);
}
