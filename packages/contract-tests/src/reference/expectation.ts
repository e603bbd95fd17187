import { isDeepStrictEqual } from "node:util";
import { isObject, type Resolution } from "./json-pointer.ts";

type Judgement = (resolution: Resolution) => string | undefined;

/** A demand on one place of the contract. */
export class Expectation {
  /** Completes the sentence that starts with the pointer, for example `is 25`. */
  readonly label: string;
  /** Says what is wrong, or undefined when the demand is met. */
  readonly faultIn: Judgement;

  constructor(label: string, faultIn: Judgement) {
    this.label = label;
    this.faultIn = faultIn;
  }
}

/** A demand on a value that has to be there: its absence is a fault that names the nearest existing parent. */
export function demand(
  label: string,
  faultIn: (value: unknown, ancestors: readonly unknown[]) => string | undefined,
): Expectation {
  return new Expectation(label, (resolution) =>
    resolution.found
      ? faultIn(resolution.value, resolution.ancestors)
      : `is absent: ${resolution.nearest || "the operation itself"} is the nearest that exists, with ${listed(resolution.names)}`,
  );
}

/** Takes an expectation as it is and any other value as equality with it. */
export function toExpectation(expected: unknown): Expectation {
  return expected instanceof Expectation ? expected : equals(expected);
}

/** The value is this one, at every depth. */
function equals(expected: unknown): Expectation {
  return demand(`is ${inspect(expected)}`, (value) =>
    isDeepStrictEqual(value, expected) ? undefined : `is ${inspect(value)}`,
  );
}

/** The parent is there, the value is not. */
export const absent: Expectation = new Expectation("is absent", (resolution) => {
  if (resolution.found) return `is ${inspect(resolution.value)}`;
  return resolution.missing === 1
    ? undefined
    : `has no parent: ${resolution.nearest || "the operation itself"} is the nearest that exists`;
});

/** The value, or something around it in the same operation, is marked as not stated by the reference. */
export const provisional: Expectation = demand("is provisional", (value, ancestors) =>
  [...ancestors, value].some((node) => isObject(node) && typeof node["x-provisional"] === "string")
    ? undefined
    : "carries no x-provisional, nor does anything around it",
);

/** The value is a list of exactly these strings, or an object of exactly these names, in any order. */
export function names(...expected: readonly string[]): Expectation {
  return demand(`has exactly ${listed(expected)}`, (value) => {
    const found = Array.isArray(value) ? value.map(String) : isObject(value) ? Object.keys(value) : [];
    const missing = expected.filter((name) => !found.includes(name));
    const extra = found.filter((name) => !expected.includes(name));
    if (missing.length === 0 && extra.length === 0) return undefined;
    return `lacks ${listed(missing)} and has ${listed(extra)} beside`;
  });
}

/** The value has at least what is given, at every depth; a list is compared as a whole. */
export function like(expected: object): Expectation {
  return demand(`has ${inspect(expected)}`, (value) => firstDifference(value, expected, ""));
}

/** Every entry of the value, an object, has at least what is given. */
export function each(expected: object): Expectation {
  return demand(`has ${inspect(expected)} in every entry`, (value) => {
    const differences = Object.entries(isObject(value) ? value : {}).map(([name, entry]) =>
      firstDifference(entry, expected, `/${name}`),
    );
    return differences.find((difference) => difference !== undefined);
  });
}

/** The value is the schema of an object with exactly these properties. */
export function objectWith(...properties: readonly string[]): Expectation {
  const exactly = names(...properties);
  return demand(`is an object of exactly ${listed(properties)}`, (value) => {
    const { type, properties: found } = isObject(value) ? value : {};
    return type === "object"
      ? exactly.faultIn({ found: true, value: found, ancestors: [] })
      : `has type ${inspect(type)}`;
  });
}

/** The value is the schema of an object with exactly these properties, each with at least what is given. */
export function objectOf(properties: Readonly<Record<string, object>>): Expectation {
  const exactly = objectWith(...Object.keys(properties));
  const described = like({ properties });
  return new Expectation(
    `is an object of exactly ${inspect(properties)}`,
    (resolution) => exactly.faultIn(resolution) ?? described.faultIn(resolution),
  );
}

/** Shows a value on one line, cut where it would not help any more. */
export function inspect(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

function firstDifference(value: unknown, expected: unknown, pointer: string): string | undefined {
  if (!isObject(expected)) {
    return isDeepStrictEqual(value, expected) ? undefined : `has ${inspect(value)} at ${pointer || "its root"}`;
  }
  if (!isObject(value)) return `has ${inspect(value)} at ${pointer || "its root"}`;
  for (const [name, part] of Object.entries(expected)) {
    const difference = firstDifference(value[name], part, `${pointer}/${name}`);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

function listed(items: readonly string[]): string {
  return items.length === 0 ? "nothing" : items.join(", ");
}
