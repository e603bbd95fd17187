import { describe, expect, test } from "vitest";
import { verdictsOf } from "./lint-fixtures.ts";

const { valid, broken } = await verdictsOf("schemas-compile");

describe("schemas-compile", () => {
  test("accepts recursion, nullable types, extensions and required inside anyOf", () => {
    expect(valid).toEqual([]);
  });

  test.each([
    ["a parameter's pattern", "#/paths/~1things~1{thingId}/get/parameters/0/schema", "Unterminated group"],
    ["a header's format", "#/paths/~1things~1{thingId}/get/responses/200/headers/X-Age/schema", 'format "int65"'],
    ["a keyword of another type", "#/components/schemas/Thing/properties/size", 'keyword "minimum"'],
    ["a misspelt keyword", "#/components/schemas/Thing/properties/nested/properties/typo", '"maxLenght"'],
    ["a value JSON Schema forbids", "#/components/schemas/Box/properties/label/maxLength", "must be integer"],
  ])("refuses %s, once and at its own place", (_what, pointer, detail) => {
    expect(broken[pointer]).toEqual([expect.stringContaining(detail)]);
  });

  test("blames no schema for what stands in another", () => {
    expect(Object.keys(broken)).toHaveLength(5);
  });
});
