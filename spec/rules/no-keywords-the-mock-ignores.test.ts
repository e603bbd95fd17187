import { describe, expect, test } from "vitest";
import { verdictsOf } from "./lint-fixtures.ts";

const { valid, broken } = await verdictsOf("no-keywords-the-mock-ignores");
const body = "#/paths/~1things/post/requestBody/content/application~1json/schema";
const component = "#/components/schemas/Thing";

describe("no-keywords-the-mock-ignores", () => {
  test("accepts the keywords the mock honours, and properties that bear a refused name", () => {
    expect(valid).toEqual([]);
  });

  test.each([
    [`${body}/properties/pair/prefixItems`],
    [`${body}/properties/pair/unevaluatedItems`],
    [`${body}/unevaluatedProperties`],
    [`${component}/dependentRequired`],
    [`${component}/dependentSchemas`],
    [`${component}/properties/tags/minContains`],
    [`${component}/properties/tags/maxContains`],
  ])("refuses %s because the mock would ignore it", (pointer) => {
    expect(broken[pointer]).toEqual([expect.stringContaining("ignores it")]);
  });

  test("refuses patternProperties because the mock would hang", () => {
    expect(broken[`${body}/patternProperties`]).toEqual([expect.stringContaining("hangs on it")]);
  });
});
