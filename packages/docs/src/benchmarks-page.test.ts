import { expect, test } from "vitest";
import { benchmarksPage, type Figures } from "./benchmarks-page.ts";
import { outsideLoads } from "./self-contained.ts";

const figures: Figures = {
  machine: "2 × a <quick> processor",
  node: "Node.js v24",
  packages: ["ky 2.1.0", "openai 7.55.0"],
  date: "2026-11-20",
  rounds: 15,
  calls: 300,
  answerBytes: 1811,
  costs: [
    { name: "fetch", median: 98, fastestRound: 95, slowestRound: 102, ratio: 1 },
    { name: "R&D", median: 147, fastestRound: 140, slowestRound: 160, ratio: 1.5 },
  ],
  sizes: [
    { name: "fetch", bytes: 0 },
    { name: "R&D", bytes: 8937 },
  ],
};
const charts = { cost: "<svg><title>Time</title></svg>", size: "<svg><title>Size</title></svg>" };
const page = benchmarksPage("Things & more", figures, charts);

test("every client has a row with its time and size", () => {
  expect(page).toContain(
    '<tr><th scope="row">R&amp;D</th><td>147</td><td>140</td><td>160</td><td>1.50</td><td>8.9</td></tr>',
  );
});

test("machine, versions, day and amount are stated", () => {
  for (const text of ["2 × a &lt;quick&gt; processor", "Node.js v24", "ky 2.1.0, openai 7.55.0", "2026-11-20"]) {
    expect(page).toContain(text);
  }
  expect(page).toContain("15 rounds of 300 calls");
});

test.each(Object.entries(charts))("the chart of the %s stands in the page, and is described in words", (_, svg) => {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;

  expect(page).toContain(`<img src="${source}" alt="Bars: `);
});

test("the page links back to the reference", () => {
  expect(page).toContain('<a href="index.html">← Things &amp; more</a>');
});

test("the page loads nothing from another host", () => {
  expect(outsideLoads(page)).toEqual([]);
});
