import type { SentRequest } from "../mock/requests.ts";
import type { Measured } from "./requests.ts";

/** What is asked for. */
export type AskedRequest = Pick<Measured, "method" | "path" | "body">;

/** Who asks, and about whom. */
export interface Asker {
  readonly key: string;
  readonly contactId: string;
}

/** A request as it is sent. */
export function requestOf({ method, path, body }: AskedRequest, { key, contactId }: Asker): SentRequest {
  return {
    method,
    path: path.replace(":contactId", contactId),
    headers: { "x-api-key": key, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body()) }),
  };
}

/**
 * Sends a request and reads the answer.
 *
 * @throws Error when it is no success
 */
export async function send(url: string, measured: AskedRequest, asker: Asker): Promise<unknown> {
  const request = requestOf(measured, asker);
  const response = await fetch(url + request.path, request);
  const text = await response.text();
  if (!response.ok) throw new Error(`${request.method} ${request.path}: ${response.status} ${text}`);
  return JSON.parse(text);
}
