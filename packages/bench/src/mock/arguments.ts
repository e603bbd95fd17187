import { parseArgs } from "node:util";

/** How much to measure. */
export interface Amount {
  /** How often every mock gets its turn. */
  readonly rounds: number;
  /** How long each turn takes per operation. */
  readonly seconds: number;
}

/** Text for `--help`. */
export const help: string = `Measures our mock beside others: start-up, requests per second, latency and memory, each in a process of its own.

  --rounds <n>   how often every mock gets its turn (5)
  --seconds <n>  seconds of load per operation and turn (3)
  --help         show this text
`;

/** Reads the command line. Throws TypeError when it has an unknown option or an amount that is not a whole number from 1 to 99. */
export function readArguments(args: readonly string[]): Amount & { readonly help: boolean } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: "string", default: "5" },
      seconds: { type: "string", default: "3" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  return { help: values.help, rounds: amount("rounds", values.rounds), seconds: amount("seconds", values.seconds) };
}

function amount(option: string, text: string): number {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw new TypeError(`--${option} must be a whole number from 1 to 99, not ${JSON.stringify(text)}`);
}
