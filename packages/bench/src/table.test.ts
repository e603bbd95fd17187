import { expect, test } from "vitest";
import { table } from "./table.ts";

test("a table has a line for each client, with numbers flush right", () => {
  const text = table(
    ["", "µs per call", "ratio"],
    [
      ["fetch", "98", "1.00"],
      ["a longer name", "246", "12.50"],
    ],
  );

  expect(text).toBe(
    [
      "               µs per call  ratio",
      "fetch                   98   1.00",
      "a longer name          246  12.50",
      "",
    ].join("\n"),
  );
});
