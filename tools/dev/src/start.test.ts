import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { utimes } from "node:fs/promises";
import { Agent, get, type IncomingMessage } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { listen } from "./ports.ts";
import { root } from "./repository.ts";

type Program = ChildProcessByStdio<null, Readable, Readable>;

const program = fileURLToPath(import.meta.resolve("./start.ts"));
const contract = join(root, "spec/openapi.yaml");
const freePorts = { MOCK_PORT: "0", SANDBOX_PORT: "0", DOCS_PORT: "0" };

const children: Program[] = [];
afterAll(async () => {
  const alive = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  await Promise.all(
    alive.map((child) => {
      child.kill("SIGTERM");
      return once(child, "exit");
    }),
  );
});

function start(args: string[], environment: NodeJS.ProcessEnv = freePorts): Program {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  return child;
}

async function run(args: string[], environment?: NodeJS.ProcessEnv) {
  const child = start(args, environment);
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code, output, errors };
}

interface Serving {
  child: Program;
  shown: string;
  mock: string;
  sandbox: string;
  reference: string;
}

async function serving(): Promise<Serving> {
  const child = start(["--no-build"]);
  let shown = "";
  for await (const piece of child.stdout.iterator({ destroyOnReturn: false })) {
    shown += piece;
    if (shown.includes("Ctrl-C")) break;
  }
  const urlAfter = (label: string): string => new RegExp(`${label} +(http\\S+)`).exec(shown)?.[1] ?? "";
  return {
    child,
    shown,
    mock: urlAfter("Mock"),
    sandbox: urlAfter("Sandbox"),
    reference: urlAfter("Reference"),
  };
}

describe("while it runs", () => {
  let running: Serving;
  beforeAll(async () => {
    running = await serving();
  });

  test("the table shows the address of each server and a command to try", async () => {
    const { shown, mock, sandbox, reference } = running;
    for (const url of [mock, sandbox]) expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/openapi\/v1$/);
    expect(reference).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    expect(shown).toContain(`curl -H 'x-api-key: demo' ${mock}/auth/validate`);
    expect(shown).toContain(`curl -H 'x-api-key: demo' ${sandbox}/contacts`);
  });

  test("the mock answers the command that the table shows", async () => {
    const { mock } = running;
    const response = await fetch(`${mock}/auth/validate`, { headers: { "x-api-key": "demo" } });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ valid: true });
  });

  test("the sandbox answers the command that the table shows, with contacts", async () => {
    const { sandbox } = running;
    const response = await fetch(`${sandbox}/contacts`, { headers: { "x-api-key": "demo" } });
    expect(response.status).toBe(200);
    expect(((await response.json()) as { items: unknown[] }).items).not.toEqual([]);
  });

  test("the mock follows the contract as it is saved", async () => {
    const { child } = running;
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
    const { reference } = running;
    const response = await fetch(`${reference}${page}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/^<!DOCTYPE html>/);
  });
});

test.each(["SIGINT", "SIGTERM"] as const)("%s stops everything within two seconds, exit code 0", async (signal) => {
  const { child, mock, sandbox, reference } = await serving();
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  for (const url of [`${mock}/auth/validate`, `${sandbox}/auth/validate`, reference]) {
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
  for (const variable of ["MOCK_PORT", "SANDBOX_PORT", "DOCS_PORT"]) expect(output).toContain(variable);
});
