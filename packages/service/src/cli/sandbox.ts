import type { Command } from "commander";
import { command } from "./command.ts";
import { runUntilSignal } from "./run-until-signal.ts";
import { portNumber, someText, wholeNumber } from "./values.ts";

interface Options {
  readonly port: number;
  readonly host: string;
  readonly folder?: string;
  readonly people: number;
  readonly json?: boolean;
}

/** Nothing that is under way in a sandbox is worth waiting for. */
const secondsToStop = 5;

/** `sandbox`: the whole service with data to try it on. */
export const sandboxCommand: Command = command("sandbox", "try the whole service, on data that is made up", [
  "sandbox",
  "sandbox --port 0 --json",
  "sandbox --folder ./sandbox-data",
])
  .option("--port <number>", "port to listen on; 0 takes a free one", portNumber, 4000)
  .option("--host <address>", "address to listen on", someText, "127.0.0.1")
  .option("--folder <path>", "where to keep the data; a temporary folder if left out", someText)
  .option("--people <number>", "people to be found by search", wholeNumber, 1000)
  .action(async ({ json, ...options }: Options) => {
    const { startSandbox } = await import("../sandbox/start-sandbox.ts");
    await runUntilSignal(async () => {
      const sandbox = await startSandbox(options);
      const { url, key } = sandbox;
      if (json) process.stdout.write(`${JSON.stringify({ url, key })}\n`);
      else {
        process.stdout.write(`The API starts at ${url}\nIts key is ${key}\n`);
        process.stdout.write(`Try: curl -H 'x-api-key: ${key}' ${url}/contacts\n`);
      }
      return sandbox;
    }, secondsToStop);
  });
