import { afterAll } from "vitest";
import { type MockServer, startMockServer } from "../index.ts";

/** A mock of the contract that the tests of a file share. */
export async function sharedMock(): Promise<MockServer> {
  const mock = await startMockServer();
  afterAll(() => mock.close());
  return mock;
}

/** What came back. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** The JSON that was sent, undefined when nothing was. */
  readonly body: unknown;
}

/** Sends a request with a key to a mock. */
export async function ask(mock: MockServer, path: string, init: RequestInit = {}): Promise<Reply> {
  const headers = new Headers(init.headers);
  if (!headers.has("x-api-key")) headers.set("x-api-key", "any-key");
  const response = await fetch(`${mock.url}${path}`, { ...init, headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? undefined : JSON.parse(text) };
}

/** A request that sends a value as JSON. */
export function json(value: unknown, method = "POST"): RequestInit {
  return { method, headers: { "content-type": "application/json" }, body: JSON.stringify(value) };
}

/** A request that prefers an answer. */
export function preferring(preference: string): RequestInit {
  return { headers: { prefer: preference } };
}
