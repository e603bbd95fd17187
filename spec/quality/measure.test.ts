import { describe, expect, test } from "vitest";
import { SpecNode } from "../rules/spec-node.ts";
import { measure, share } from "./measure.ts";

const numbers = SpecNode.root({ numbers: [1, 2, 3, 4] })
  .at("numbers")
  .children();

describe("a measure", () => {
  test("points at what falls short", () => {
    expect(measure("small", numbers, ({ value }) => Number(value) < 4)).toEqual({
      name: "small",
      total: 4,
      missing: ["#/numbers/3"],
    });
  });

  test("has a share of what is there", () => {
    expect(share(measure("small", numbers, ({ value }) => Number(value) < 4))).toBe(0.75);
  });

  test("is whole where there is nothing to measure", () => {
    expect(share(measure("nothing", [], () => false))).toBe(1);
  });
});
