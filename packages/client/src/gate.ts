import type { Clock } from "./options.ts";

const MINUTE = 60_000;

/** Holds the calls of each endpoint back; those who wait go on in the order in which they came. */
export interface Gate {
  /** Closes the gate of an endpoint for some milliseconds; a later end wins. */
  close(endpoint: string, milliseconds: number): void;
  /** Resolves when a request may be sent; undefined when nothing holds it back. */
  pass(endpoint: string, requestsPerMinute: number, signal?: AbortSignal): Promise<void> | undefined;
  /** Milliseconds until the next request may be sent, without those that are waiting already. */
  wait(endpoint: string, requestsPerMinute: number): number;
}

/** A gate that is closed after a 429 until its time has passed, and with pacing until the limit of the contract allows one more. */
export function createGate(clock: Clock, pacing: boolean): Gate {
  const closedUntil: Record<string, number> = {};
  const sent: Record<string, number[]> = {};
  const queues: Record<string, Promise<void> | undefined> = {};

  const note = (endpoint: string, requestsPerMinute: number): void => {
    if (pacing) sent[endpoint] = [...(sent[endpoint] ?? []).slice(1 - requestsPerMinute), clock.now()];
  };

  const gate: Gate = {
    close(endpoint, milliseconds) {
      closedUntil[endpoint] = Math.max(clock.now() + milliseconds, closedUntil[endpoint] ?? 0);
    },
    pass(endpoint, requestsPerMinute, signal) {
      if (!queues[endpoint] && gate.wait(endpoint, requestsPerMinute) <= 0) {
        note(endpoint, requestsPerMinute);
        return;
      }
      const turn = (queues[endpoint] ?? Promise.resolve()).then(async () => {
        for (let wait: number; ; await clock.sleep(wait, signal)) {
          wait = gate.wait(endpoint, requestsPerMinute);
          if (wait <= 0) break;
        }
        note(endpoint, requestsPerMinute);
      });
      // One who gives up does not hold up those behind.
      const queue = turn
        .catch(() => {})
        .then(() => {
          if (queues[endpoint] === queue) queues[endpoint] = undefined;
        });
      queues[endpoint] = queue;
      return turn;
    },
    wait(endpoint, requestsPerMinute) {
      const free = pacing ? (sent[endpoint]?.at(-requestsPerMinute) ?? -MINUTE) + MINUTE : 0;
      return Math.max(closedUntil[endpoint] ?? 0, free) - clock.now();
    },
  };
  return gate;
}
