import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** What the suite can be run against, for as long as the scope. */
export interface RunningTarget extends AsyncDisposable {
  /** Base URL. */
  readonly url: string;
}

const cli = createRequire(import.meta.url).resolve("@stoplight/prism-cli");
const contract = fileURLToPath(import.meta.resolve("@recruiting-outreach/contract/openapi.json"));

/**
 * Starts the mock that comes with Prism, as a process of its own.
 *
 * @throws Error with what it said when it does not start
 */
export function startStockPrism(): Promise<RunningTarget> {
  return startPrism("mock", contract);
}

/**
 * Puts the proxy that comes with Prism in front of an API. It answers in the place of requests and answers that break the contract.
 *
 * @throws Error with what it said when it does not start
 */
export function startPrismProxy(url: string): Promise<RunningTarget> {
  return startPrism("proxy", contract, url, "--errors");
}

async function startPrism(command: string, ...args: readonly string[]): Promise<RunningTarget> {
  const prism = spawn(process.execPath, [cli, command, "--multiprocess", "false", "--port", "0", ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const closed = once(prism, "close");
  const end = async (): Promise<void> => {
    prism.kill("SIGKILL");
    await closed;
  };
  const said: string[] = [];
  prism.stderr.on("data", (text) => said.push(String(text)));
  for await (const line of createInterface(prism.stdout)) {
    said.push(line);
    const [, url] = /Prism is listening on (http:\/\/[\w.:]+)/.exec(line) ?? [];
    if (url === undefined) continue;
    prism.stdout.resume();
    return { url, [Symbol.asyncDispose]: end };
  }
  await end();
  throw new Error(`Prism does not start. It said:\n${said.join("\n")}`);
}
