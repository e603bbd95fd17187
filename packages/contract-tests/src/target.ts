import { type Client, createClient } from "@recruiting-outreach/client";
import { inject } from "vitest";

export const targetUrl: string = inject("targetUrl");
export const targetKey = "contract_tests_key";

/** A client of the target. */
export function targetClient(): Client {
  return createClient({ baseUrl: targetUrl, apiKey: targetKey, retries: 0 });
}
