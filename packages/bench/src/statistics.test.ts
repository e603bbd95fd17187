import { describe, expect, test } from "vitest";
import { costs, median } from "./statistics.ts";

describe("median", () => {
  test("is the middle value, sorted by number and not by text", () => {
    expect(median([100, 9, 20])).toBe(20);
  });

  test("is the mean of the two middle values of an even number", () => {
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  test("leaves its argument as it was", () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });

  test("refuses an empty list", () => {
    expect(() => median([])).toThrow(RangeError);
  });
});

describe("costs", () => {
  const durations = new Map([
    ["fetch", [[100, 100], [200]]],
    ["other", [[300], [100, 250]]],
  ]);

  test("takes the median over the calls of all rounds", () => {
    expect(costs(durations).map((cost) => cost.median)).toEqual([100, 250]);
  });

  test("gives the medians of the fastest and the slowest round", () => {
    expect(costs(durations)[1]).toMatchObject({ fastestRound: 175, slowestRound: 300 });
  });

  test("gives each client as a multiple of the first", () => {
    expect(costs(durations).map((cost) => cost.ratio)).toEqual([1, 2.5]);
  });
});
