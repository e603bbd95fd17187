import { expect, test } from "vitest";
import { report } from "./report.ts";

test("the report states machine, versions and amount, and gives the figures of each mock", () => {
  const text = report({
    machine: "2 × a processor",
    node: "Node.js v24",
    packages: ["other-mock 1.2.3"],
    date: "2026-11-21",
    rounds: 5,
    seconds: 3,
    mocks: [
      {
        name: "other-mock",
        version: "1.2.3",
        startup: 800,
        memory: 201_400_000,
        loads: {
          list: { requestsPerSecond: 5100, p50: 1, p99: 4 },
          search: { requestsPerSecond: 4000, p50: 2, p99: 5 },
        },
        judges: [],
        besideUploads: { p99: 5000, status: 413 },
      },
    ],
  });

  expect(text).toMatch(/^2 × a processor\nNode.js v24; other-mock 1\.2\.3\nMedians of 5 rounds of 3 s/);
  expect(text).toMatch(/^other-mock +800 ms +201 MB +5100 +1 ms +4 ms +4000 +2 ms +5 ms +nothing +5000 ms \(413\)$/m);
});
