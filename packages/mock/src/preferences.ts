import { Problem } from "./problems.ts";

/** What a request asks about its answer, in its Prefer header or in query parameters that start with two underscores. */
export interface Preferences {
  /** The status to answer. */
  readonly status?: number;
  /** The name of the example to answer. */
  readonly example?: string;
  /** Whether to make up a body from the schema instead of answering an example. */
  readonly dynamic: boolean;
  /** What the made-up body depends on instead of the request. */
  readonly seed?: string;
  /** How long the answer waits, in milliseconds. */
  readonly delay?: number;
}

/** The longest delay, in milliseconds. Most clients have given up by then. */
export const longestDelay = 60_000;

/**
 * Reads `Prefer: code=404`, `example=name`, `dynamic=true`, `seed=text` and `delay=250`, and `__code`, `__example`,
 * `__dynamic`, `__seed` and `__delay` from the query. The header wins; preferences of other names are passed over.
 *
 * @throws Problem INVALID_REQUEST when code is no status, dynamic no boolean, or delay no time of at most a minute.
 */
export function readPreferences(header: string | undefined, query: URLSearchParams): Preferences {
  const preferred = parsePrefer(header ?? "");
  const read = (name: string): string | undefined => preferred.get(name) ?? query.get(`__${name}`) ?? undefined;
  const code = read("code");
  const example = read("example");
  const dynamic = read("dynamic");
  const seed = read("seed");
  const delay = read("delay");
  if (code !== undefined && !/^[1-5]\d\d$/.test(code)) {
    throw refusal("A preferred code is a three-digit status, as in code=404.");
  }
  if (dynamic !== undefined && dynamic !== "true" && dynamic !== "false") {
    throw refusal("A preference for dynamic is either true or false.");
  }
  if (delay !== undefined && !(/^\d{1,5}$/.test(delay) && Number(delay) <= longestDelay)) {
    throw refusal(`A preferred delay is a number of milliseconds from 0 to ${longestDelay}, as in delay=250.`);
  }
  return {
    ...(code !== undefined && { status: Number(code) }),
    ...(example !== undefined && { example }),
    dynamic: dynamic === "true",
    ...(seed !== undefined && { seed }),
    ...(delay !== undefined && { delay: Number(delay) }),
  };
}

function refusal(sentence: string): Problem {
  return new Problem("INVALID_REQUEST", { sentence, reason: sentence });
}

function parsePrefer(header: string): Map<string, string> {
  const preferences = new Map<string, string>();
  for (const entry of header.split(/[,;]/)) {
    const separator = entry.indexOf("=");
    if (separator < 0) continue;
    const name = entry.slice(0, separator).trim().toLowerCase();
    const value = entry.slice(separator + 1).trim();
    if (!preferences.has(name)) preferences.set(name, value.replace(/^"(.*)"$/, "$1"));
  }
  return preferences;
}
