import { amounts } from "./amount.ts";
import { charts } from "./charts.ts";
import { run } from "./command-line.ts";
import { figures } from "./figures.ts";
import { heyApiClient } from "./hey-api-client.ts";
import { redoclyClient } from "./redocly-client.ts";
import { report } from "./report.ts";

await run({
  about: `Measures what one call costs and what a client weighs, beside other clients.
Leaves figures and charts in .results: client.json, client-cost.svg, client-size.svg.`,
  amounts,
  async measure(amount, progress) {
    progress("generating clients");
    return figures(amount, { heyApi: await heyApiClient(), redocly: await redoclyClient() }, progress);
  },
  report,
  file: "client.json",
  charts,
});
