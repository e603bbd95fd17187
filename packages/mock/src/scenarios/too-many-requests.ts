import type { RateLimitError } from "@recruiting-outreach/contract";
import type { ScriptedAnswer } from "./scenario.ts";

/** The 429 of the contract. A request sent after so many milliseconds is let through; the answer names whole seconds. */
export function tooManyRequests(milliseconds: number, reason: string): ScriptedAnswer {
  const retryAfterSeconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const body: RateLimitError = {
    statusCode: 429,
    error: "Too Many Requests",
    message: `Rate limit reached, retry in ${retryAfterSeconds} seconds.`,
    retryAfterSeconds,
  };
  return { status: 429, body, reason };
}
