/** What goes back to the client, and why. */
export interface Answer {
  readonly status: number;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON; nothing is sent when undefined. Not changed any more: an answer may be sent again. */
  readonly body?: unknown;
  /** The operation the request means, as far as it could be told. */
  readonly operationId?: string;
  /** The example chosen, or the rule the request broke. Holds neither the key nor any value of the request. */
  readonly reason: string;
}

const encoder = new TextEncoder();
const encodings = new WeakMap<object, Uint8Array<ArrayBuffer>>();

/** The JSON of an answer in UTF-8, undefined when it has no body. A body that is sent again is encoded only once. */
export function encodeBody({ body }: Answer): Uint8Array<ArrayBuffer> | undefined {
  if (body === undefined) return undefined;
  if (typeof body !== "object" || body === null) return encoder.encode(JSON.stringify(body));
  const bytes = encodings.get(body) ?? encoder.encode(JSON.stringify(body));
  encodings.set(body, bytes);
  return bytes;
}

const longestReason = 200;

/** The headers of an answer, with those that follow from the rest of it. */
export function sentHeaders(answer: Answer): Record<string, string> {
  return { ...answer.headers, ...retryAfter(answer), "x-mock-reason": reasonHeader(answer) };
}

/** The header and the body of a 429 name one delay. */
function retryAfter({ status, body }: Answer): Record<string, string> {
  if (status !== 429 || typeof body !== "object" || body === null || !("retryAfterSeconds" in body)) return {};
  const { retryAfterSeconds } = body;
  return typeof retryAfterSeconds === "number" ? { "retry-after": `${retryAfterSeconds}` } : {};
}

/** Printable ASCII of at most 200 bytes, as header values are no place for more. */
function reasonHeader({ operationId, reason }: Answer): string {
  const text = operationId === undefined ? reason : `${operationId}: ${reason}`;
  const printable = text.replace(/[^\x20-\x7e]/g, "?");
  return printable.length > longestReason ? `${printable.slice(0, longestReason - 3)}...` : printable;
}
