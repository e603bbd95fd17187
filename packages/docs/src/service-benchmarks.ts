import type saved from "../benchmarks/service.json";
import { circumstances, image, table } from "./benchmark-parts.ts";

/** What was measured, and on what; `pnpm bench:service --save` writes it. */
export type ServiceFigures = typeof saved;

/** The charts of the figures as SVG. */
export interface ServiceCharts {
  requests: string;
  latency: string;
}

const inMegabytes = (bytes: number): number => Math.round(bytes / 1_000_000);

/** What the service can do on its databases, with charts. */
export function serviceBenchmarks(figures: ServiceFigures, charts: ServiceCharts): string {
  const { contacts, people, rounds, seconds, databases, sandbox } = figures;
  const throughput = databases.flatMap(({ database, throughput }) =>
    throughput.map(({ operation, service, bare, ratio }) => [
      `${operation}, ${database}`,
      ...[service.requestsPerSecond, bare.requestsPerSecond, ratio.toFixed(2), service.p50, service.p99],
    ]),
  );
  const latencies = databases.flatMap(({ database, lists, searches }) => [
    ...lists.map(({ name, p50, p95 }) => [`list: ${name}, ${database}`, p50, p95]),
    ...searches.map(({ name, p50, p95 }) => [`search: ${name}, ${database}`, p50, p95]),
  ]);
  return `<h2>Service</h2>
<p>What the service can do with ${contacts} contacts in a workgroup and ${people} people in the directory. Beside it a bare handler runs the same SQL on the
same database, with no validation, key, limit or log of its own: ${rounds} rounds of ${seconds} s each, in turns, on ten connections.</p>
${image(charts.requests, "Bars: answers per second of the service and of the bare handler, as in the first table below.")}
${table("Answers of the service per second", ["operation", "service/s", "bare/s", "ratio", "p50 ms", "p99 ms"], throughput)}
<p>The latencies of filters and searches are those of one request after the other.</p>
${image(charts.latency, "Bars: the latency that 95 of 100 lists and searches stay below, as in the second table below.")}
${table("Latency of lists and searches", ["request", "p50 ms", "p95 ms"], latencies)}
<p>The sandbox takes ${inMegabytes(sandbox.now)} MB once it has answered, and ${inMegabytes(sandbox.peak)} MB while it makes its database.</p>
${circumstances(figures, "pnpm bench:service")}`;
}
