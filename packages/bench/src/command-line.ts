import { parseArgs } from "node:util";
import { writeFiles } from "./files.ts";
import type { Progress } from "./measure.ts";
import { progressOn } from "./progress.ts";

/** A whole number, from 1 on, that says how much is measured. */
export interface AmountOption {
  readonly about: string;
  readonly usual: number;
  readonly most: number;
}

/** Something to measure, and how it is told of. */
export interface Benchmark<Name extends string, Figures extends object> {
  /** Sentences for `--help`. */
  readonly about: string;
  readonly amounts: Readonly<Record<Name, AmountOption>>;
  readonly measure: (amount: Readonly<Record<Name, number>>, progress: Progress) => Promise<Figures>;
  /** For people to read. */
  readonly report: (figures: Figures) => string;
  /** Name of the file that the figures are kept in. */
  readonly file: string;
  /** By file name. */
  readonly charts: (figures: Figures) => Readonly<Record<string, string>>;
}

/** What the command line asks for. */
export interface Arguments<Name extends string> {
  readonly amount: Readonly<Record<Name, number>>;
  readonly help: boolean;
  /** Print the figures as JSON. */
  readonly json: boolean;
  /** Keep the figures and charts for the documentation. */
  readonly save: boolean;
}

type Amounts<Name extends string> = Benchmark<Name, never>["amounts"];

const flags = {
  json: "print the figures as JSON",
  save: "also keep them in packages/docs/benchmarks, for the documentation; measure on a quiet machine",
  help: "show this text",
} as const;

/**
 * Runs a benchmark as the command line asks. Ends with 2 when it does not understand.
 *
 * @param args - default: those of this process
 */
export async function run<Name extends string, Figures extends object>(
  benchmark: Benchmark<Name, Figures>,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  let asked: Arguments<Name>;
  try {
    asked = readArguments(benchmark.amounts, args);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${helpFor(benchmark)}`);
    process.exitCode = 2;
    return;
  }
  if (asked.help) {
    console.log(helpFor(benchmark));
    return;
  }
  const progress = progressOn(process.stderr);
  const figures = await benchmark.measure(asked.amount, progress);
  progress("");
  console.log(asked.json ? JSON.stringify(figures, null, 2) : benchmark.report(figures));
  await writeFiles(benchmark.file, figures, benchmark.charts(figures), asked);
}

/** Text for `--help`. */
export function helpFor({ about, amounts }: Pick<Benchmark<string, never>, "about" | "amounts">): string {
  const options = [
    ...Object.entries(amounts).map(([name, option]) => [`${name} <n>`, `${option.about} (${option.usual})`] as const),
    ...Object.entries(flags),
  ];
  const width = Math.max(...options.map(([option]) => option.length));
  return `${about}\n\n${options.map(([option, text]) => `  --${option.padEnd(width)}  ${text}\n`).join("")}`;
}

/** Reads the command line. Throws TypeError when it has an unknown option, or an amount that is no whole number in its bounds. */
export function readArguments<Name extends string>(amounts: Amounts<Name>, args: readonly string[]): Arguments<Name> {
  const names = Object.keys(amounts) as Name[];
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...Object.fromEntries(names.map((name) => [name, { type: "string" } as const])),
      json: { type: "boolean", default: false },
      save: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const { json, save, help, ...texts } = values;
  const given: Readonly<Record<string, string | undefined>> = texts;
  const amount = Object.fromEntries(names.map((name) => [name, amountOf(name, given[name], amounts[name])]));
  return { amount: amount as Record<Name, number>, help, json, save };
}

function amountOf(name: string, text: string | undefined, { usual, most }: AmountOption): number {
  if (text === undefined) return usual;
  if (/^[1-9]\d*$/.test(text) && Number(text) <= most) return Number(text);
  throw new TypeError(`--${name} must be a whole number from 1 to ${most}, not ${JSON.stringify(text)}`);
}
