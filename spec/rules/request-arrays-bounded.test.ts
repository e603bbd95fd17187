import { describe, expect, test } from "vitest";
import { verdictsOf } from "./lint-fixtures.ts";

const { valid, broken } = await verdictsOf("request-arrays-bounded");

describe("request-arrays-bounded", () => {
  test("accepts bounded arrays in requests and any array in answers", () => {
    expect(valid).toEqual([]);
  });

  test.each([
    ["a parameter behind a reference", "#/components/parameters/Ids/schema"],
    ["an alternative of the body", "#/paths/~1things/post/requestBody/content/application~1json/schema/anyOf/0"],
    ["a nullable array of a component", "#/components/schemas/Thing/properties/parts"],
    ["an array known by its items alone", "#/components/schemas/Thing/properties/untyped"],
  ])("refuses an unbounded array: %s", (_where, pointer) => {
    expect(broken[pointer]).toEqual([expect.stringContaining("Add maxItems")]);
  });
});
