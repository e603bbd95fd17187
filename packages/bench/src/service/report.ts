import { megabytes } from "../mock/charts.ts";
import { table } from "../table.ts";
import type { Figures } from "./figures.ts";
import type { Latency } from "./latency.ts";
import type { DatabaseFigures } from "./measure.ts";

/** The figures as text. */
export function report({
  machine,
  node,
  packages,
  contacts,
  people,
  rounds,
  seconds,
  databases,
  sandbox,
}: Figures): string {
  return `${machine}
${node}; ${packages.join(", ")}
${contacts} contacts, ${people} people; medians of ${rounds} rounds of ${seconds} s per operation with 10 connections

${databases.map(reportOf).join("\n")}
Memory of the sandbox: ${megabytes(sandbox.now)} MB, at its peak ${megabytes(sandbox.peak)} MB
`;
}

function reportOf({ database, throughput, lists, searches, memory }: DatabaseFigures): string {
  const beside = throughput.map(({ operation, service, bare, ratio }) => [
    operation,
    `${service.requestsPerSecond}`,
    `${bare.requestsPerSecond}`,
    ratio.toFixed(2),
    ...[service.p50, service.p99].map((time) => `${time} ms`),
  ]);
  return [
    table([database, "service/s", "bare/s", "ratio", "p50", "p99"], beside),
    table(["list by", "p50", "p95", "items"], lists.map(rowOf)),
    table(["search by", "p50", "p95", "items"], searches.map(rowOf)),
    `Memory of the service: ${megabytes(memory.now)} MB, at its peak ${megabytes(memory.peak)} MB\n`,
  ].join("\n");
}

function rowOf({ name, p50, p95, items }: Latency): string[] {
  return [name, `${p50} ms`, `${p95} ms`, `${items}`];
}
