import type { RateLimit } from "./facts.ts";
import type { Scenario, ScenarioExchange } from "./scenario.ts";
import { StateByKey } from "./state-by-key.ts";
import { tooManyRequests } from "./too-many-requests.ts";

/** A span of time that begins with the first request in it. */
interface Window {
  readonly start: number;
  used: number;
}

/** Counts valid requests; those refused here do not count. */
export const rateLimits: Scenario<"budget"> = {
  name: "rate-limits",
  describe: "Answers 429 when a key has used up what the contract allows it at an endpoint, until the window is over.",
  numbers: {
    budget: {
      default: 1_000_000,
      minimum: 1,
      maximum: 1_000_000,
      describe: "requests in a window, where the contract allows more",
    },
  },
  create(contract, { budget }, clock) {
    const windowsByKey = new StateByKey(() => new Map<string, Window>());
    return {
      answer(exchange) {
        const windows = windowsByKey.of(exchange.key);
        const now = clock.now();
        const limits = contract.get(exchange.operationId)?.facts.rateLimits ?? [];
        const open = limits.flatMap((limit, index) => {
          if (!applies(limit, exchange)) return [];
          const allowed = Math.min(limit.requests, budget);
          const id = `${exchange.operationId} ${index}`;
          return { id, allowed, seconds: limit.seconds, window: openWindow(windows.get(id), limit, now) };
        });
        const full = open.filter(({ allowed, window }) => window.used >= allowed);
        if (full.length > 0) {
          const wait = Math.max(...full.map(({ seconds, window }) => window.start + seconds * 1000 - now));
          const limit = full.map(({ allowed, seconds }) => `${allowed} requests in ${seconds} s`).join(", ");
          return tooManyRequests(wait, `more than ${limit}`);
        }
        for (const { id, window } of open) {
          window.used += 1;
          windows.set(id, window);
        }
        return undefined;
      },
      reset: (key) => windowsByKey.reset(key),
    };
  },
};

function applies({ condition }: RateLimit, { query, body }: ScenarioExchange): boolean {
  if (!condition) return true;
  const inBody = typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
  return (query[condition.parameter] ?? inBody[condition.parameter]) === condition.equals;
}

function openWindow(window: Window | undefined, { seconds }: RateLimit, now: number): Window {
  return window && now < window.start + seconds * 1000 ? window : { start: now, used: 0 };
}
