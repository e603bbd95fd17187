import { type OperationId, routes, usualRequestsPerMinute } from "@recruiting-outreach/contract";
import { RateLimitedError } from "./errors.ts";
import type { Clock } from "./options.ts";

const MINUTE = 60_000;

/** Holds the calls of each endpoint back; those who wait go on in the order in which they came. */
export interface Gate {
  /** Closes the gate of an endpoint for some milliseconds; a later end wins. */
  close(endpoint: OperationId, milliseconds: number): void;
  /**
   * Resolves when a request may be sent; undefined when nothing holds it back.
   *
   * @param maxWait - milliseconds
   * @throws RateLimitedError when the gate stays closed for longer
   */
  pass(endpoint: OperationId, maxWait: number, signal?: AbortSignal): Promise<void> | undefined;
}

/** A gate that is closed after a 429 until its time has passed, and with pacing until the limit of the contract allows one more. */
export function createGate(clock: Clock, pacing: boolean): Gate {
  const closedUntil: Record<string, number> = {};
  const sent: Record<string, number[]> = {};
  /** The last one in each queue; left standing once everybody has passed. */
  const queues: Record<string, Promise<void> | undefined> = {};

  return {
    close(endpoint, milliseconds) {
      closedUntil[endpoint] = Math.max(clock.now() + milliseconds, closedUntil[endpoint] ?? 0);
    },
    pass(endpoint, maxWait, signal) {
      const requestsPerMinute = routes[endpoint][2]?.requestsPerMinute ?? usualRequestsPerMinute;
      const wait = (): number => {
        const now = clock.now();
        const free = pacing ? (sent[endpoint]?.at(-requestsPerMinute) ?? -MINUTE) + MINUTE : 0;
        const until = Math.max(closedUntil[endpoint] ?? 0, free);
        if (until > now + maxWait) {
          throw new RateLimitedError("not sent; an earlier answer asked to wait.", { operationId: endpoint }, until);
        }
        return until - now;
      };
      const enter = (): void => {
        if (pacing) sent[endpoint] = [...(sent[endpoint] ?? []).slice(1 - requestsPerMinute), clock.now()];
      };
      if (wait() <= 0 && !queues[endpoint]) return enter() as undefined;
      const turn = (queues[endpoint] ?? Promise.resolve()).then(async () => {
        for (let left = wait(); left > 0; left = wait()) await clock.sleep(left, signal);
        enter();
      });
      // One who gives up does not hold up those behind.
      queues[endpoint] = turn.catch(() => {});
      return turn;
    },
  };
}
