import { escapeHtml } from "./small-page.ts";

/** Rules for what the parts are made of. */
export const benchmarkStyle: string = `
img { display: block; max-width: 100%; height: auto; margin-top: 1.5rem; }
.wide { overflow-x: auto; margin-top: 1.5rem; }
table { border-collapse: collapse; font-size: 0.9rem; }
th, td { padding: 0.35rem 0.5rem; border-bottom: 1px solid var(--line); text-align: end; white-space: nowrap; }
th:first-child { padding-left: 0; text-align: start; }
`;

/** What figures depend on. */
export interface Measured {
  machine: string;
  node: string;
  packages: string[];
  date: string;
}

/** A chart that stands in the page. */
export function image(svg: string, description: string): string {
  const data = Buffer.from(svg).toString("base64");
  return `<img src="data:image/svg+xml;base64,${data}" alt="${escapeHtml(description)}">`;
}

/** A table of figures; the first cell of each row names it. */
export function table(
  label: string,
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const head = headings.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join("");
  const body = rows.map(([name = "", ...cells]) => {
    const values = cells.map((cell) => `<td>${escapeHtml(`${cell}`)}</td>`).join("");
    return `<tr><th scope="row">${escapeHtml(`${name}`)}</th>${values}</tr>`;
  });
  return `<div class="wide" tabindex="0" role="region" aria-label="${escapeHtml(label)}">
<table>
<thead><tr>${head}</tr></thead>
<tbody>
${body.join("\n")}
</tbody>
</table>
</div>`;
}

/** When and on what was measured, and how to do it again. */
export function circumstances({ date, machine, node, packages }: Measured, command: string): string {
  return `<p>Measured on ${escapeHtml(date)}: ${escapeHtml(machine)}; ${escapeHtml(node)}; ${escapeHtml(packages.join(", "))}. To measure again, run
<code>${escapeHtml(command)}</code> in the repository.</p>`;
}
