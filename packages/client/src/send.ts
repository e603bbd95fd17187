import type { OperationId, Route } from "@recruiting-outreach/contract";
import { forgetDeadline, startDeadline } from "./deadline.ts";
import {
  AbortedError,
  ConnectionError,
  type FailureDetails,
  OutreachError,
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
  readonly text: string;
  /** The value of the JSON; the text where it is none. */
  readonly body: unknown;
  /** Milliseconds since the epoch. */
  readonly retryAt?: number;
}

const decoder = /* @__PURE__ */ new TextDecoder();
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
  let pause = 0;
  for (let attempt = 0; ; attempt++) {
    let answer: Answer | undefined;
    let failure: OutreachError | undefined;
    try {
      if (pause) await clock.sleep(pause, signal);
      const turn = gate.pass(operationId, maxWait, signal);
      if (turn) await turn;
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
    const repeatable = !failure || /^(Conn|Time)/.test(failure.name);
    if (repeatable && (limited || isSafe(route)) && attempt < retries && wait <= maxWait) {
      settings.onRetry?.({ ...eventOf(call, attempt), reason: failure?.name ?? status, wait });
      // After a 429 the closed gate holds this call as well.
      pause = limited ? 0 : wait;
    } else {
      if (!answer) throw failure;
      return limited ? { ...answer, retryAt: clock.now() + wait } : answer;
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
  const { timeout = 30_000, signal } = settings;
  const start = clock.now();
  settings.onRequest?.(eventOf(call, attempt));
  const deadline = startDeadline(timeout);
  let response: Response | undefined;
  let text: string;
  try {
    response = await follow(call, signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal);
    text = await readText(response, call);
  } catch (cause) {
    if (cause instanceof OutreachError) throw cause;
    const known = { ...detailsOf(call), response, cause };
    if (signal?.aborted) throw new AbortedError("aborted.", known);
    if (deadline.signal.aborted) throw new TimeoutError(`no answer within ${timeout} ms.`, known);
    throw new ConnectionError(response ? "the answer broke off." : "the connection failed.", known);
  } finally {
    forgetDeadline(deadline);
  }
  const { status } = response;
  settings.onResponse?.({
    operationId,
    attributes: { ...eventOf(call, attempt).attributes, "http.response.status_code": status },
    duration: clock.now() - start,
  });
  let body: unknown = text;
  let cause: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    cause = error;
  }
  if (response.ok) {
    const issue = settings.validate?.(operationId, status, body)[0];
    const fault = cause ? "is not JSON" : issue && `breaks the contract: ${issue.path} ${issue.message}`;
    if (fault)
      throw new UnexpectedBodyError(`the body of a ${status} ${fault}.`, { ...detailsOf(call), response, body, cause });
  }
  return { response, text, body };
}

/** Follows redirects by hand: only for reading, and never to another origin, because the key would go along. */
async function follow(call: Call, signal: AbortSignal): Promise<Response> {
  const { settings, route, init, url } = call;
  let address = url;
  for (let hops = 0; ; hops++) {
    // Looked up at each call, so that tools which replace the global fetch later still see the requests.
    const response = await (settings.fetch ?? fetch)(address, { ...init, signal });
    const { status, type } = response;
    const location = status > 299 && status < 400 && response.headers.get("location");
    if (type !== "opaqueredirect" && !location) return response;
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
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  try {
    for (let bytes = 0; reader; ) {
      const { done, value } = await reader.read();
      if (done) break;
      bytes += value.length;
      if (bytes > maxBytes) {
        await reader.cancel();
        throw new UnexpectedBodyError(`the answer has more than ${maxBytes} bytes.`, { ...detailsOf(call), response });
      }
      chunks.push(value);
    }
  } catch (cause) {
    if (response.ok) throw cause;
  }
  // Most answers come in one piece, for which a shared decoder is the quickest way.
  return chunks.length > 1 ? new Blob(chunks).text() : decoder.decode(chunks[0]);
}

/** What every failure of a call that has been sent tells. */
function detailsOf({ operationId, route }: Call): FailureDetails {
  return { operationId, mayHaveBeenProcessed: !isSafe(route) };
}

/** Milliseconds that the answer asks to wait: the body's word first, then the header's, which may be a number or a date. */
function waitAskedFor(answer: Answer | undefined, now: number): number | undefined {
  const header = answer?.response.headers.get("retry-after");
  const seconds = (answer?.body as { retryAfterSeconds?: unknown } | undefined)?.retryAfterSeconds ?? header;
  const wait = Number(seconds) * 1000 || Date.parse(header ?? "") - now;
  // One that asks for no wait gets the usual one, as it would be asked too often otherwise.
  return wait > 0 ? Math.min(wait, LONGEST_WAIT) : undefined;
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
