import { createClient } from "@recruiting-outreach/client";
import { apiKeyHeader, type paths } from "@recruiting-outreach/contract";
import ky from "ky";
import createTransport from "openapi-fetch";
import type { GeneratedClient } from "./redocly-client.ts";

/** Sends the measured request and resolves to the parsed answer. */
export type Call = () => Promise<unknown>;

const query = { city: "Lisbon", limit: 2 };
const apiKey = "demo";
const headers = { [apiKeyHeader]: apiKey };

/**
 * The same request by each client, with its defaults; `fetch` alone comes first, as the one to compare with.
 *
 * @param baseUrl - where the server listens
 */
export function clients(baseUrl: string, generated: GeneratedClient): ReadonlyMap<string, Call> {
  const transport = createTransport<paths>({ baseUrl, headers });
  const http = ky.create({ prefix: baseUrl, headers });
  const client = createClient({ baseUrl, apiKey });
  generated.configure({ serverUrl: baseUrl, auth: { apiKey: { ApiKey: apiKey } } });
  return new Map<string, Call>([
    [
      "fetch",
      async () => {
        const response = await fetch(`${baseUrl}/contacts?city=Lisbon&limit=2`, { headers });
        return response.json();
      },
    ],
    ["openapi-fetch", async () => (await transport.GET("/contacts", { params: { query } })).data],
    ["ky", () => http.get("contacts", { searchParams: query }).json()],
    ["@recruiting-outreach/client", () => client.listContacts(query)],
    ["redocly generate-client", () => generated.listContacts({ query })],
  ]);
}
