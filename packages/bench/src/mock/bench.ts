import { cpus, release, type } from "node:os";
import { table } from "../table.ts";
import { type Amount, help, readArguments } from "./arguments.ts";
import { contenders } from "./contenders.ts";
import { type Figures, measure } from "./measure.ts";
import { operations } from "./requests.ts";

const headings = [
  "mock",
  "start-up",
  "memory",
  ...operations.flatMap((operation) => [`${operation}/s`, "p50", "p99"]),
  "refuses broken",
  "p99 beside uploads",
];

function row({ contender, startup, memory, loads, judges, besideUploads }: Figures): string[] {
  return [
    contender.name,
    `${startup.toFixed(0)} ms`,
    `${(memory / 1024 ** 2).toFixed(0)} MB`,
    ...operations.flatMap((operation) => {
      const { requestsPerSecond, p50, p99 } = loads[operation];
      return [requestsPerSecond.toFixed(0), `${p50} ms`, `${p99} ms`];
    }),
    judges.length > 0 ? judges.join(", ") : "nothing",
    `${besideUploads.p99.toFixed(0)} ms (${besideUploads.status})`,
  ];
}

async function bench(amount: Amount): Promise<void> {
  const processors = cpus();
  const versions = contenders.map(({ name, version }) => `${name} ${version}`).join(", ");
  console.log(`${processors.length} × ${processors[0]?.model ?? "unknown processor"}, ${type()} ${release()}
Node.js ${process.version}; ${versions}
Medians of ${amount.rounds} rounds of ${amount.seconds} s per operation with 10 connections; memory after the load;
five uploads of 10 MB, the status they are answered with in brackets
`);
  console.log(table(headings, (await measure(contenders, amount)).map(row)));
}

function main(args: readonly string[]): Promise<void> | void {
  let amount: ReturnType<typeof readArguments>;
  try {
    amount = readArguments(args);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`);
    process.exitCode = 2;
    return;
  }
  return amount.help ? console.log(help) : bench(amount);
}

await main(process.argv.slice(2));
