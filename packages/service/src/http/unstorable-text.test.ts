import { expect, it } from "vitest";
import { unstorableText } from "./unstorable-text.ts";

it("finds a NUL and half of a character, however deep, in values and in names", () => {
  expect(unstorableText({ a: [{ b: "x\0" }] }, "body")?.path).toBe("body.a.0.b");
  expect(unstorableText({ a: "\ud83d" }, "body")?.path).toBe("body.a");
  expect(unstorableText({ a: { "b\0": 1 } }, "body")?.path).toBe("body.a");
});

it("lets whole characters of any kind pass", () => {
  expect(unstorableText({ a: ["👩‍💻", "\u0001", "\uffff", ""], b: null, c: 1, d: undefined }, "body")).toBeUndefined();
});
