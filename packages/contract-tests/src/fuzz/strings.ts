import fc from "fast-check";
import type { JsonSchema } from "./json-schema.ts";

/** Longer strings than that are made at their bounds alone. */
const usualLength = 24;

const text = fc.oneof(
  { weight: 6, arbitrary: fc.constant("grapheme-ascii" as const) },
  { weight: 2, arbitrary: fc.constant("grapheme-composite" as const) },
  { weight: 1, arbitrary: fc.constant("binary" as const) },
);

/**
 * Strings that fit a schema.
 *
 * @param trimmed - whether they are judged without the white space around them
 */
export function validStrings(schema: JsonSchema, trimmed: boolean): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 4096, pattern, format } = schema;
  const fits = (value: string): boolean =>
    lengthOf(value) >= minLength && lengthOf(value) <= maxLength && (!trimmed || value.trim() === value);
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, "u")).filter(fits);
  if (format !== undefined) return valuesOfFormat(format).filter(fits);
  return fc.oneof(
    { weight: 8, arbitrary: usualStrings(minLength, maxLength).filter(fits) },
    { weight: 1, arbitrary: repeated(minLength) },
    { weight: 1, arbitrary: repeated(maxLength) },
  );
}

/** Strings that break one keyword of a schema, and the others as little as can be. */
export function brokenStrings(keyword: string, schema: JsonSchema, trimmed: boolean): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 64, pattern = "" } = schema;
  switch (keyword) {
    case "minLength":
      return trimmed && minLength === 1 ? fc.constantFrom("", " ", "\t\n ") : repeated(minLength - 1);
    case "maxLength":
      return fc.integer({ min: maxLength + 1, max: maxLength + 3 }).chain(repeated);
    case "pattern": {
      const expression = new RegExp(pattern, "u");
      return usualStrings(minLength, maxLength).filter((value) => !expression.test(value));
    }
    default:
      return fc.constantFrom("no such thing", "@", "2026-13-45", "://");
  }
}

function usualStrings(min: number, max: number): fc.Arbitrary<string> {
  const lengths = { minLength: min, maxLength: Math.min(max, min + usualLength) };
  return text.chain((unit) => fc.string({ unit, ...lengths })).filter((value) => lengthOf(value) <= max);
}

function repeated(length: number): fc.Arbitrary<string> {
  return fc.constantFrom("1", "a", "é", "語", "😀").map((character) => character.repeat(length));
}

function valuesOfFormat(format: string): fc.Arbitrary<string> {
  switch (format) {
    case "email":
      return fc.emailAddress();
    case "uri":
      return fc.webUrl();
    case "date-time":
      return fc
        .date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true })
        .map((date) => date.toJSON());
    default:
      throw new Error(`No string is made of the format "${format}". Teach it to strings.ts.`);
  }
}

/** JSON Schema counts characters of Unicode. */
function lengthOf(value: string): number {
  return [...value].length;
}
