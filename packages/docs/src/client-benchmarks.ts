import type saved from "../benchmarks/client.json";
import { circumstances, image, table } from "./benchmark-parts.ts";

/** What was measured, and on what; `pnpm bench --save` writes it. */
export type ClientFigures = typeof saved;

/** The charts of the figures as SVG. */
export interface ClientCharts {
  cost: string;
  size: string;
}

const headings = ["client", "µs per call", "rounds from", "to", "ratio", "kB to import"];

/** What clients cost, with charts. */
export function clientBenchmarks(figures: ClientFigures, charts: ClientCharts): string {
  const { rounds, calls, answerBytes, costs, sizes } = figures;
  const rows = costs.map(({ name, median, fastestRound, slowestRound, ratio }) => {
    const bytes = sizes.find((size) => size.name === name)?.bytes ?? 0;
    return [name, median, fastestRound, slowestRound, ratio.toFixed(2), (bytes / 1000).toFixed(1)];
  });
  return `<h2>Clients</h2>
<p>What one call costs, and what a client adds to a download. Each client sends the same GET with its defaults to the same server
process on the same machine, gets ${answerBytes} bytes of JSON, and is checked to give the expected answer. The clients take turns, in
another order each round: ${rounds} rounds of ${calls} calls each. Differences smaller than what lies between the fastest and the slowest round are noise.</p>
${image(charts.cost, "Bars: the time of one call with each client, as in the table below.")}
${image(charts.size, "Bars: the size of each client, as in the table below.")}
${table("Figures of clients", headings, rows)}
<p>The time is the median of all calls; “rounds from” and “to” are the medians of the fastest and the slowest round. The ratio is to
<code>fetch</code> alone. The size is what a browser loads for that one call, bundled, minified and gzipped. What is paid for differs: ky,
openai and @recruiting-outreach/client are ready to try again and limit the time of a call; the others do neither unless told to. openai is
a client of another API, measured through its general <code>get</code>; no part of it can be left out.</p>
${circumstances(figures, "pnpm bench")}`;
}
