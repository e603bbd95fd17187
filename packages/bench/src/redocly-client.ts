import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { ContactPage } from "@recruiting-outreach/contract";

/** The part of the client by `redocly generate-client` that is measured. */
export interface RedoclyClient {
  configure(options: { serverUrl: string; auth: { apiKey: { ApiKey: string } } }): void;
  listContacts(args: { query: { city: string; limit: number } }): Promise<ContactPage>;
}

const cli = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
const outputFile = fileURLToPath(new URL("../.results/redocly-client.ts", import.meta.url));
const document = fileURLToPath(import.meta.resolve("@recruiting-outreach/contract/openapi.json"));

/** What a program imports for a call. */
export const redoclyImports: string = `export { configure, listContacts } from ${JSON.stringify(outputFile)};`;

/** Lets `redocly generate-client` make a client from the contract, and loads it. */
export async function redoclyClient(): Promise<RedoclyClient> {
  await promisify(execFile)(process.execPath, [cli, "generate-client", document, "--output", outputFile], {
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  });
  return import(/* @vite-ignore */ pathToFileURL(outputFile).href);
}
