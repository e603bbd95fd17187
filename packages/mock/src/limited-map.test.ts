import { expect, test } from "vitest";
import { LimitedMap } from "./limited-map.ts";

test("a full map lets go of the entry that was used longest ago", () => {
  const map = new LimitedMap<number>(2);
  map.set("a", 1);
  map.set("b", 2);
  map.get("a");
  map.set("c", 3);
  expect([map.get("a"), map.get("b"), map.get("c")]).toEqual([1, undefined, 3]);
});

test("an entry that is set again pushes out no other", () => {
  const map = new LimitedMap<number>(2);
  map.set("a", 1);
  map.set("b", 2);
  map.set("b", 3);
  expect([map.get("a"), map.get("b")]).toEqual([1, 3]);
});
