import { expect, test } from "vitest";
import { benchmarksPage } from "./benchmarks-page.ts";
import type { ClientFigures } from "./client-benchmarks.ts";
import type { MockFigures } from "./mock-benchmarks.ts";
import { outsideLoads } from "./self-contained.ts";

const clientFigures: ClientFigures = {
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
const mockFigures: MockFigures = {
  machine: "2 × a <quick> processor",
  node: "Node.js v24",
  packages: ["other-mock 3.0.0"],
  date: "2026-11-21",
  rounds: 5,
  seconds: 3,
  mocks: [
    {
      name: "other-mock",
      version: "3.0.0",
      memory: 201_400_000,
      judges: ["list"],
      startup: 800,
      loads: {
        list: { requestsPerSecond: 5100, p50: 1, p99: 4 },
        search: { requestsPerSecond: 4000, p50: 2, p99: 5 },
      },
      besideUploads: { p99: 45, status: 400 },
    },
  ],
};
const charts = {
  clients: { cost: "<svg><title>Time</title></svg>", size: "<svg><title>Size</title></svg>" },
  mocks: {
    requests: "<svg><title>Requests</title></svg>",
    latency: "<svg><title>Latency</title></svg>",
    memory: "<svg><title>Memory</title></svg>",
    startup: "<svg><title>Start</title></svg>",
  },
};
const page = benchmarksPage("Things & more", {
  clients: { figures: clientFigures, charts: charts.clients },
  mocks: { figures: mockFigures, charts: charts.mocks },
});

test("every client has a row with its time and size", () => {
  expect(page).toContain(
    '<tr><th scope="row">R&amp;D</th><td>147</td><td>140</td><td>160</td><td>1.50</td><td>8.9</td></tr>',
  );
});

test("every mock has a row, with the status of uploads that it refuses", () => {
  const cells = [800, 201, 5100, 4, 4000, 5, "45 (400)", "list"].map((cell) => `<td>${cell}</td>`).join("");
  expect(page).toContain(`<tr><th scope="row">other-mock</th>${cells}</tr>`);
});

test("machine, versions, day and amount are stated", () => {
  for (const text of ["2 × a &lt;quick&gt; processor", "Node.js v24", "ky 2.1.0, openai 7.55.0", "2026-11-20"]) {
    expect(page).toContain(text);
  }
  expect(page).toContain("15 rounds of 300 calls");
  for (const text of ["other-mock 3.0.0", "2026-11-21", "5 rounds of 3 s"]) expect(page).toContain(text);
});

test.each(Object.entries({ ...charts.clients, ...charts.mocks }))(
  "the chart of the %s stands in the page, and is described in words",
  (_, svg) => {
    const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;

    expect(page).toContain(`<img src="${source}" alt="Bars: `);
  },
);

test("the page links back to the reference", () => {
  expect(page).toContain('<a href="index.html">← Things &amp; more</a>');
});

test("the page loads nothing from another host", () => {
  expect(outsideLoads(page)).toEqual([]);
});
