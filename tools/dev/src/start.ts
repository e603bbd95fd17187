import { parseArgs } from "node:util";
import { build } from "./build.ts";
import { untilInterrupted } from "./interruption.ts";
import { assertUsable, readPort } from "./ports.ts";
import { runScript } from "./repository.ts";
import { serve } from "./serve.ts";
import { servers } from "./servers.ts";
import { runTurbo } from "./turbo.ts";
import { UserError } from "./user-error.ts";

const help = `Usage: ${runScript} start [--no-build]

Generates the contract, builds what is needed, and serves until Ctrl-C:
${servers.map(({ name, variable, defaultPort }) => `  ${name.padEnd(10)} on port ${defaultPort}, or ${variable}`).join("\n")}

  --no-build  serve what an earlier run has built
  --help      show this text
`;

interface Options {
  "no-build"?: boolean;
  help?: boolean;
}

function readOptions(): Options {
  try {
    return parseArgs({ options: { "no-build": { type: "boolean" }, help: { type: "boolean" } } }).values;
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${help}`);
  }
}

async function start(signal: AbortSignal): Promise<void> {
  const options = readOptions();
  if (options.help) {
    process.stdout.write(help);
    return;
  }
  const plan = servers.map((server) => ({ ...server, port: readPort(server, process.env) }));
  await assertUsable(plan);
  if (!options["no-build"]) await build({ run: runTurbo, report: (text) => process.stdout.write(text), signal });
  if (!signal.aborted) await serve(plan, signal);
}

try {
  await start(untilInterrupted());
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
