import { expect, test } from "vitest";
import { median, percentile } from "./statistics.ts";

test("a percentile is the smallest value that so many percent do not exceed", () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, 99)).toBe(99);
  expect(percentile(values, 50)).toBe(50);
  expect(percentile([7], 99)).toBe(7);
});

test("the median of an odd number of values is the middle one", () => {
  expect(median([9, 1, 5])).toBe(5);
});
