import { expect, test } from "vitest";
import { benchmarksPage } from "./benchmarks-page.ts";
import type { ClientFigures } from "./client-benchmarks.ts";
import type { MockFigures } from "./mock-benchmarks.ts";
import { outsideLoads } from "./self-contained.ts";
import type { ServiceFigures } from "./service-benchmarks.ts";

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
const serviceFigures: ServiceFigures = {
  machine: "2 × a <quick> processor",
  node: "Node.js v24",
  packages: ["pg 8.0.0"],
  date: "2026-11-22",
  contacts: 100_000,
  people: 50_000,
  rounds: 3,
  seconds: 5,
  databases: [
    {
      database: "PostgreSQL",
      throughput: [
        {
          operation: "validate",
          service: { requestsPerSecond: 4900, p50: 1, p99: 5 },
          bare: { requestsPerSecond: 6100, p50: 1, p99: 4 },
          ratio: 0.8,
        },
      ],
      lists: [{ name: "city", p50: 4, p95: 7, items: 25 }],
      searches: [{ name: "title", p50: 9, p95: 21, items: 10 }],
      memory: { now: 200_000_000, peak: 210_000_000 },
    },
  ],
  sandbox: { now: 460_400_000, peak: 690_000_000 },
};
const charts = {
  clients: { cost: "<svg><title>Time</title></svg>", size: "<svg><title>Size</title></svg>" },
  mocks: {
    requests: "<svg><title>Requests</title></svg>",
    latency: "<svg><title>Latency</title></svg>",
    memory: "<svg><title>Memory</title></svg>",
    startup: "<svg><title>Start</title></svg>",
  },
  service: { requests: "<svg><title>Answers</title></svg>", latency: "<svg><title>Filters</title></svg>" },
};
const page = benchmarksPage("Things & more", {
  clients: { figures: clientFigures, charts: charts.clients },
  mocks: { figures: mockFigures, charts: charts.mocks },
  service: { figures: serviceFigures, charts: charts.service },
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

test("the service has a row for each operation beside the bare handler, and for each filter", () => {
  const cells = (values: (number | string)[]): string => values.map((value) => `<td>${value}</td>`).join("");
  expect(page).toContain(`<th scope="row">validate, PostgreSQL</th>${cells([4900, 6100, "0.80", 1, 5])}`);
  expect(page).toContain(`<th scope="row">list: city, PostgreSQL</th>${cells([4, 7])}`);
  expect(page).toContain(`<th scope="row">search: title, PostgreSQL</th>${cells([9, 21])}`);
  expect(page).toContain("The sandbox takes 460 MB once it has answered, and 690 MB");
});

test("machine, versions, day and amount are stated", () => {
  for (const text of ["2 × a &lt;quick&gt; processor", "Node.js v24", "ky 2.1.0, openai 7.55.0", "2026-11-20"]) {
    expect(page).toContain(text);
  }
  expect(page).toContain("15 rounds of 300 calls");
  for (const text of ["other-mock 3.0.0", "2026-11-21", "5 rounds of 3 s"]) expect(page).toContain(text);
});

test.each([charts.clients, charts.mocks, charts.service].flatMap((group) => Object.entries(group)))(
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
