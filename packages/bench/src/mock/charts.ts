import { type Bar, chart } from "../chart.ts";
import type { Figures } from "./figures.ts";
import type { MockFigures } from "./measure.ts";

const OURS = "@recruiting-outreach/mock";

/** The charts of a run by file name. */
export function charts({ node, rounds, seconds, mocks }: Figures): Record<string, string> {
  const load = `Median of ${rounds} × ${seconds} s, GET /contacts on 10 connections; ${node}`;
  const bars = (measureOf: (mock: MockFigures) => number, unit: string): Bar[] =>
    mocks.map((mock) => {
      const value = measureOf(mock);
      return { label: mock.name, value, text: `${value} ${unit}`, emphasis: mock.name === OURS };
    });
  return {
    "mock-requests.svg": chart(
      "Answers per second",
      load,
      bars(({ loads }) => loads.list.requestsPerSecond, "/s"),
    ),
    "mock-latency.svg": chart(
      "Latency that 99 of 100 stay below",
      load,
      bars(({ loads }) => loads.list.p99, "ms"),
    ),
    "mock-memory.svg": chart(
      "Memory after the load",
      `Resident set; ${node}`,
      bars(({ memory }) => megabytes(memory), "MB"),
    ),
    "mock-startup.svg": chart(
      "Time until the first answer",
      `Median of ${rounds} starts; ${node}`,
      bars(({ startup }) => startup, "ms"),
    ),
  };
}

/** Bytes as whole megabytes. */
export function megabytes(bytes: number): number {
  return Math.round(bytes / 1_000_000);
}
