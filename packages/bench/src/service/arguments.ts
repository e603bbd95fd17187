import { parseArgs } from "node:util";

/** How much to measure, and on how much. */
export interface Amount {
  /** Contacts of the workgroup that is measured. */
  readonly contacts: number;
  /** People in the directory. */
  readonly people: number;
  /** How often each of both gets its turn. */
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
export const help: string = `Measures the service on PostgreSQL and on PGlite: requests per second beside a bare handler that runs the same SQL,
the latency of each filter and of searches, and memory. Filling the databases takes some minutes.
Leaves figures and charts in .results: service.json, service-requests.svg, service-latency.svg.

  --contacts <n>  contacts of the workgroup (100000)
  --people <n>    people in the directory (100000)
  --rounds <n>    how often service and bare handler get their turns (3)
  --seconds <n>   seconds of load per operation and turn (5)
  --save          also keep them in packages/docs/benchmarks, for the documentation; measure on a quiet machine
  --help          show this text
`;

/** Reads the command line. Throws TypeError when it has an unknown option or an amount that is no whole number from 1 on. */
export function readArguments(args: readonly string[]): Arguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      contacts: { type: "string", default: "100000" },
      people: { type: "string", default: "100000" },
      rounds: { type: "string", default: "3" },
      seconds: { type: "string", default: "5" },
      save: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const { help, save } = values;
  return {
    amount: {
      contacts: amount("contacts", values.contacts, 1_000_000),
      people: amount("people", values.people, 1_000_000),
      rounds: amount("rounds", values.rounds, 99),
      seconds: amount("seconds", values.seconds, 99),
    },
    help,
    save,
  };
}

function amount(option: string, text: string, most: number): number {
  const number = Number(text);
  if (/^[1-9]\d*$/.test(text) && number <= most) return number;
  throw new TypeError(`--${option} must be a whole number from 1 to ${most}, not ${JSON.stringify(text)}`);
}
