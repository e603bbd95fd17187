#!/usr/bin/env -S node --max-semi-space-size=4 --heap-growing-percent=30
// The options keep 100 MB free that V8 would put aside for more garbage than a mock makes.
import manifest from "../package.json" with { type: "json" };
import { type CliOptions, readCliOptions, usage } from "./cli-options.ts";
import type { Reload } from "./followed-front.ts";
import { formatters } from "./request-log.ts";

/** Loads the server, which takes a second, only when it is wanted. */
async function serve({ port, host, spec, seed, delay, log, scenario, scenarioFile }: CliOptions): Promise<void> {
  const { startMockServer } = await import("./mock-server.ts");
  const { readSettingsFile } = await import("./scenarios/settings-file.ts");
  const settings = scenarioFile === undefined ? scenario : await readSettingsFile(scenarioFile, scenario);
  const format = formatters[log];
  const server = await startMockServer({
    port,
    host,
    scenarios: settings,
    ...(scenarioFile !== undefined && { scenarioSource: scenarioFile }),
    ...(spec !== undefined && { spec, onReload: report }),
    seed,
    ...(delay && { delay }),
    ...(format && { onExchange: (exchange) => console.log(format(exchange)) }),
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.close());
  console.log(`Mock of the recruiting-outreach API at ${server.url}`);
  console.log(`Control and request log at ${new URL("/__mock/", server.url)}`);
  console.log(`Try: curl -H 'x-api-key: any-key' ${server.url}/auth/validate`);
}

function report({ message, error }: Reload): void {
  if (error) console.error(message);
  else console.log(message);
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!("code" in error && "port" in error) || error.code !== "EADDRINUSE") return error.message;
  return `Port ${error.port} is in use. Choose another with --port or MOCK_PORT, or take a free one with --port 0.`;
}

try {
  const options = readCliOptions(process.argv.slice(2), process.env);
  if (options.help) console.log(usage);
  else if (options.version) console.log(manifest.version);
  else await serve(options);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
