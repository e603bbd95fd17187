import { type ParseArgsConfig, parseArgs } from "node:util";
import type { DelayRange } from "./delay.ts";
import { longestDelay } from "./preferences.ts";
import { type LogFormat, logFormats } from "./request-log.ts";
import { builtInScenarios, readNames, type ScenarioName } from "./scenarios/built-in.ts";
import { magicKeys } from "./scenarios/magic-keys.ts";

/** What the command line asks for. */
export interface CliOptions {
  readonly port: number;
  readonly host: string;
  readonly spec: string | undefined;
  readonly seed: string;
  readonly delay: DelayRange | undefined;
  readonly log: LogFormat;
  readonly scenario: readonly ScenarioName[];
  readonly scenarioFile: string | undefined;
  readonly help: boolean;
  readonly version: boolean;
}

interface Setting<Value> {
  readonly placeholder: string;
  readonly describe: string;
  /** What goes for the option when neither it nor its variable is set. */
  readonly default: string;
  /** Throws an Error that says what to give. */
  read(text: string): Value;
}

/** Everything with a value. Each may come from the environment instead: --port from MOCK_PORT. */
const settings = {
  port: {
    placeholder: "<number>",
    describe: "port to listen on, 0 for a free one",
    default: "4010",
    read: readPort,
  },
  host: {
    placeholder: "<address>",
    describe: "address to listen on",
    default: "127.0.0.1",
    read: (text) => text,
  },
  spec: {
    placeholder: "<file>",
    describe: "OpenAPI 3.1 document to serve instead of the contract, read again when it is saved",
    default: "",
    read: (text) => text || undefined,
  },
  seed: {
    placeholder: "<text>",
    describe: "what made-up bodies and delays depend on",
    default: "",
    read: (text) => text,
  },
  delay: {
    placeholder: "<ms>",
    describe: "how long each answer waits: 250, or 100-400 for a time between",
    default: "",
    read: readDelay,
  },
  log: {
    placeholder: "<format>",
    describe: `a line per request: ${logFormats.join(", ")}`,
    default: "pretty",
    read: readLogFormat,
  },
  scenario: {
    placeholder: "<names>",
    describe: "scenarios that are on, with commas between",
    default: "",
    read: (text) =>
      readNames(
        text
          .split(",")
          .map((name) => name.trim())
          .filter((name) => name !== ""),
      ),
  },
  scenarioFile: {
    placeholder: "<file>",
    describe: "scenarios, their numbers, and answers of your own, in YAML or JSON",
    default: "",
    read: (text) => text || undefined,
  },
} satisfies { [Name in keyof Omit<CliOptions, "help" | "version">]: Setting<CliOptions[Name]> };

type SettingName = keyof typeof settings;

const settingNames = Object.keys(settings) as SettingName[];

/** The text for --help. */
export const usage: string = `Usage: recruiting-outreach-mock [options]

Serves a mock of the recruiting-outreach API: bodies and statuses of the contract, any non-empty key accepted.

Options
${settingNames.map(describe).join("\n")}
  --help                  this text
  --version               the version

A request chooses its answer with a header
  Prefer: code=404        the status, as far as the operation can answer it
  Prefer: example=<name>  a named example of the contract
  Prefer: dynamic=true    made-up values, the same for the same request (seed=<text> for others)
  Prefer: delay=250       milliseconds to wait, up to ${longestDelay}
or with ?__code=404, ?__example=<name>, ?__dynamic=true, ?__seed=<text>, ?__delay=250.
The answer says in its header x-mock-reason what it follows from.

Scenarios, with a state of its own for each key
${Object.values(builtInScenarios).map(nameAndText).join("\n")}

Keys that need no scenario; each suffix, as in key_expired_ada, makes another key of its kind
${Object.entries(magicKeys)
  .map(([name, describe]) => nameAndText({ name, describe }))
  .join("\n")}

Open /__mock/ in a browser to switch scenarios and to see requests.`;

/**
 * Reads the command line and the environment.
 *
 * @throws Error with a sentence for the user when an option is unknown or a value is none.
 */
export function readCliOptions(args: readonly string[], environment: NodeJS.ProcessEnv): CliOptions {
  const options: NonNullable<ParseArgsConfig["options"]> = {
    ...Object.fromEntries(settingNames.map((name) => [flagOf(name), { type: "string" }])),
    help: { type: "boolean" },
    version: { type: "boolean" },
  };
  const { values } = parseArgs({ args: [...args], options });
  const read = <Name extends SettingName>(name: Name): ReturnType<(typeof settings)[Name]["read"]> => {
    const setting: Setting<unknown> = settings[name];
    const given = values[flagOf(name)];
    const text = typeof given === "string" ? given : environment[variableOf(name)] || setting.default;
    return setting.read(text) as ReturnType<(typeof settings)[Name]["read"]>;
  };
  return {
    port: read("port"),
    host: read("host"),
    spec: read("spec"),
    seed: read("seed"),
    delay: read("delay"),
    log: read("log"),
    scenario: read("scenario"),
    scenarioFile: read("scenarioFile"),
    help: values["help"] === true,
    version: values["version"] === true,
  };
}

function flagOf(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

function variableOf(name: string): string {
  return `MOCK_${flagOf(name).replace("-", "_").toUpperCase()}`;
}

function describe(name: SettingName): string {
  const { placeholder, describe, default: usual } = settings[name];
  const either = [...(usual === "" ? [] : [`default: ${usual}`]), `or ${variableOf(name)}`].join(", ");
  return `  ${`--${flagOf(name)} ${placeholder}`.padEnd(22)}  ${describe} (${either})`;
}

function nameAndText({ name, describe }: { readonly name: string; readonly describe: string }): string {
  return `  ${name.padEnd(22)}  ${describe}`;
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65535) return port;
  throw new Error(`"${text}" is no port. Give --port or MOCK_PORT a number from 0 to 65535.`);
}

function readDelay(text: string): DelayRange | undefined {
  if (text === "") return undefined;
  const [, from = "", to = from] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text) ?? [];
  const range = { from: Number(from), to: Number(to) };
  if (from !== "" && range.from <= range.to && range.to <= longestDelay) return range;
  throw new Error(
    `"${text}" is no delay. Give --delay or MOCK_DELAY milliseconds up to ${longestDelay}, as in 250 or 100-400.`,
  );
}

function readLogFormat(text: string): LogFormat {
  const format = logFormats.find((name) => name === text);
  if (format) return format;
  throw new Error(`"${text}" is no log format. Give --log or MOCK_LOG one of ${logFormats.join(", ")}.`);
}
