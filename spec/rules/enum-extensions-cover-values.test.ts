import { describe, expect, test } from "vitest";
import { verdictsOf } from "./lint-fixtures.ts";

const { valid, broken } = await verdictsOf("enum-extensions-cover-values");
const schemas = "#/components/schemas";

describe("enum-extensions-cover-values", () => {
  test("accepts what covers every value once", () => {
    expect(valid).toEqual([]);
  });

  test("refuses descriptions that leave a value out or name another", () => {
    expect(broken[`${schemas}/Described/x-enum-descriptions`]).toEqual([
      "Add the enum values left out: busy.",
      "Remove what the enum lacks: lost.",
    ]);
  });

  test("refuses groups that are no partition of the values", () => {
    expect(broken[`${schemas}/Grouped/x-status-groups`]).toEqual([
      "Add the enum values left out: held.",
      "Remove what the enum lacks: lost.",
      "Name each value once: busy.",
    ]);
  });

  test("refuses descriptions where there is no enum", () => {
    expect(broken[`${schemas}/WithoutEnum/x-enum-descriptions`]).toEqual(["Remove what the enum lacks: done."]);
  });
});
