import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { utimes } from "node:fs/promises";
import { Agent, get, type IncomingMessage } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "./ports.ts";
import { root } from "./repository.ts";

type Program = ChildProcessByStdio<null, Readable, Readable>;

const program = fileURLToPath(import.meta.resolve("./start.ts"));
const contract = join(root, "spec/openapi.yaml");
const freePorts = { MOCK_PORT: "0", DOCS_PORT: "0" };

function start(args: string[], environment: NodeJS.ProcessEnv = freePorts): Program {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

async function run(args: string[], environment?: NodeJS.ProcessEnv) {
  const child = start(args, environment);
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code, output, errors };
}

async function serving(): Promise<{ child: Program; shown: string; mock: string; reference: string }> {
  const child = start(["--no-build"]);
  let shown = "";
  for await (const piece of child.stdout.iterator({ destroyOnReturn: false })) {
    shown += piece;
    if (shown.includes("Ctrl-C")) break;
  }
  const urlAfter = (label: string): string => new RegExp(`${label} +(http\\S+)`).exec(shown)?.[1] ?? "";
  return { child, shown, mock: urlAfter("Mock"), reference: urlAfter("Reference") };
}

test("the table shows the address of each server and a command to try", async () => {
  const { shown, mock, reference } = await serving();
  expect(mock).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/openapi\/v1$/);
  expect(reference).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  expect(shown).toContain(`curl -H 'x-api-key: demo' ${mock}/auth/validate`);
});

test("the mock answers the command that the table shows", async () => {
  const { mock } = await serving();
  const response = await fetch(`${mock}/auth/validate`, { headers: { "x-api-key": "demo" } });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ valid: true });
});

test("the mock follows the contract as it is saved", async () => {
  const { child } = await serving();
  const now = new Date();
  await utimes(contract, now, now);
  let shown = "";
  for await (const piece of child.stdout.iterator({ destroyOnReturn: false })) {
    shown += piece;
    if (shown.includes("\n")) break;
  }
  expect(shown).toBe(`The mock serves ${contract} as it is now.\n`);
});

test.each(["", "provisional.html"])("the reference serves /%s", async (page) => {
  const { reference } = await serving();
  const response = await fetch(`${reference}${page}`);
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/^<!DOCTYPE html>/);
});

test.each(["SIGINT", "SIGTERM"] as const)("%s stops everything within two seconds, exit code 0", async (signal) => {
  const { child, mock, reference } = await serving();
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  for (const url of [`${mock}/auth/validate`, reference]) {
    const [response]: IncomingMessage[] = await once(get(url, { agent }), "response");
    await once((response as IncomingMessage).resume(), "end");
  }
  const start = performance.now();
  child.kill(signal);
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(performance.now() - start).toBeLessThan(2000);
});

test("a busy port ends the program before any work, with the variable that changes it", async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  const port = await listen(other, 0);
  const { code, output, errors } = await run([], { ...freePorts, DOCS_PORT: String(port) });
  expect({ code, output }).toEqual({ code: 1, output: "" });
  expect(errors).toMatch(new RegExp(`^Port ${port} is in use\\. Set DOCS_PORT to another port, e\\.g\\. DOCS_PORT=`));
});

test("a variable that is no port ends the program by its name", async () => {
  const { code, errors } = await run([], { ...freePorts, MOCK_PORT: "many" });
  expect({ code, errors }).toEqual({ code: 1, errors: expect.stringMatching(/^MOCK_PORT must be a whole number/) });
});

test("an unknown option ends the program with the help", async () => {
  const { code, errors } = await run(["--fast"]);
  expect({ code, errors }).toEqual({ code: 1, errors: expect.stringMatching(/'--fast'[\s\S]*Usage:/) });
});

test("--help names every variable", async () => {
  const { code, output } = await run(["--help"]);
  expect(code).toBe(0);
  expect(output).toContain("MOCK_PORT");
  expect(output).toContain("DOCS_PORT");
});
