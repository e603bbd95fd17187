import type { Answer } from "../answer.ts";
import type { MockRequest } from "../mock-request.ts";
import type { Clock } from "../scenarios/scenario.ts";
import { keyLabel } from "./key-label.ts";

/** Older requests than that are forgotten. */
const capacity = 200;

/** A request that the mock has answered. Holds neither the key nor any value of query or body. */
export interface RecordedRequest {
  /** Counts up from 1. */
  readonly id: number;
  /** When it was answered, in ISO 8601. */
  readonly time: string;
  readonly method: string;
  /** As sent, without the query. */
  readonly path: string;
  /** Names of the query parameters, without their values. */
  readonly queryNames: readonly string[];
  /** The end of the key, or another hint at it; "none" without one. */
  readonly key: string;
  readonly status: number;
  /** From the head of the request until the answer is written. */
  readonly milliseconds: number;
  /** The operation the request means, as far as it could be told. */
  readonly operationId?: string;
  /** Why it was answered like this. */
  readonly reason: string;
}

/** A value without a name counts as a name to URLs; what does not look like one is not shown. */
function namesIn(query: string): string[] {
  const names = [...new URLSearchParams(query).keys()].map((name) => (/^\w{1,64}$/.test(name) ? name : "…"));
  return [...new Set(names)];
}

/** The requests answered last. */
export class RecordedRequests {
  readonly #clock: Clock;
  #newestFirst: RecordedRequest[] = [];
  #recorded = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  record({ method, url, headers }: MockRequest, { status, operationId, reason }: Answer, milliseconds: number): void {
    const [path = "", query = ""] = url.split(/\?(.*)/s);
    this.#recorded += 1;
    const entry: RecordedRequest = {
      id: this.#recorded,
      time: new Date(this.#clock.now()).toISOString(),
      method,
      path,
      queryNames: namesIn(query),
      key: keyLabel(headers["x-api-key"] ?? ""),
      status,
      milliseconds: Math.round(milliseconds * 10) / 10,
      ...(operationId !== undefined && { operationId }),
      reason,
    };
    this.#newestFirst = [entry, ...this.#newestFirst.slice(0, capacity - 1)];
  }

  /** Newest first; with `after`, only those with a higher id. */
  list(after = 0): readonly RecordedRequest[] {
    return this.#newestFirst.filter(({ id }) => id > after);
  }

  clear(): void {
    this.#newestFirst = [];
  }
}
