import { mkdir, writeFile } from "node:fs/promises";
import { dirname, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { answer } from "./answer.ts";
import { type Amount, help, readArguments } from "./arguments.ts";
import { chart } from "./chart.ts";
import { clients } from "./clients.ts";
import { environment } from "./environment.ts";
import { measure } from "./measure.ts";
import { generatedClient } from "./redocly-client.ts";
import { startServer } from "./server-process.ts";
import { costs } from "./statistics.ts";
import { table } from "./table.ts";

const chartFile = fileURLToPath(new URL("../.results/client-per-call.svg", import.meta.url));

async function bench(amount: Amount): Promise<void> {
  const { machine, node, packages } = await environment();
  const generated = await generatedClient();
  await using server = await startServer();
  const results = costs(await measure(clients(server.baseUrl, generated), answer, amount));
  const method = `${amount.rounds} rounds of ${amount.calls} calls, median; GET on loopback, ${JSON.stringify(answer).length} bytes of JSON`;

  console.log(`${machine}\n${node}; ${packages.join(", ")}\n${method}\n\n${table(results)}`);
  const bars = results.map(({ name, median, ratio }) => ({
    label: name,
    value: median,
    text: `${median.toFixed(0)} µs (× ${ratio.toFixed(2)})`,
  }));
  await mkdir(dirname(chartFile), { recursive: true });
  await writeFile(chartFile, chart("Cost of one call", `${node}, ${method}`, bars));
  console.log(`Wrote ${relative(process.cwd(), chartFile)}`);
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
