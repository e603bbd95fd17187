import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { ContactPage } from "@recruiting-outreach/contract";

/** The part of the client by `@hey-api/openapi-ts` that is measured. */
export interface HeyApiClient {
  client: { setConfig(config: { baseUrl: string; auth: string }): void };
  listContacts(options: { query: { city: string; limit: number } }): Promise<{ data: ContactPage }>;
}

const folder = new URL("../.results/hey-api/", import.meta.url);
const generator = fileURLToPath(new URL("hey-api-generate.ts", import.meta.url));

/** What a program imports for a call. */
export const heyApiImports: string = `export { client } from ${quoted("client.gen.ts")};
export { listContacts } from ${quoted("sdk.gen.ts")};`;

function quoted(file: string): string {
  return JSON.stringify(fileURLToPath(new URL(file, folder)));
}

/** Lets `@hey-api/openapi-ts` make a client from the contract, and loads it. */
export async function heyApiClient(): Promise<HeyApiClient> {
  await promisify(execFile)(process.execPath, [generator, fileURLToPath(folder)]);
  const load = (file: string): Promise<HeyApiClient> => import(/* @vite-ignore */ new URL(file, folder).href);
  const [{ client }, { listContacts }] = await Promise.all([load("client.gen.ts"), load("sdk.gen.ts")]);
  return { client, listContacts };
}
