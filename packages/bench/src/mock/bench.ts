import { run } from "../command-line.ts";
import { amounts } from "./amount.ts";
import { charts } from "./charts.ts";
import { figures } from "./figures.ts";
import { report } from "./report.ts";

await run({
  about: `Measures our mock beside others: start-up, requests per second, latency and memory, each in a process of its own.
Leaves figures and charts in .results: mock.json, mock-requests.svg, mock-latency.svg, mock-memory.svg, mock-startup.svg.`,
  amounts,
  measure: figures,
  report,
  file: "mock.json",
  charts,
});
