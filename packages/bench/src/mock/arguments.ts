import { parseArgs } from "node:util";

/** How much to measure. */
export interface Amount {
  /** How often every mock gets its turn. */
  readonly rounds: number;
  /** How long each turn takes per operation. */
  readonly seconds: number;
}

/** What the command line asks for. */
export interface Arguments {
  readonly amount: Amount;
  readonly help: boolean;
  /** Keep the figures and charts for the documentation. */
  readonly save: boolean;
}

/** Text for `--help`. */
export const help: string = `Measures our mock beside others: start-up, requests per second, latency and memory, each in a process of its own.
Leaves figures and charts in .results: mock.json, mock-requests.svg, mock-latency.svg, mock-memory.svg, mock-startup.svg.

  --rounds <n>   how often every mock gets its turn (5)
  --seconds <n>  seconds of load per operation and turn (3)
  --save         also keep them in packages/docs/benchmarks, for the documentation; measure on a quiet machine
  --help         show this text
`;

/** Reads the command line. Throws TypeError when it has an unknown option or an amount that is not a whole number from 1 to 99. */
export function readArguments(args: readonly string[]): Arguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: "string", default: "5" },
      seconds: { type: "string", default: "3" },
      save: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const { help, save } = values;
  return {
    amount: { rounds: amount("rounds", values.rounds), seconds: amount("seconds", values.seconds) },
    help,
    save,
  };
}

function amount(option: string, text: string): number {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw new TypeError(`--${option} must be a whole number from 1 to 99, not ${JSON.stringify(text)}`);
}
