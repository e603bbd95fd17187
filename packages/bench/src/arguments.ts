import { parseArgs } from "node:util";

/** How much to measure. */
export interface Amount {
  /** How often every client gets its turn. */
  rounds: number;
  /** Calls per client and round. */
  calls: number;
}

/** Text for `--help`. */
export const help: string = `Measures what one call costs beside other clients, and draws .results/client-per-call.svg.

  --rounds <n>  how often every client gets its turn (15)
  --calls <n>   calls per client and round (300)
  --help        show this text
`;

/** Reads the command line. Throws TypeError when it has an unknown option or an amount that is not a whole number from 1. */
export function readArguments(args: readonly string[]): Amount & { help: boolean } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: "string", default: "15" },
      calls: { type: "string", default: "300" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  return { help: values.help, rounds: amount("rounds", values.rounds), calls: amount("calls", values.calls) };
}

function amount(option: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) {
    throw new TypeError(`--${option} must be a whole number from 1 to 999999, not ${JSON.stringify(text)}`);
  }
  return Number(text);
}
