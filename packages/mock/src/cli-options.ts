import { parseArgs } from "node:util";

/** What the command line asks for. */
export interface CliOptions {
  readonly port: number;
  readonly host: string;
  readonly quiet: boolean;
  readonly help: boolean;
  readonly version: boolean;
}

export const usage = `Usage: recruiting-outreach-mock [options]

Serves a mock of the recruiting-outreach API: bodies and statuses of the contract, any non-empty key accepted.

Options
  --port <number>   port to listen on, 0 for a free one (default: 4010, or MOCK_PORT)
  --host <address>  address to listen on (default: 127.0.0.1)
  --quiet           no line per request
  --help            this text
  --version         the version

A request chooses its answer with a header
  Prefer: code=404        the status, as far as the operation can answer it
  Prefer: example=<name>  a named example of the contract
  Prefer: dynamic=true    made-up values, the same for the same request (seed=<text> for others)
or with ?__code=404, ?__example=<name>, ?__dynamic=true, ?__seed=<text>.`;

/**
 * Reads the command line.
 *
 * @throws Error with a sentence for the user when an option is unknown or the port is no port.
 */
export function readCliOptions(args: readonly string[], { MOCK_PORT }: NodeJS.ProcessEnv): CliOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: "string", default: MOCK_PORT || "4010" },
      host: { type: "string", default: "127.0.0.1" },
      quiet: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
      version: { type: "boolean", default: false },
    },
  });
  const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : Number.NaN;
  if (!(port <= 65535)) {
    throw new Error(`"${values.port}" is no port. Give --port or MOCK_PORT a number from 0 to 65535.`);
  }
  return { ...values, port };
}
