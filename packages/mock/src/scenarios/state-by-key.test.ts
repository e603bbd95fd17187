import { expect, test } from "vitest";
import { forgetOldest, StateByKey } from "./state-by-key.ts";

test("every key has a state of its own, which stays", () => {
  const counts = new StateByKey(() => ({ count: 0 }));
  counts.of("one").count += 1;
  expect([counts.of("one").count, counts.of("other").count]).toEqual([1, 0]);
});

test("beyond the capacity the key used longest ago is forgotten", () => {
  const counts = new StateByKey(() => ({ count: 0 }), 2);
  for (const key of ["one", "two", "one", "three"]) counts.of(key).count += 1;
  expect([counts.of("one").count, counts.of("two").count]).toEqual([2, 0]);
});

test("a map loses what was put in first until it is no larger than it may be", () => {
  const map = new Map([
    ["one", 1],
    ["two", 2],
    ["three", 3],
  ]);
  forgetOldest(map, 1);
  expect([...map.keys()]).toEqual(["three"]);
});
