import type { Clock } from "./options.ts";

const MINUTE = 60_000;

/**
 * Holds the calls of each endpoint back: after a 429 until its time has passed, and with pacing until the limit of the contract allows
 * one more. Those who wait go on in the order in which they came.
 */
export class Gate {
  readonly #clock: Clock;
  readonly #pacing: boolean;
  readonly #closedUntil = new Map<string, number>();
  readonly #sent = new Map<string, number[]>();
  readonly #queues = new Map<string, Promise<void>>();

  constructor(clock: Clock, pacing: boolean) {
    this.#clock = clock;
    this.#pacing = pacing;
  }

  /** Closes the gate of an endpoint for some milliseconds; a later end wins. */
  close(endpoint: string, milliseconds: number): void {
    const until = this.#clock.now() + milliseconds;
    this.#closedUntil.set(endpoint, Math.max(until, this.#closedUntil.get(endpoint) ?? 0));
  }

  /** Resolves when a request may be sent; at once when nothing holds it back. */
  pass(endpoint: string, requestsPerMinute: number, signal?: AbortSignal): Promise<void> | undefined {
    if (!this.#queues.has(endpoint) && this.wait(endpoint, requestsPerMinute) <= 0) {
      this.#note(endpoint, requestsPerMinute);
      return;
    }
    const turn = (this.#queues.get(endpoint) ?? Promise.resolve()).then(async () => {
      for (let wait = 1; wait > 0; ) {
        wait = this.wait(endpoint, requestsPerMinute);
        if (wait > 0) await this.#clock.sleep(wait, signal);
      }
      this.#note(endpoint, requestsPerMinute);
    });
    // One who gives up does not hold up those behind.
    const queue = turn
      .catch(() => {})
      .then(() => {
        if (this.#queues.get(endpoint) === queue) this.#queues.delete(endpoint);
      });
    this.#queues.set(endpoint, queue);
    return turn;
  }

  /** Milliseconds until the next request may be sent, without those that are waiting already. */
  wait(endpoint: string, requestsPerMinute: number): number {
    const now = this.#clock.now();
    const oldest = this.#sent.get(endpoint)?.at(-requestsPerMinute) ?? -MINUTE;
    return Math.max((this.#closedUntil.get(endpoint) ?? 0) - now, this.#pacing ? oldest + MINUTE - now : 0);
  }

  #note(endpoint: string, requestsPerMinute: number): void {
    if (!this.#pacing) return;
    const sent = this.#sent.get(endpoint) ?? [];
    this.#sent.set(endpoint, [...sent.slice(1 - requestsPerMinute), this.#clock.now()]);
  }
}
