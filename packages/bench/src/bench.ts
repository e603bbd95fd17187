import { type Arguments, help, readArguments } from "./arguments.ts";
import { charts } from "./charts.ts";
import { figures } from "./figures.ts";
import { writeFiles } from "./files.ts";
import { heyApiClient } from "./hey-api-client.ts";
import { progressOn } from "./progress.ts";
import { redoclyClient } from "./redocly-client.ts";
import { report } from "./report.ts";

async function bench({ amount, json, save }: Arguments): Promise<void> {
  const progress = progressOn(process.stderr);
  progress("generating clients");
  const generated = { heyApi: await heyApiClient(), redocly: await redoclyClient() };
  const measured = await figures(amount, generated, progress);
  progress("");
  console.log(json ? JSON.stringify(measured, null, 2) : report(measured));
  await writeFiles("client.json", measured, charts(measured), { save });
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
