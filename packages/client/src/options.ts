import type { OperationId } from "@recruiting-outreach/contract";

/** The part of the global `fetch` that the client uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What {@link createClient} needs to know. */
export interface ClientOptions extends Policy {
  /** Base address of the API with its version prefix, such as `http://127.0.0.1:4010/api/openapi/v1`. */
  baseUrl: string;
  /** API key, made in the web application under Workgroups > Integrations > Custom integration. */
  apiKey: string;
  /** Replaces the global `fetch`, for example in tests. */
  fetch?: Fetch;
  /** Keeps requests below the limits of the contract instead of running into them. Default: false. */
  pacing?: boolean;
  /** Called before each attempt. */
  onRequest?: (event: RequestEvent) => void;
  /** Called when an answer is there, whatever its status. */
  onResponse?: (event: ResponseEvent) => void;
  /** Called before the wait for another attempt. */
  onRetry?: (event: RetryEvent) => void;
  /** Judges the body of each success; a call whose body breaks the contract fails. Take `validateResponse` from `@recruiting-outreach/client/validation`. */
  validate?: (operationId: OperationId, status: number, body: unknown) => readonly { path: string; message: string }[];
  /** Time and waiting, to be replaced in tests. */
  clock?: Clock;
}

/** How long to try, for a client or for a single call. */
export interface Policy {
  /** Time for one attempt, answer included, in milliseconds; it may end up to 25 later. Default: 30 000. */
  timeout?: number;
  /** Further attempts after the first. Default: 2. */
  retries?: number;
  /** Longest wait between two attempts, in milliseconds; where more is asked for, the call fails at once. Default: 60 000. */
  maxWait?: number;
  /** Largest answer to read, in bytes after decompression. Default: 16 MiB. */
  maxBytes?: number;
}

/** What may be said of calls that throw when they fail. */
export interface ThrowingOptions extends Policy {
  /** Ends the call, waits included. */
  signal?: AbortSignal;
  /** Further headers; `null` leaves one out that the client would send. */
  headers?: Record<string, string | null>;
}

/** What a single call may change. */
export interface CallOptions extends ThrowingOptions {
  /** `false`: resolve to `{ data, error, response }` instead of throwing on an error answer. Default: true. */
  throws?: boolean;
}

/** Attributes are named as OpenTelemetry names them. They hold neither headers nor bodies, so no key. */
export interface RequestEvent {
  operationId: OperationId;
  attributes: {
    "http.request.method": string;
    /** Address without the query, which may name people. */
    "url.full": string;
    /** 0 for the first attempt. */
    "http.request.resend_count": number;
  };
}

/** See {@link RequestEvent}. */
export interface ResponseEvent {
  operationId: OperationId;
  attributes: RequestEvent["attributes"] & { "http.response.status_code": number };
  /** From the start of the attempt to the end of the answer, in milliseconds. */
  duration: number;
}

/** See {@link RequestEvent}. */
export interface RetryEvent {
  operationId: OperationId;
  attributes: RequestEvent["attributes"];
  /** The status, or the name of the error, that makes another attempt necessary. */
  reason: number | string;
  /** Time until the next attempt, in milliseconds. */
  wait: number;
}

/** Time and waiting. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Resolves after some milliseconds; rejects with the signal's reason once that aborts. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const over = new AbortController();
      const timer = setTimeout(() => resolve(over.abort()), milliseconds);
      const giveUp = (): void => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", giveUp, { signal: over.signal });
    }),
};
