import { expect, test } from "vitest";
import { chart } from "./chart.ts";

const barWidths = (svg: string): number[] =>
  [...svg.matchAll(/<rect x="\d+" y="\d+" width="(\d+)"/g)].map(([, width]) => Number(width));

test("bars are as long as their values say, from zero", () => {
  const [half, whole] = barWidths(
    chart("Cost", "", [
      { label: "a", value: 50, text: "50 µs" },
      { label: "b", value: 100, text: "100 µs" },
    ]),
  );

  expect(whole).toBeGreaterThan(0);
  expect(half).toBe((whole ?? 0) / 2);
});

test("a chart names its title, its bars and their values", () => {
  const svg = chart("Cost of a call", "On a machine", [{ label: "fetch", value: 1, text: "90 µs" }]);

  for (const text of ["Cost of a call", "On a machine", "fetch", "90 µs"]) expect(svg).toContain(`>${text}</text>`);
});

test("a chart says in words what it shows", () => {
  const svg = chart("Cost of a call", "On a machine", [
    { label: "fetch", value: 1, text: "90 µs" },
    { label: "ky", value: 2, text: "180 µs" },
  ]);

  expect(svg).toContain('aria-labelledby="title description"');
  expect(svg).toContain('<title id="title">Cost of a call</title>');
  expect(svg).toContain('<desc id="description">On a machine. fetch: 90 µs; ky: 180 µs.</desc>');
});

test("a chart has colours of its own for dark pages", () => {
  expect(chart("", "", [])).toContain("@media (prefers-color-scheme: dark)");
});

test("a chart escapes what would be markup", () => {
  const svg = chart("a < b", "", [{ label: "R&D", value: 1, text: "" }]);

  expect(svg).toContain("a &lt; b");
  expect(svg).toContain("R&amp;D");
});
