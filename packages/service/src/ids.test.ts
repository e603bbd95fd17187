import { expect, it } from "vitest";
import { newId } from "./ids.ts";

it("is 24 hexadecimal characters, which begin with the time", () => {
  expect(newId()).toMatch(/^[a-f0-9]{24}$/);
  expect(Number.parseInt(newId(1234).slice(0, 12), 16)).toBe(1234);
});

it("sorts by the time, and within a millisecond by the order of making", () => {
  const first = newId(2000);
  newId(3000);
  const second = newId(2000);
  expect([newId(3000), second, newId(1000), first].sort()[1]).toBe(first);
  expect(first < second).toBe(true);
});
