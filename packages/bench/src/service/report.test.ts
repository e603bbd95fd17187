import { expect, test } from "vitest";
import { charts } from "./charts.ts";
import type { Figures } from "./figures.ts";
import { report } from "./report.ts";

const load = (requestsPerSecond: number) => ({ requestsPerSecond, p50: 1, p99: 4 });
const figures: Figures = {
  machine: "2 × processor",
  node: "Node.js v24.21.0",
  packages: ["pg 8"],
  date: "2026-11-20",
  contacts: 100_000,
  people: 50_000,
  rounds: 3,
  seconds: 5,
  databases: [
    {
      database: "PostgreSQL",
      throughput: [{ operation: "validate", service: load(4000), bare: load(5000), ratio: 0.8 }],
      lists: [{ name: "city", p50: 2.5, p95: 4, items: 25 }],
      searches: [{ name: "title, skill", p50: 10, p95: 30, items: 9.5 }],
      memory: { now: 300_000_000, peak: 400_000_000 },
    },
  ],
  sandbox: { now: 450_000_000, peak: 500_000_000 },
};

test("the report has every figure in its row", () => {
  const text = report(figures);
  expect(text).toContain("100000 contacts, 50000 people; medians of 3 rounds of 5 s");
  expect(text).toMatch(/^validate +4000 +5000 +0\.80 +1 ms +4 ms$/m);
  expect(text).toMatch(/^city +2\.5 ms +4 ms +25$/m);
  expect(text).toMatch(/^title, skill +10 ms +30 ms +9\.5$/m);
  expect(text).toContain("Memory of the service: 300 MB, at its peak 400 MB");
  expect(text).toContain("Memory of the sandbox: 450 MB, at its peak 500 MB");
});

test("the charts show service and bare handler, and the latency of each list and search", () => {
  const drawn = charts(figures);
  expect(Object.keys(drawn)).toEqual(["service-requests.svg", "service-latency.svg"]);
  expect(drawn["service-requests.svg"]).toContain("validate, PostgreSQL: 4000 /s (× 0.80); bare handler: 5000 /s.");
  expect(drawn["service-latency.svg"]).toContain("list: city: 4 ms; search: title, skill: 30 ms.");
});
