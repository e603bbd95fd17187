import { apiKeyHeader, type paths } from "@recruiting-outreach/contract";
import createTransport, { type Client as Transport } from "openapi-fetch";
import { serializeBody } from "./serialize-body.ts";

/** What {@link createClient} needs to know. */
export interface ClientOptions {
  /** Base address of the API with its version prefix, such as `http://127.0.0.1:4010/api/openapi/v1`. */
  baseUrl: string;
  /** API key, made in the web application under Workgroups > Integrations > Custom integration. */
  apiKey: string;
  /** Replaces the global `fetch`, for example in tests. */
  fetch?: (request: Request) => Promise<Response>;
}

/** `GET`, `POST` and `PATCH` for every path of the contract, each typed by its operation. */
export type Client = Transport<paths>;

/**
 * Makes a client. Each call resolves to `{ data, response }` on success and to `{ error, response }` on an answer that the
 * contract declares as an error; only a failed connection or an unreadable body rejects.
 *
 * @throws TypeError when the base address is not an http(s) URL, or when the key is empty or not fit for a header
 *
 * @example
 * ```ts
 * const client = createClient({ baseUrl: "http://127.0.0.1:4010/api/openapi/v1", apiKey: "demo" });
 * const { data, error } = await client.GET("/contacts", { params: { query: { city: "Lisbon" } } });
 * ```
 */
export function createClient({ baseUrl, apiKey, fetch }: ClientOptions): Client {
  if (!/^https?:\/\/./.test(baseUrl)) {
    throw new TypeError(`baseUrl must be an http or https URL with the version prefix, not ${JSON.stringify(baseUrl)}`);
  }
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new TypeError("apiKey must be a text of visible ASCII characters; is the variable it comes from set?");
  }
  return createTransport<paths>({
    baseUrl,
    headers: { [apiKeyHeader]: apiKey },
    bodySerializer: serializeBody,
    // Looked up at each call, so that tools which replace the global fetch later still see the requests.
    fetch: fetch ?? ((request) => globalThis.fetch(request)),
  });
}
