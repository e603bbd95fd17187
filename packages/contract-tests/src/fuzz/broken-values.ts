import fc from "fast-check";
import { branchesOf, isFile, type JsonSchema, typesOf, withBranch } from "./json-schema.ts";
import { brokenStrings } from "./strings.ts";
import { listsOf, validValues } from "./valid-values.ts";

/** One bound of a schema, with values that break it and as little else as can be. */
export interface BrokenBound {
  readonly keyword: string;
  /** Where the bound stands, such as `query.limit` or `body.contactIds[]`. */
  readonly place: string;
  readonly values: fc.Arbitrary<unknown>;
}

/** How values travel: as JSON, or as text that is read as what the schema declares. */
export type Carrier = "json" | "text";

/** Every bound of a schema and of all that stands in it. */
export function brokenBounds(schema: JsonSchema, place: string, carrier: Carrier, trimmed = false): BrokenBound[] {
  const trim = trimmed || schema["x-trim"] === true;
  const own = ownBounds(schema, carrier, trim).map(([keyword, values]) => ({ keyword, place, values }));
  return [
    ...own,
    ...boundsOfItems(schema, place, carrier, trim),
    ...boundsOfMembers(schema, place, carrier, trim),
    ...boundsOfBranches(schema, place, carrier, trim),
  ];
}

type OwnBound = [keyword: string, values: fc.Arbitrary<unknown>];

function ownBounds(schema: JsonSchema, carrier: Carrier, trimmed: boolean): OwnBound[] {
  const bounds: OwnBound[] = [];
  const add = (keyword: string, values: fc.Arbitrary<unknown>): void => void bounds.push([keyword, values]);
  if (isFile(schema)) return [["format", fc.constantFrom("", "text without a file name")]];
  const {
    minimum,
    maximum,
    minLength = 0,
    maxLength,
    format,
    minItems = 0,
    maxItems,
    items = {},
    required = [],
  } = schema;
  const wrong = valuesOfOtherTypes(schema, carrier);
  if (wrong) add("type", wrong);
  if ("const" in schema) add("const", fc.constantFrom("no such thing"));
  if (schema.enum) add("enum", fc.constantFrom("no such thing", "Pending", ""));
  if (minimum !== undefined)
    add(
      "minimum",
      fc.oneof(
        fc.constant(minimum - 1),
        fc.integer({ max: -1 }).map((less) => minimum + less),
      ),
    );
  if (maximum !== undefined)
    add(
      "maximum",
      fc.oneof(
        fc.constant(maximum + 1),
        fc.integer({ min: 1 }).map((more) => maximum + more),
      ),
    );
  if (minLength > 0) add("minLength", brokenStrings("minLength", schema, trimmed));
  if (maxLength !== undefined) add("maxLength", brokenStrings("maxLength", schema, trimmed));
  if (schema.pattern !== undefined) add("pattern", brokenStrings("pattern", schema, trimmed));
  if (format !== undefined) add("format", brokenStrings("format", schema, trimmed));
  // A list without items cannot be told from one that was not sent, where lists travel as text.
  if (minItems > 0 && carrier === "json") add("minItems", fc.constant([]));
  if (maxItems !== undefined) add("maxItems", listsOf(validValues(items, trimmed), maxItems + 1));
  for (const name of required)
    add(
      `required ${name}`,
      validValues(schema, trimmed).map((value) => without(value, [name])),
    );
  if (schema.additionalProperties === false) {
    const names = fc
      .string({ minLength: 1 })
      .filter((name) => name !== "__proto__" && !(name in (schema.properties ?? {})));
    add(
      "additionalProperties",
      fc.tuple(validValues(schema, trimmed), names).map(([value, name]) => ({ ...(value as object), [name]: "1" })),
    );
  }
  if (schema.minProperties !== undefined) add("minProperties", fc.constant({}));
  if (branchesOf(schema).length > 0) add(schema.anyOf ? "anyOf" : "oneOf", valuesOfNoBranch(schema));
  return bounds;
}

const samples: Readonly<Record<string, readonly unknown[]>> = {
  null: [null],
  boolean: [true, false],
  integer: [0, 7],
  number: [0.5],
  string: ["", "no such thing"],
  array: [[], [[]]],
  object: [{}, { a: 1 }],
};

/** Undefined where any text will do. */
function valuesOfOtherTypes(schema: JsonSchema, carrier: Carrier): fc.Arbitrary<unknown> | undefined {
  const types = typesOf(schema);
  if (types.length === 0) return undefined;
  if (carrier === "json") {
    const covered = types.includes("number") ? [...types, "integer"] : types;
    return fc.constantFrom(
      ...Object.keys(samples).flatMap((type) => (covered.includes(type) ? [] : (samples[type] ?? []))),
    );
  }
  if (types.includes("boolean")) return fc.constantFrom("", "maybe", "TRUE", "1", ["true", "false"]);
  if (types.includes("integer")) return fc.constantFrom("", "ten", "1.5", "1,5", "NaN", "1e", ["1", "2"]);
  if (types.includes("number")) return fc.constantFrom("", "ten", "1,5", "NaN", "--1", ["1", "2"]);
  return types.includes("string") && !types.includes("array") ? fc.constant(["11111111", "22222222"]) : undefined;
}

function valuesOfNoBranch(schema: JsonSchema): fc.Arbitrary<unknown> {
  const types = typesOf(schema);
  if (types.includes("object")) return fc.constant({});
  return types.includes("string") ? fc.constant("no such thing") : fc.constantFrom(7, "no such thing", [], true);
}

function boundsOfItems(
  { items, minItems = 0 }: JsonSchema,
  place: string,
  carrier: Carrier,
  trimmed: boolean,
): BrokenBound[] {
  if (!items) return [];
  const valid = fc.array(validValues(items, trimmed), {
    minLength: Math.max(0, minItems - 1),
    maxLength: minItems + 1,
  });
  return brokenBounds(items, `${place}[]`, carrier, trimmed)
    .filter(({ keyword }) => carrier === "json" || keyword !== "type")
    .map((bound) => ({
      ...bound,
      values: fc.tuple(valid, bound.values).map(([others, broken]) => [...others, broken]),
    }));
}

function boundsOfMembers(schema: JsonSchema, place: string, carrier: Carrier, trimmed: boolean): BrokenBound[] {
  const whole = validValues(schema, trimmed);
  return Object.entries(schema.properties ?? {}).flatMap(([name, member]) =>
    brokenBounds(member, `${place}.${name}`, carrier, trimmed).map((bound) => ({
      ...bound,
      values: fc.tuple(whole, bound.values).map(([value, broken]) => ({ ...(value as object), [name]: broken })),
    })),
  );
}

/** A broken branch breaks the whole when no other branch could save it. */
function boundsOfBranches(schema: JsonSchema, place: string, carrier: Carrier, trimmed: boolean): BrokenBound[] {
  const branches = branchesOf(schema);
  return branches.flatMap((branch) => {
    if (!branch.properties) return [];
    const others = branches.filter((other) => other !== branch).flatMap(({ required = [] }) => required);
    const chosen = withBranch(schema, branch);
    return boundsOfMembers({ ...chosen, properties: branch.properties }, place, carrier, trimmed).map((bound) => ({
      ...bound,
      values: bound.values.map((value) => without(value, others)),
    }));
  });
}

function without(value: unknown, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(value as object).filter(([name]) => !names.includes(name)));
}
