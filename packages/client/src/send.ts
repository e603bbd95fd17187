import type { OperationId, Route } from "@recruiting-outreach/contract";
import {
  AbortedError,
  ConnectionError,
  OutreachError,
  RateLimitedError,
  TimeoutError,
  UnexpectedBodyError,
} from "./errors.ts";
import type { Gate } from "./gate.ts";
import type { CallOptions, ClientOptions, Clock, RequestEvent } from "./options.ts";

/** What all calls of a client share. */
export interface Sender {
  readonly options: ClientOptions;
  readonly clock: Clock;
  readonly gate: Gate;
}

/** One call: its operation, what the caller asked for, and the request. */
export interface Call {
  readonly operationId: OperationId;
  readonly route: Route;
  readonly options: CallOptions;
  readonly url: string;
  readonly init: RequestInit;
}

/** An answer with its body, and when to come back if it is a 429. */
export interface Answer {
  readonly response: Response;
  readonly text: string;
  readonly retryAt?: Date;
}

const MAX_REDIRECTS = 5;
const FIRST_WAIT = 500;
const LONGEST_GUESS = 8_000;

/**
 * Sends a request until an answer stands, as the policy allows: a safe call is repeated after 408, 429, 5xx and lost connections, any
 * other only after 429, because only then it is sure that nothing was done.
 *
 * @throws OutreachError when no answer stands
 */
export async function send(sender: Sender, call: Call): Promise<Answer> {
  const { gate, clock, options } = sender;
  const { operationId, route } = call;
  const { retries = 2, maxWait = 60_000 } = { ...options, ...call.options };
  const safe = isSafe(route);
  for (let attempt = 0; ; attempt++) {
    let answer: Answer | undefined;
    let failure: OutreachError | undefined;
    try {
      const held = gate.wait(operationId, route[2]);
      if (held > maxWait) throw new RateLimitedError(HELD, { operationId }, new Date(clock.now() + held));
      await gate.pass(operationId, route[2], call.options.signal);
      answer = await attemptOnce(sender, call, attempt);
    } catch (error) {
      if (!(error instanceof OutreachError)) throw aborted(call, error);
      failure = error;
    }
    const status = answer?.response.status ?? 0;
    const limited = status === 429;
    if (answer && !limited && status !== 408 && status < 500) return answer;
    if (failure && !RETRIABLE.has(failure.name)) throw failure;

    const asked = answer && waitAskedFor(answer.response, answer.text, clock.now());
    const wait = asked ?? Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_GUESS) * (0.5 + Math.random() / 2);
    if (limited) gate.close(operationId, wait);
    if ((safe || limited) && attempt < retries && wait <= maxWait) {
      const { attributes } = eventOf(call, attempt);
      options.onRetry?.({ operationId, attributes, reason: failure?.name ?? status, wait });
      // A closed gate holds this call as well.
      if (!limited)
        await clock.sleep(wait, call.options.signal).catch((cause) => {
          throw aborted(call, cause);
        });
      continue;
    }
    if (failure) throw failure;
    if (answer) return limited ? { ...answer, retryAt: new Date(clock.now() + wait) } : answer;
  }
}

const HELD = "not sent, because an earlier answer asked to wait longer.";
const RETRIABLE = new Set(["ConnectionError", "TimeoutError"]);

async function attemptOnce(sender: Sender, call: Call, attempt: number): Promise<Answer> {
  const { options, clock } = sender;
  const { operationId } = call;
  const { timeout = 30_000, maxBytes = 16 * 1024 * 1024 } = { ...options, ...call.options };
  const deadline = AbortSignal.timeout(timeout);
  const signal = call.options.signal ? AbortSignal.any([call.options.signal, deadline]) : deadline;
  const event = eventOf(call, attempt);
  const start = clock.now();
  options.onRequest?.(event);
  let response: Response | undefined;
  let text: string;
  try {
    response = await follow(sender, call, signal);
    text = await readText(response, maxBytes, operationId);
  } catch (cause) {
    if (cause instanceof OutreachError) throw cause;
    const details = { operationId, cause, response, mayHaveBeenProcessed: !isSafe(call.route) };
    if (call.options.signal?.aborted) throw new AbortedError("aborted.", details);
    if (deadline.aborted) throw new TimeoutError(`no complete answer within ${timeout} ms.`, details);
    throw new ConnectionError(response ? "the answer broke off." : "no connection, or it was lost.", details);
  }
  options.onResponse?.({
    operationId,
    attributes: { ...event.attributes, "http.response.status_code": response.status },
    duration: clock.now() - start,
  });
  return { response, text };
}

/** Follows redirects by hand: only for reading, and never to another origin, because the key would go along. */
async function follow({ options }: Sender, call: Call, signal: AbortSignal): Promise<Response> {
  // Looked up at each call, so that tools which replace the global fetch later still see the requests.
  const fetch = options.fetch ?? globalThis.fetch;
  let { url } = call;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    const response = await fetch(url, { ...call.init, redirect: "manual", signal });
    const target = response.headers.get("location");
    if (response.type !== "opaqueredirect" && !(target && response.status >= 300 && response.status < 400))
      return response;
    await response.body?.cancel();
    const next = target && new URL(target, url);
    if (call.route[0] !== "GET" || !next || next.origin !== new URL(url).origin) {
      throw new UnexpectedBodyError("redirected elsewhere; not followed, because the API key would go along.", {
        operationId: call.operationId,
        response,
      });
    }
    url = next.href;
  }
  throw new UnexpectedBodyError("redirected in circles.", { operationId: call.operationId });
}

async function readText(response: Response, maxBytes: number, operationId: OperationId): Promise<string> {
  if (!response.body) return "";
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new UnexpectedBodyError(`the answer has more than ${maxBytes} bytes.`, { operationId, response });
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Milliseconds that the answer asks to wait: the body's word first, then the header's, which may be a number or a date. */
function waitAskedFor(response: Response, text: string, now: number): number | undefined {
  const body = parseJson(text) as { retryAfterSeconds?: unknown } | undefined;
  const header = response.headers.get("retry-after");
  const seconds = Number(body?.retryAfterSeconds ?? header ?? Number.NaN);
  if (seconds >= 0) return seconds * 1000;
  const date = Date.parse(header ?? "");
  return date >= 0 ? Math.max(0, date - now) : undefined;
}

/** What ends a call before an attempt: the caller's signal, or a mistake, which is passed on. */
function aborted({ operationId, options }: Call, cause: unknown): unknown {
  return options.signal?.aborted ? new AbortedError("aborted.", { operationId, cause }) : cause;
}

function eventOf({ operationId, route, url }: Call, attempt: number): RequestEvent {
  return {
    operationId,
    attributes: {
      "http.request.method": route[0],
      "url.full": url.split("?")[0] ?? url,
      "http.request.resend_count": attempt,
    },
  };
}

/** Whether a call may be repeated without doing anything twice. */
export function isSafe([method, , , options]: Route): boolean {
  return method === "GET" || options?.idempotent === true;
}

/** The value of a JSON text, or undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
