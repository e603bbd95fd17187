import { expect, it } from "vitest";
import { nodeVersionProblem } from "./node-version.ts";

it.each(["24.18.0", "24.21.0", "26.0.0", "100.0.0"])("finds nothing wrong with Node.js %s", (version) => {
  expect(nodeVersionProblem(version)).toBeUndefined();
});

it.each(["20.20.2", "24.9.0", "9.0.0"])("says what is needed instead of Node.js %s", (version) => {
  expect(nodeVersionProblem(version)).toBe(`The service needs Node.js 24.18 or newer; this is ${version}.`);
});
