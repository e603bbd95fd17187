import { describe, expect, test } from "vitest";
import { lintFixtures } from "./lint-fixtures.ts";

const [valid = [], broken = []] = await lintFixtures("whole", ["valid", "broken"]);

describe("the lint as configured", () => {
  test("finds nothing in a document that keeps every rule", () => {
    expect(valid).toEqual([]);
  });

  test.each([
    ["array-parameter-serialization"],
    ["operation-description"],
    ["operation-singular-tag"],
    ["operation-tag-defined"],
    ["parameter-description"],
    ["response-contains-header"],
  ])("holds %s, which the strict set of Redocly leaves out", (rule) => {
    expect(broken).toContainEqual(expect.objectContaining({ rule }));
  });
});
