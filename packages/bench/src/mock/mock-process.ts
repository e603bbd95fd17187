import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import type { Contender } from "./contenders.ts";
import { type SentRequest, valid } from "./requests.ts";

/** A mock that answers; disposing ends it. */
export interface MockProcess extends AsyncDisposable {
  /** From the start of the process until its first answer, in milliseconds. */
  readonly startup: number;
  urlOf(request: SentRequest): string;
  /** Resident memory in bytes. */
  memory(): Promise<number>;
}

/** A mock that takes longer than this to start, in milliseconds, is given up. */
const patience = 30_000;

/**
 * Starts a mock in a process of its own and waits for its first answer.
 *
 * @throws Error when it does not answer, with what it printed.
 */
export async function startMock({ name, command, basePath }: Contender): Promise<MockProcess> {
  const port = await freePort();
  const start = performance.now();
  const [script = "", ...args] = command(port);
  const child = spawn(process.execPath, [...(await optionsOf(script)), script, ...args], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "exit");
  let complaint = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaint += text;
  });
  const urlOf = ({ path }: SentRequest): string => `http://127.0.0.1:${port}${basePath}${path}`;
  const stop = async (): Promise<void> => {
    child.kill("SIGKILL");
    await ended;
  };
  while (!(await answers(urlOf(valid.list)))) {
    if (child.exitCode !== null || performance.now() - start > patience) {
      await stop();
      throw new Error(`${name} does not start: ${complaint}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return {
    startup: performance.now() - start,
    urlOf,
    memory: () => residentMemory(child.pid ?? 0),
    [Symbol.asyncDispose]: stop,
  };
}

/** What a script that is run by its name has Node.js started with: its first line says so. */
async function optionsOf(script: string): Promise<string[]> {
  const [, options = ""] = /^#!.*\bnode (.*)\n/.exec(await readFile(script, "utf8").catch(() => "")) ?? [];
  return options.split(" ").filter((option) => option !== "");
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, valid.list);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
}
