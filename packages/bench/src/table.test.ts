import { expect, test } from "vitest";
import { table } from "./table.ts";

test("a table has a line for each client, with numbers flush right", () => {
  const text = table([
    { name: "fetch", median: 98.4, fastestRound: 95, slowestRound: 101.5, ratio: 1 },
    { name: "a longer name", median: 246, fastestRound: 240, slowestRound: 1000, ratio: 2.5 },
  ]);

  expect(text).toBe(
    [
      "               µs per call  rounds from    to  ratio",
      "fetch                   98           95   102   1.00",
      "a longer name          246          240  1000   2.50",
      "",
    ].join("\n"),
  );
});
