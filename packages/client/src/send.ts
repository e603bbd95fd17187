import { type OperationId, type Route, usualRequestsPerMinute } from "@recruiting-outreach/contract";
import {
  AbortedError,
  ConnectionError,
  type FailureDetails,
  OutreachError,
  RateLimitedError,
  TimeoutError,
  UnexpectedBodyError,
} from "./errors.ts";
import type { Gate } from "./gate.ts";
import type { CallOptions, ClientOptions, Clock, RequestEvent } from "./options.ts";

/** One call: its operation, what client and caller asked for, and the request. */
export interface Call {
  readonly operationId: OperationId;
  readonly route: Route;
  readonly settings: ClientOptions & CallOptions;
  readonly clock: Clock;
  readonly gate: Gate;
  readonly url: string;
  readonly init: RequestInit;
}

/** An answer with its body, and when to come back if it is a 429. */
export interface Answer {
  readonly response: Response;
  /** The value of the JSON; the text where it is none. */
  readonly body: unknown;
  readonly retryAt?: Date | undefined;
}

const MAX_REDIRECTS = 5;
const FIRST_WAIT = 500;
const LONGEST_GUESS = 8_000;
/** No date reaches further than some such number; a wait of four months is as good as for ever. */
const LONGEST_WAIT = 1e10;

/** Whether a call may be repeated without doing anything twice. */
export function isSafe([method, , options]: Route): boolean {
  return method === "GET" || !!options?.idempotent;
}

/**
 * Sends a request until an answer stands, as the policy allows: a safe call is repeated after 408, 429, 5xx and lost connections, any
 * other only after 429, because only then it is sure that nothing was done.
 *
 * @throws OutreachError when no answer stands
 */
export async function send(call: Call): Promise<Answer> {
  const { operationId, route, settings, clock, gate } = call;
  const { retries = 2, maxWait = 60_000, signal } = settings;
  const pace = route[2]?.requestsPerMinute ?? usualRequestsPerMinute;
  for (let attempt = 0; ; attempt++) {
    let answer: Answer | undefined;
    let failure: OutreachError | undefined;
    try {
      const held = gate.wait(operationId, pace);
      if (held > maxWait) {
        throw new RateLimitedError("not sent; an earlier answer asked to wait.", { operationId }, clock.now() + held);
      }
      await gate.pass(operationId, pace, signal);
      answer = await attemptOnce(call, attempt);
    } catch (error) {
      failure = asFailure(call, error);
    }
    const status = answer?.response.status ?? 0;
    const limited = status === 429;
    if (answer && !limited && status !== 408 && status < 500) return answer;

    const wait =
      waitAskedFor(answer, clock.now()) ??
      Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_GUESS) * (0.5 + Math.random() / 2);
    if (limited) gate.close(operationId, wait);
    const repeatable = failure ? /^(Connection|Timeout)/.test(failure.name) : true;
    if (repeatable && (limited || isSafe(route)) && attempt < retries && wait <= maxWait) {
      settings.onRetry?.({ ...eventOf(call, attempt), reason: failure?.name ?? status, wait });
      // A closed gate holds this call as well.
      if (!limited) await clock.sleep(wait, signal).catch((cause) => Promise.reject(asFailure(call, cause)));
    } else {
      if (!answer) throw failure;
      return limited ? { ...answer, retryAt: new Date(clock.now() + wait) } : answer;
    }
  }
}

/** What ended an attempt before it began, or during it. A mistake, of a hook for example, is passed on as it is. */
function asFailure({ operationId, settings }: Call, cause: unknown): OutreachError {
  if (cause instanceof OutreachError) return cause;
  if (settings.signal?.aborted) return new AbortedError("aborted.", { operationId, cause });
  throw cause;
}

async function attemptOnce(call: Call, attempt: number): Promise<Answer> {
  const { operationId, settings, clock } = call;
  const { timeout = 30_000 } = settings;
  const deadline = AbortSignal.timeout(timeout);
  const signal = settings.signal ? AbortSignal.any([settings.signal, deadline]) : deadline;
  const event = eventOf(call, attempt);
  const start = clock.now();
  settings.onRequest?.(event);
  const details = detailsOf(call);
  let response: Response | undefined;
  let text: string;
  try {
    response = await follow(call, signal);
    text = await readText(response, call);
  } catch (cause) {
    if (cause instanceof OutreachError) throw cause;
    const known = { ...details, response, cause };
    if (settings.signal?.aborted) throw new AbortedError("aborted.", known);
    if (deadline.aborted) throw new TimeoutError(`no answer within ${timeout} ms.`, known);
    throw new ConnectionError(response ? "the answer broke off." : "the connection failed.", known);
  }
  const { status } = response;
  const attributes = { ...event.attributes, "http.response.status_code": status };
  settings.onResponse?.({ operationId, attributes, duration: clock.now() - start });
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    if (response.ok) {
      throw new UnexpectedBodyError(`the body of a ${status} is not JSON.`, { ...details, response, body, cause });
    }
  }
  // The body is read; whoever asks the answer for it again still gets it.
  return { response: Object.assign(response, { text: async () => text, json: async () => body }), body };
}

/** Follows redirects by hand: only for reading, and never to another origin, because the key would go along. */
async function follow(call: Call, signal: AbortSignal): Promise<Response> {
  const { settings, route, init, url } = call;
  let address = url;
  for (let hops = 0; ; hops++) {
    // Looked up at each call, so that tools which replace the global fetch later still see the requests.
    const response = await (settings.fetch ?? fetch)(address, { ...init, redirect: "manual", signal });
    const { status, type } = response;
    const location = response.headers.get("location");
    if (type !== "opaqueredirect" && (!location || status < 300 || status > 399)) return response;
    await response.body?.cancel();
    const next = location && URL.canParse(location, address) && new URL(location, address);
    if (!next || route[0] !== "GET" || next.origin !== new URL(url).origin || hops >= MAX_REDIRECTS) {
      throw new UnexpectedBodyError("redirected, and not followed.", { ...detailsOf(call), response });
    }
    address = next.href;
  }
}

/** Reads the body. That of an error answer may break off or be cut short; its status says enough. */
async function readText(response: Response, call: Call): Promise<string> {
  const { maxBytes = 2 ** 24 } = call.settings;
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (let bytes = 0; reader; ) {
      const { done, value } = await reader.read();
      if (done) break;
      bytes += value.length;
      if (bytes > maxBytes) {
        await reader.cancel();
        throw new UnexpectedBodyError(`the answer has more than ${maxBytes} bytes.`, { ...detailsOf(call), response });
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch (cause) {
    if (response.ok) throw cause;
  }
  return text + decoder.decode();
}

/** What every failure of a call that has been sent tells. */
function detailsOf({ operationId, route }: Call): FailureDetails {
  return { operationId, mayHaveBeenProcessed: !isSafe(route) };
}

/** Milliseconds that the answer asks to wait: the body's word first, then the header's, which may be a number or a date. */
function waitAskedFor(answer: Answer | undefined, now: number): number | undefined {
  const header = answer?.response.headers.get("retry-after");
  const seconds = Number(
    (answer?.body as { retryAfterSeconds?: unknown } | undefined)?.retryAfterSeconds ?? header ?? Number.NaN,
  );
  const wait = seconds >= 0 ? seconds * 1000 : Date.parse(header ?? "") - now;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(0, wait), LONGEST_WAIT);
}

function eventOf({ operationId, route, url }: Call, attempt: number): RequestEvent {
  return {
    operationId,
    attributes: {
      "http.request.method": route[0],
      "url.full": url.replace(/\?.*/, ""),
      "http.request.resend_count": attempt,
    },
  };
}
