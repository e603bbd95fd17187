import { type Client, type ClientOptions, type Clock, createClient } from "../index.ts";

export const baseUrl = "http://api.test/api/openapi/v1";
export const apiKey = "key_very_secret";

/** What the scripted service does next: an answer, or a lost connection. */
export type Step = { status?: number; body?: unknown; headers?: Record<string, string> } | Error;

/** A clock that stands still until somebody sleeps, and then jumps. */
export class JumpingClock implements Clock {
  readonly sleeps: number[] = [];
  #now = Date.parse("2026-11-20T12:00:00Z");

  now(): number {
    return this.#now;
  }

  async sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.sleeps.push(milliseconds);
    this.#now += milliseconds;
  }
}

/** A client whose service follows a script; the last step is repeated for ever. */
export function scriptedClient(
  steps: Step[],
  options: Partial<ClientOptions> = {},
): { client: Client; requests: Request[]; clock: JumpingClock } {
  const requests: Request[] = [];
  const clock = new JumpingClock();
  const client = createClient({
    baseUrl,
    apiKey,
    clock,
    fetch: async (url, init) => {
      const step = steps[Math.min(requests.length, steps.length - 1)] ?? {};
      requests.push(new Request(url, init));
      if (step instanceof Error) throw step;
      const { status = 200, body = {}, headers = {} } = step;
      return new Response(typeof body === "string" ? body : JSON.stringify(body), { status, headers });
    },
    ...options,
  });
  return { client, requests, clock };
}

/** The failure that a call ends in. */
export async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => {
      throw new Error("the call succeeded");
    },
    (error: unknown) => error,
  );
}
