import { table } from "../table.ts";
import { megabytes } from "./charts.ts";
import type { Figures } from "./figures.ts";
import type { MockFigures } from "./measure.ts";
import { operations } from "./requests.ts";

const headings = [
  "mock",
  "start-up",
  "memory",
  ...operations.flatMap((operation) => [`${operation}/s`, "p50", "p99"]),
  "refuses broken",
  "p99 beside uploads",
];

/** The figures as text. */
export function report({ machine, node, packages, rounds, seconds, mocks }: Figures): string {
  return `${machine}
${node}; ${packages.join(", ")}
Medians of ${rounds} rounds of ${seconds} s per operation with 10 connections; memory after the load;
five uploads of 10 MB, the status they are answered with in brackets

${table(headings, mocks.map(row))}`;
}

function row({ name, startup, memory, loads, judges, besideUploads }: MockFigures): string[] {
  return [
    name,
    `${startup} ms`,
    `${megabytes(memory)} MB`,
    ...operations.flatMap((operation) => {
      const { requestsPerSecond, p50, p99 } = loads[operation];
      return [`${requestsPerSecond}`, `${p50} ms`, `${p99} ms`];
    }),
    judges.length > 0 ? judges.join(", ") : "nothing",
    `${besideUploads.p99} ms (${besideUploads.status})`,
  ];
}
