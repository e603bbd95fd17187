import fc from "fast-check";
import { branchesOf, isFile, type JsonSchema, typesOf, withBranch } from "./json-schema.ts";
import { validStrings } from "./strings.ts";

/** Most lists are short; some are as long as they may be. */
const usualItems = 3;
const usualProperties = 4;

/**
 * Values that fit a schema, among them those at its bounds. Files are byte arrays.
 *
 * @param trimmed - whether strings are judged without the white space around them
 */
export function validValues(schema: JsonSchema, trimmed = false): fc.Arbitrary<unknown> {
  const trim = trimmed || schema["x-trim"] === true;
  const branches = branchesOf(schema);
  if (branches.length > 0) return fc.oneof(...branches.map((branch) => validValues(withBranch(schema, branch), trim)));
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (isFile(schema)) return fc.uint8Array({ maxLength: 200 });
  const types = typesOf(schema);
  if (types.length === 0) return fc.jsonValue({ maxDepth: 1 });
  return fc.oneof(...types.map((type) => validOfType(type, schema, trim)));
}

function validOfType(type: string, schema: JsonSchema, trimmed: boolean): fc.Arbitrary<unknown> {
  switch (type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
    case "number":
      return validNumbers(type, schema);
    case "string":
      return validStrings(schema, trimmed);
    case "array":
      return validLists(schema, trimmed);
    default:
      return validObjects(schema, trimmed);
  }
}

function validNumbers(type: "integer" | "number", { minimum, maximum }: JsonSchema): fc.Arbitrary<number> {
  const min = minimum ?? Number.MIN_SAFE_INTEGER;
  const max = maximum ?? Number.MAX_SAFE_INTEGER;
  const inside =
    type === "integer"
      ? fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31 - 1) })
      : fractions(min, max);
  return fc.oneof({ weight: 3, arbitrary: inside }, { weight: 1, arbitrary: fc.constantFrom(min, max) });
}

function fractions(min: number, max: number): fc.Arbitrary<number> {
  return fc.double({ min, max, noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
}

function validLists(
  { items = {}, minItems = 0, maxItems = usualItems }: JsonSchema,
  trimmed: boolean,
): fc.Arbitrary<unknown[]> {
  const item = validValues(items, trimmed);
  const usual = fc.array(item, { minLength: minItems, maxLength: Math.min(maxItems, minItems + usualItems) });
  return fc.oneof({ weight: 30, arbitrary: usual }, { weight: 1, arbitrary: listsOf(item, maxItems) });
}

/** Lists of so many items, all the same. */
export function listsOf(item: fc.Arbitrary<unknown>, length: number): fc.Arbitrary<unknown[]> {
  // A list at its longest must not break the limit of the whole body.
  const small = item.filter((value) => JSON.stringify(value).length <= 500);
  return small.map((value) => new Array(length).fill(value));
}

function validObjects(schema: JsonSchema, trimmed: boolean): fc.Arbitrary<Record<string, unknown>> {
  const { properties = {}, required = [], minProperties = 0, additionalProperties } = schema;
  const members = new Map<string, fc.Arbitrary<unknown>>();
  const memberOf = (name: string): fc.Arbitrary<unknown> => {
    const member = members.get(name) ?? validValues(properties[name] ?? {}, trimmed);
    members.set(name, member);
    return member;
  };
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  const least = Math.min(optional.length, Math.max(0, minProperties - required.length));
  const some = fc.subarray(optional, {
    minLength: least,
    maxLength: Math.max(least, Math.min(optional.length, usualProperties)),
  });
  const object = fc
    .oneof({ weight: 20, arbitrary: some }, { weight: 1, arbitrary: fc.constant(optional) })
    .chain((chosen) => fc.record(Object.fromEntries([...required, ...chosen].map((name) => [name, memberOf(name)]))));
  if (additionalProperties === false) return object.map((value) => ({ ...value }));
  return fc
    .tuple(
      object,
      fc.option(fc.tuple(fc.constantFrom("x", "", "ä€", "constructor"), fc.jsonValue({ maxDepth: 1 })), { freq: 10 }),
    )
    .map(([value, more]) => (more ? { ...Object.fromEntries([more]), ...value } : { ...value }));
}
