import { kilobytes } from "./charts.ts";
import type { Figures } from "./figures.ts";
import { table } from "./table.ts";

/** The figures as text. */
export function report({ machine, node, packages, rounds, calls, answerBytes, costs, sizes }: Figures): string {
  const rows = costs.map(({ name, median, fastestRound, slowestRound, ratio }) => {
    const bytes = sizes.find((size) => size.name === name)?.bytes ?? 0;
    const times = [median, fastestRound, slowestRound].map((time) => time.toFixed(0));
    return [name, ...times, ratio.toFixed(2), kilobytes(bytes)];
  });
  return `${machine}
${node}; ${packages.join(", ")}
${rounds} rounds of ${calls} calls, median; GET on loopback, ${answerBytes} bytes of JSON

${table(["", "µs per call", "rounds from", "to", "ratio", "kB to import"], rows)}`;
}
