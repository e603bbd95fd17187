#!/usr/bin/env node
import manifest from "../package.json" with { type: "json" };
import { type CliOptions, readCliOptions, usage } from "./cli-options.ts";
import { formatExchange } from "./request-log.ts";

/** Loads the server, which takes a second, only when it is wanted. */
async function serve({ port, host, quiet }: CliOptions): Promise<void> {
  const { startMockServer } = await import("./mock-server.ts");
  const server = await startMockServer({
    port,
    host,
    ...(!quiet && { onExchange: (exchange) => console.log(formatExchange(exchange)) }),
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.close());
  console.log(`Mock of the recruiting-outreach API at ${server.url}`);
  console.log(`Try: curl -H 'x-api-key: any-key' ${server.url}/auth/validate`);
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
