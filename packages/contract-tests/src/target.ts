import { type Client, createClient } from "@recruiting-outreach/client";
import { inject } from "vitest";

/** What the suite runs against. */
export interface Target {
  /** Base URL. */
  readonly url: string;
  /** Sends the requests. */
  readonly fetch: typeof fetch;
}

export const targetUrl: string = inject("targetUrl");
/** A key for which everything works. */
export const targetKey: string = inject("targetKey");

/** The target that all test files share. */
export const sharedTarget: Target = { url: targetUrl, fetch };

/** A new client of the target: one that has met a 429 waits. */
export function targetClient({ url, fetch }: Target = sharedTarget): Client {
  return createClient({ baseUrl: url, apiKey: targetKey, retries: 0, fetch });
}
