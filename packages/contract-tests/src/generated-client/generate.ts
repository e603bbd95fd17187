import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";

/** A method of the generated client; those of lists that it can walk through have `items`. */
export interface GeneratedMethod {
  (args: object, options?: { signal?: AbortSignal }): Promise<unknown>;
  items?(args: object): AsyncIterable<unknown>;
}

/** The parts of the generated module that the suite uses. */
export interface GeneratedModule {
  OPERATIONS: object;
  createClient(operations: object, config: object): Record<string, GeneratedMethod>;
}

/** Something that the generator could not do as the contract says. */
interface Finding {
  kind: string;
  message: string;
}

/** What the generator made, and what it had to say. */
export interface Generation {
  /** Name and version of the generator. */
  generator: string;
  module: GeneratedModule;
  source: string;
  findings: Finding[];
}

const require = createRequire(import.meta.url);
const cli = require.resolve("@redocly/cli/bin/cli.js");
const document = fileURLToPath(import.meta.resolve("@recruiting-outreach/contract/openapi.json"));
const config = fileURLToPath(new URL("redocly.yaml", import.meta.url));
const output = fileURLToPath(new URL("../../.results/generated-client/client.ts", import.meta.url));
const report = fileURLToPath(new URL("../../.results/generated-client/report.json", import.meta.url));

/** Lets `redocly generate-client` make a client from the contract, and loads it. */
export async function generate(): Promise<Generation> {
  await promisify(execFile)(
    process.execPath,
    [cli, "generate-client", document, "--config", config, "--output", output, "--report", report],
    { env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" } },
  );
  const { apis } = JSON.parse(await readFile(report, "utf8")) as { apis: { findings: Finding[] }[] };
  const { name, version } = require("@redocly/cli/package.json") as { name: string; version: string };
  return {
    generator: `${name} ${version}`,
    module: await import(/* @vite-ignore */ pathToFileURL(output).href),
    source: await readFile(output, "utf8"),
    findings: apis.flatMap(({ findings }) => findings),
  };
}
