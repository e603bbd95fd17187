import type saved from "../benchmarks/mock.json";
import { circumstances, image, table } from "./benchmark-parts.ts";

/** What was measured, and on what; `pnpm bench:mock --save` writes it. */
export type MockFigures = typeof saved;

/** The charts of the figures as SVG. */
export interface MockCharts {
  requests: string;
  latency: string;
  memory: string;
  startup: string;
}

const headings = [
  "mock",
  "start-up ms",
  "memory MB",
  "lists/s",
  "p99 ms",
  "searches/s",
  "p99 ms",
  "p99 ms beside uploads",
  "refuses when broken",
];

/** What mocks of the contract can do, with charts. */
export function mockBenchmarks(figures: MockFigures, charts: MockCharts): string {
  const { rounds, seconds, mocks } = figures;
  const rows = mocks.map(
    ({ name, startup, memory, judges, loads: { list, search }, besideUploads: { p99, status } }) => [
      ...[name, startup, Math.round(memory / 1_000_000)],
      ...[list.requestsPerSecond, list.p99, search.requestsPerSecond, search.p99],
      status === 200 ? p99 : `${p99} (${status})`,
      judges.length > 0 ? judges.join(", ") : "nothing",
    ],
  );
  return `<h2>Mocks</h2>
<p>What mocks of this contract can do, each in a process of its own, started as its documentation says and without a log. Ten connections
ask for contacts, and search for people, over and over; the mocks take turns: ${rounds} rounds of ${seconds} s each.</p>
${image(charts.requests, "Bars: answers per second of each mock, as in the table below.")}
${image(charts.latency, "Bars: the latency that 99 of 100 answers of each mock stay below, as in the table below.")}
${image(charts.memory, "Bars: the memory of each mock, as in the table below.")}
${image(charts.startup, "Bars: the time until the first answer of each mock, as in the table below.")}
${table("Figures of mocks", headings, rows)}
<p>Start-up is the time until the first answer; memory is the resident set after the load. Latencies are those that 99 of 100 answers stay
below; the last one is that of lists while five files of 10 MB are uploaded, with the status of the uploads where it is not 200. The last
column names the requests that are refused when they break a bound. A mock that answers an example and one that makes up a body do not do the
same work: each answers as it does without being told.</p>
${circumstances(figures, "pnpm bench:mock")}`;
}
