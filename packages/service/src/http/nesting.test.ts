import { expect, it } from "vitest";
import { isDeeperThan } from "./nesting.ts";

it("counts lists and objects within one another, and not the values in them", () => {
  expect(isDeeperThan(0, "text")).toBe(false);
  expect(isDeeperThan(2, { a: [1, null] })).toBe(false);
  expect(isDeeperThan(2, { a: [1, {}] })).toBe(true);
});

it("comes to its end however deep a value is", () => {
  const deep = JSON.parse("[".repeat(500_000) + "]".repeat(500_000));
  expect(isDeeperThan(100, deep)).toBe(true);
});
