import { describe, expect, test } from "vitest";
import { verdictsOf } from "./lint-fixtures.ts";

const { valid, broken } = await verdictsOf("operation-id-verb");

describe("operation-id-verb", () => {
  test("accepts an agreed verb followed by what it acts on", () => {
    expect(valid).toEqual([]);
  });

  test.each([
    ["another verb", "get"],
    ["snake case", "post"],
    ["a word that only begins like a verb", "put"],
    ["a capital at the start", "patch"],
    ["a verb alone", "delete"],
  ])("refuses %s", (_what, method) => {
    expect(broken[`#/paths/~1things/${method}/operationId`]).toEqual([expect.stringContaining("add, assign, enrich")]);
  });
});
