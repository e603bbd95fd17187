import { createClient } from "@recruiting-outreach/client";
import { apiKeyHeader, type paths } from "@recruiting-outreach/contract";
import ky from "ky";
import OpenAI from "openai";
import createTransport from "openapi-fetch";
import { type HeyApiClient, heyApiImports } from "./hey-api-client.ts";
import { type RedoclyClient, redoclyImports } from "./redocly-client.ts";

/** Sends the measured request and resolves to the parsed answer. */
export type Call = () => Promise<unknown>;

/** One of the clients that are measured. */
export interface MeasuredClient {
  name: string;
  /** What a program imports for a call, as an ECMAScript module; empty where everything is built in. */
  imports: string;
  call: Call;
}

/** The clients that are made from the contract. */
export interface GeneratedClients {
  heyApi: HeyApiClient;
  redocly: RedoclyClient;
}

const query = { city: "Lisbon", limit: 2 };
const apiKey = "demo";
const headers = { [apiKeyHeader]: apiKey };

/**
 * The same request by each client, with its defaults; `fetch` alone comes first, as the one to compare with.
 *
 * @param baseUrl - where the server listens
 */
export function clients(baseUrl: string, { heyApi, redocly }: GeneratedClients): MeasuredClient[] {
  const transport = createTransport<paths>({ baseUrl, headers });
  const http = ky.create({ prefix: baseUrl, headers });
  const client = createClient({ baseUrl, apiKey });
  const openai = new OpenAI({ baseURL: baseUrl, apiKey, defaultHeaders: headers });
  heyApi.client.setConfig({ baseUrl, auth: apiKey });
  redocly.configure({ serverUrl: baseUrl, auth: { apiKey: { ApiKey: apiKey } } });
  return [
    {
      name: "fetch",
      imports: "",
      call: async () => {
        const response = await fetch(`${baseUrl}/contacts?city=Lisbon&limit=2`, { headers });
        return response.json();
      },
    },
    {
      name: "openapi-fetch",
      imports: 'export { default } from "openapi-fetch";',
      call: async () => (await transport.GET("/contacts", { params: { query } })).data,
    },
    {
      name: "ky",
      imports: 'export { default } from "ky";',
      call: () => http.get("contacts", { searchParams: query }).json(),
    },
    {
      name: "@recruiting-outreach/client",
      imports: 'export { createClient } from "@recruiting-outreach/client";',
      call: () => client.listContacts(query),
    },
    {
      name: "@hey-api/openapi-ts",
      imports: heyApiImports,
      call: async () => (await heyApi.listContacts({ query })).data,
    },
    {
      name: "redocly generate-client",
      imports: redoclyImports,
      call: () => redocly.listContacts({ query }),
    },
    {
      name: "openai (its get)",
      imports: 'export { default } from "openai";',
      call: () => openai.get("/contacts", { query }),
    },
  ];
}
