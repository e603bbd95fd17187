/** What a run of fuzzing depends on. */
export interface FuzzSettings {
  /** What the requests are made from: the same seed makes the same ones. */
  readonly seed: number;
  /** How many are sent, at least. */
  readonly requests: number;
  /** When an answer counts as none, in milliseconds. Default: 10 seconds, as machines are busy. */
  readonly patience?: number;
}

const usual: FuzzSettings = { seed: 20261120, requests: 20_000 };

/**
 * Takes the seed from FUZZ_SEED and the number of requests from FUZZ_REQUESTS.
 *
 * @throws TypeError when one of them is no whole number
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): FuzzSettings {
  return {
    seed: wholeNumber(environment, "FUZZ_SEED") ?? usual.seed,
    requests: wholeNumber(environment, "FUZZ_REQUESTS") ?? usual.requests,
  };
}

function wholeNumber(environment: Readonly<Record<string, string | undefined>>, name: string): number | undefined {
  const text = environment[name] ?? "";
  if (text === "") return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new TypeError(`${name} must be a whole number from 0 to 999999999, not ${JSON.stringify(text)}`);
}
