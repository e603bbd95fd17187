import { expect, test } from "vitest";
import { report } from "./report.ts";

test("the report states machine, versions and amount, and gives time and size of each client", () => {
  const text = report({
    machine: "2 × a processor",
    node: "Node.js v24",
    packages: ["ky 2.1.0"],
    date: "2026-11-20",
    rounds: 15,
    calls: 300,
    answerBytes: 2048,
    costs: [
      { name: "fetch", median: 98, fastestRound: 95, slowestRound: 102, ratio: 1 },
      { name: "ky", median: 147, fastestRound: 140, slowestRound: 160, ratio: 1.5 },
    ],
    sizes: [
      { name: "fetch", bytes: 0 },
      { name: "ky", bytes: 8937 },
    ],
  });

  expect(text).toBe(
    `2 × a processor
Node.js v24; ky 2.1.0
15 rounds of 300 calls, median; GET on loopback, 2048 bytes of JSON

       µs per call  rounds from   to  ratio  kB to import
fetch           98           95  102   1.00           0.0
ky             147          140  160   1.50           8.9
`,
  );
});
