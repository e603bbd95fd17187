import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { mockGuide } from "./mock-guide.ts";

const readme = await readFile(new URL("../../mock/README.md", import.meta.url), "utf8");

test("the guide has a line to copy for state, delays and errors of one's own", () => {
  const guide = mockGuide(readme);
  for (const option of ["--scenario ", "--delay ", "--scenario-file "]) {
    expect(guide).toMatch(new RegExp(`^npx recruiting-outreach-mock ${option}`, "m"));
  }
});

test("the guide says nothing that the README does not", () => {
  const [, ...rest] = mockGuide(readme).split(/(?=\*\*State\.\*\*)/);
  expect(readme).toContain(rest.join(""));
});

test("a README without these parts fails the build", () => {
  expect(() => mockGuide("# Mock")).toThrow("has no part from");
});
