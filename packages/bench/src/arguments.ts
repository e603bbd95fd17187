import { parseArgs } from "node:util";

/** How much to measure. */
export interface Amount {
  /** How often every client gets its turn. */
  rounds: number;
  /** Calls per client and round. */
  calls: number;
}

/** What the command line asks for. */
export interface Arguments {
  amount: Amount;
  help: boolean;
  /** Print the figures as JSON. */
  json: boolean;
  /** Keep the figures and charts for the documentation. */
  save: boolean;
}

/** Text for `--help`. */
export const help: string = `Measures what one call costs and what a client weighs, beside other clients.
Leaves figures and charts in .results: client.json, client-cost.svg, client-size.svg.

  --rounds <n>  how often every client gets its turn (15)
  --calls <n>   calls per client and round (300)
  --json        print the figures as JSON
  --save        also keep them in packages/docs/benchmarks, for the documentation; measure on a quiet machine
  --help        show this text
`;

/** Reads the command line. Throws TypeError when it has an unknown option or an amount that is not a whole number from 1. */
export function readArguments(args: readonly string[]): Arguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: "string", default: "15" },
      calls: { type: "string", default: "300" },
      json: { type: "boolean", default: false },
      save: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const { help, json, save } = values;
  return {
    amount: { rounds: amount("rounds", values.rounds), calls: amount("calls", values.calls) },
    help,
    json,
    save,
  };
}

function amount(option: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) {
    throw new TypeError(`--${option} must be a whole number from 1 to 999999, not ${JSON.stringify(text)}`);
  }
  return Number(text);
}
