import type saved from "../benchmarks/client.json";
import { escapeHtml, smallPage } from "./small-page.ts";

/** What was measured, and on what; `pnpm bench --save` writes it. */
export type Figures = typeof saved;

/** The charts of the figures as SVG. */
export interface Charts {
  cost: string;
  size: string;
}

const style = `
img { display: block; max-width: 100%; height: auto; margin-top: 1.5rem; }
.wide { overflow-x: auto; margin-top: 1.5rem; }
table { border-collapse: collapse; font-size: 0.9rem; }
th, td { padding: 0.35rem 0.5rem; border-bottom: 1px solid var(--line); text-align: end; white-space: nowrap; }
th:first-child { padding-left: 0; text-align: start; }
`;

const HEADINGS = ["client", "µs per call", "rounds from", "to", "ratio", "kB to import"];

/** The page that shows what clients cost, with the charts in it. */
export function benchmarksPage(reference: string, figures: Figures, charts: Charts): string {
  const { machine, node, packages, date, rounds, calls, answerBytes } = figures;
  return smallPage({
    heading: "Benchmarks",
    reference,
    style,
    html: `<p>What one call costs, and what a client adds to a download. Each client sends the same GET with its defaults to the same server
process on the same machine, gets ${answerBytes} bytes of JSON, and is checked to give the expected answer. The clients take turns, in
another order each round: ${rounds} rounds of ${calls} calls each. Differences smaller than what lies between the fastest and the slowest round are noise.</p>
${image(charts.cost, "Bars: the time of one call with each client, as in the table below.")}
${image(charts.size, "Bars: the size of each client, as in the table below.")}
${table(figures)}
<p>The time is the median of all calls; “rounds from” and “to” are the medians of the fastest and the slowest round. The ratio is to
<code>fetch</code> alone. The size is what a browser loads for that one call, bundled, minified and gzipped. What is paid for differs: ky,
openai and @recruiting-outreach/client are ready to try again and limit the time of a call; the others do neither unless told to. openai is
a client of another API, measured through its general <code>get</code>; no part of it can be left out.</p>
<p>Measured on ${escapeHtml(date)}: ${escapeHtml(machine)}; ${escapeHtml(node)}; ${escapeHtml(packages.join(", "))}. To measure again, run
<code>pnpm bench</code> in the repository.</p>`,
  });
}

function image(svg: string, description: string): string {
  const data = Buffer.from(svg).toString("base64");
  return `<img src="data:image/svg+xml;base64,${data}" alt="${escapeHtml(description)}">`;
}

function table({ costs, sizes }: Figures): string {
  const rows = costs.map(({ name, median, fastestRound, slowestRound, ratio }) => {
    const bytes = sizes.find((size) => size.name === name)?.bytes ?? 0;
    const cells = [median, fastestRound, slowestRound, ratio.toFixed(2), (bytes / 1000).toFixed(1)];
    return `<tr><th scope="row">${escapeHtml(name)}</th>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  });
  const head = HEADINGS.map((text) => `<th scope="col">${text}</th>`).join("");
  return `<div class="wide" tabindex="0" role="region" aria-label="Figures">
<table>
<thead><tr>${head}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table>
</div>`;
}
