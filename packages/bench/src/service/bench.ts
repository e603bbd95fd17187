import { writeFiles } from "../files.ts";
import { progressOn } from "../progress.ts";
import { type Arguments, help, readArguments } from "./arguments.ts";
import { charts } from "./charts.ts";
import { figures } from "./figures.ts";
import { report } from "./report.ts";

async function bench({ amount, save }: Arguments): Promise<void> {
  const progress = progressOn(process.stderr);
  const measured = await figures(amount, progress);
  progress("");
  console.log(report(measured));
  await writeFiles("service.json", measured, charts(measured), { save });
}

async function main(args: readonly string[]): Promise<void> {
  let asked: Arguments;
  try {
    asked = readArguments(args);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`);
    process.exitCode = 2;
    return;
  }
  if (asked.help) console.log(help);
  else await bench(asked);
}

await main(process.argv.slice(2));
