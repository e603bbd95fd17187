import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Fetch } from "@recruiting-outreach/client";
import { onTestFinished, vi } from "vitest";

const json = { "content-type": "application/json" };

interface ScriptedAnswer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** What a scripted service does next: an answer, a lost connection, or silence until the caller gives up, before the answer or within it. */
export type Step = ScriptedAnswer | Error | "silence" | "stall";

/** A `fetch` with a script, and what it was asked. */
export interface Service {
  fetch: Fetch;
  requests: Request[];
  /** When each request came, in milliseconds after the first. */
  times: number[];
}

/** A service that follows a script; the last step is repeated for ever. Answers are JSON unless their headers say otherwise. */
export function service(...steps: Step[]): Service {
  const requests: Request[] = [];
  const arrivals: number[] = [];
  return {
    requests,
    get times() {
      return arrivals.map((arrival) => arrival - (arrivals[0] ?? 0));
    },
    fetch: async (url, init) => {
      const step = steps[Math.min(requests.length, steps.length - 1)] ?? {};
      requests.push(new Request(url, init));
      arrivals.push(Date.now());
      if (step instanceof Error) throw step;
      if (step === "silence") return untilAborted(init.signal);
      if (step === "stall") return new Response(stalled(init.signal), { headers: json });
      const { status = 200, body = {}, headers = json } = step;
      // Bytes, because text would bring a content type of its own along.
      const bytes = new TextEncoder().encode(typeof body === "string" ? body : JSON.stringify(body));
      return new Response(bytes, { status, headers });
    },
  };
}

function untilAborted(signal: RequestInit["signal"]): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
}

/** A body that goes no further, and ends as one of the real `fetch` does when its signal aborts. */
function stalled(signal: RequestInit["signal"]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"items":['));
      untilAborted(signal).catch((reason) => controller.error(reason));
    },
  });
}

/** Resolves once something waits on a faked timer. */
export async function untilWaiting(): Promise<void> {
  while (vi.getTimerCount() === 0) await new Promise(setImmediate);
}

/** Runs something on a clock that jumps over every wait. Guesses at waits come out at their lower end for `luck` 0, at their upper for 1. */
export async function withoutWaiting<Value>(run: () => Promise<Value>, luck = 1): Promise<Value> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const random = vi.spyOn(Math, "random").mockReturnValue(luck);
  try {
    let running = true;
    const result = run().finally(() => {
      running = false;
    });
    result.catch(() => {});
    while (running) {
      await new Promise(setImmediate);
      await vi.advanceTimersToNextTimerAsync();
    }
    return await result;
  } finally {
    random.mockRestore();
    vi.useRealTimers();
  }
}

/** A service that speaks real HTTP. */
export interface HttpService {
  origin: string;
  baseUrl: string;
  requests: IncomingMessage[];
}

/** Starts a service that treats every request in the same way, and ends with the test. */
export async function httpService(
  answer: (response: ServerResponse, request: IncomingMessage) => void,
): Promise<HttpService> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    request.resume().on("end", () => answer(response, request));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, baseUrl: `${origin}/api/openapi/v1`, requests };
}
