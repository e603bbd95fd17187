import { vi } from "vitest";
import type { Adapter } from "../adapter.ts";
import { type Behaviour, count, errorOf } from "../behaviour.ts";
import { type Service, type Step, service, untilWaiting, withoutWaiting } from "../service.ts";

const rateLimit: Step = {
  status: 429,
  body: { statusCode: 429, error: "Too Many Requests", message: "Slow down.", retryAfterSeconds: 7 },
  headers: { "content-type": "application/json", "retry-after": "7" },
};

/** The error of a call that its caller aborts once `ready`. */
async function abortedCall(
  client: Adapter,
  asked: Service,
  ready: () => Promise<void>,
  reason?: Error,
): Promise<string> {
  const controller = new AbortController();
  const call = client.connect({ fetch: asked.fetch }).call("listContacts", {}, { signal: controller.signal });
  const error = errorOf(call);
  await ready();
  controller.abort(reason);
  const { name, message } = await error;
  const own = message === reason?.message ? ", the reason itself" : "";
  return `throws ${name}${own}, after ${count(asked.requests.length, "request")}`;
}

/** The error of a call that is aborted while the service is silent. */
function abortedRequest(client: Adapter, reason?: Error): Promise<string> {
  const asked = service("silence");
  const ready = async (): Promise<void> => {
    while (asked.requests.length === 0) await new Promise(setImmediate);
  };
  return abortedCall(client, asked, ready, reason);
}

/** How a call ends whose service does not answer in time. */
async function timeout(client: Adapter, step: Step): Promise<string> {
  const { fetch, requests } = service(step);
  const call = (): Promise<unknown> => client.connect({ fetch, timeout: 50, retries: 1 }).call("listContacts");
  const { name, operationId } = await withoutWaiting(() => errorOf(call()));
  const named = operationId === undefined ? "" : " naming the operation";
  return `throws ${name}${named}, after ${count(requests.length, "request")}`;
}

/** What ends a call from outside. */
export const endings: Behaviour[] = [
  {
    when: "abort during a request",
    observe: (client) => abortedRequest(client),
    expected: { ours: "throws AbortedError, after 1 request", generated: "throws AbortError, after 1 request" },
  },
  {
    when: "abort with a reason of the caller's",
    observe: (client) => abortedRequest(client, new RangeError("left the page")),
    expected: {
      ours: "throws AbortedError, after 1 request",
      generated: "throws RangeError, the reason itself, after 1 request",
    },
  },
  {
    when: "abort during the wait after a 429",
    observe: async (client) => {
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      try {
        return await abortedCall(client, service(rateLimit), untilWaiting);
      } finally {
        vi.useRealTimers();
      }
    },
    expected: { ours: "throws AbortedError, after 1 request", generated: "throws AbortError, after 1 request" },
  },
  {
    when: "no answer in time",
    observe: (client) => timeout(client, "silence"),
    expected: "throws TimeoutError naming the operation, after 2 requests",
  },
  {
    when: "an answer that stalls in its body",
    observe: (client) => timeout(client, "stall"),
    expected: {
      ours: "throws TimeoutError naming the operation, after 2 requests",
      generated: "throws TimeoutError, after 1 request",
    },
  },
];
