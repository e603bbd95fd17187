import type { Adapter } from "./adapter.ts";

/** Something that a client does, in words made from what was seen. */
export interface Behaviour {
  /** The situation, as it heads a row of the table. */
  when: string;
  /** Brings the situation about and says what the client did. */
  observe(client: Adapter): Promise<string>;
  /** What must have been seen: the same of both, or of each its own. */
  expected: string | Record<Adapter["name"], string>;
}

/** What the behaviour must be for a client. */
export function expectedOf({ expected }: Behaviour, client: Adapter["name"]): string {
  return typeof expected === "string" ? expected : expected[client];
}

/** How a call ended, in a few words: the value, or the error with what it knows. */
export async function endOf(call: Promise<unknown>): Promise<string> {
  try {
    return `resolves to ${shown(await call)}`;
  } catch (error) {
    return `throws ${named(error)}`;
  }
}

/** The error that a call ended in. Rejects when it succeeded. */
export async function errorOf(call: Promise<unknown>): Promise<Error & Record<string, unknown>> {
  return call.then(
    () => Promise.reject(new TypeError("the call succeeded")),
    (error) => error,
  );
}

/** A value as it reads in the table. */
export function shown(value: unknown): string {
  if (value instanceof Blob) return "a Blob";
  return value === undefined ? "undefined" : `\`${JSON.stringify(value)}\``;
}

function named(error: unknown): string {
  const { name, status, body } = error as { name: string; status?: number; body?: unknown };
  return status === undefined ? name : `${name} with status ${status} and body ${shown(body)}`;
}

/** "1 request", "3 requests". */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
