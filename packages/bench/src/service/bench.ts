import { run } from "../command-line.ts";
import { amounts } from "./amount.ts";
import { charts } from "./charts.ts";
import { figures } from "./figures.ts";
import { report } from "./report.ts";

await run({
  about: `Measures the service on PostgreSQL and on PGlite: requests per second beside a bare handler that runs the same SQL,
the latency of each filter and of searches, and memory. Filling the databases takes some minutes.
Leaves figures and charts in .results: service.json, service-requests.svg, service-latency.svg.`,
  amounts,
  measure: figures,
  report,
  file: "service.json",
  charts,
});
