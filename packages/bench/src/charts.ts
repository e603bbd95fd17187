import { type Bar, chart } from "./chart.ts";
import type { Figures } from "./figures.ts";

const OURS = "@recruiting-outreach/client";

/** The charts of a run by file name. */
export function charts(figures: Figures): Record<string, string> {
  const { node, rounds, calls, answerBytes, costs, sizes } = figures;
  const cost = costs.map(({ name, median, ratio }) => bar(name, median, `${median} µs (× ${ratio.toFixed(2)})`));
  const size = sizes.map(({ name, bytes }) => bar(name, bytes, `${kilobytes(bytes)} kB`));
  return {
    "client-cost.svg": chart(
      "Time of one call",
      `Median of ${rounds} × ${calls} calls; GET on loopback, ${answerBytes} bytes of JSON; ${node}`,
      cost,
    ),
    "client-size.svg": chart("Size of the client for one call", "Bundled, minified and gzipped", size),
  };
}

/** Bytes as kilobytes with one digit behind the point. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function bar(label: string, value: number, text: string): Bar {
  return { label, value, text, emphasis: label === OURS };
}
