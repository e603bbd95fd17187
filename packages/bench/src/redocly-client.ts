import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { ContactPage } from "@recruiting-outreach/contract";

/** The part of a generated client that is measured. */
export interface GeneratedClient {
  configure(options: { serverUrl: string; auth: { apiKey: { ApiKey: string } } }): void;
  listContacts(args: { query: { city: string; limit: number } }): Promise<ContactPage>;
}

const cli = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
const outputFile = fileURLToPath(new URL("../.results/redocly-client.ts", import.meta.url));
const document = fileURLToPath(import.meta.resolve("@recruiting-outreach/contract/openapi.json"));

/** Lets `redocly generate-client` make a client from the contract, and loads it. */
export async function generatedClient(): Promise<GeneratedClient> {
  await promisify(execFile)(process.execPath, [cli, "generate-client", document, "--output", outputFile], {
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  });
  return import(/* @vite-ignore */ pathToFileURL(outputFile).href);
}
