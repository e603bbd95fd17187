import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listen } from "./ports.ts";
import { type CommandOptions, type CommandResult, runCommand } from "./run-command.ts";

const idle = new AbortController().signal;

function node(script: string, options: Partial<CommandOptions> = {}): Promise<CommandResult> {
  const defaults: CommandOptions = { cwd: ".", environment: process.env, output: "capture", signal: idle };
  return runCommand(process.execPath, ["--eval", script], { ...defaults, ...options });
}

let server: Server;
let port: number;
let sockets: Socket[];

beforeEach(async () => {
  sockets = [];
  server = createServer((socket) => {
    // A killed process resets its connection.
    sockets.push(socket.on("error", () => {}).resume());
  });
  port = await listen(server, 0);
});

afterEach(() => {
  server.close();
});

/** A script that holds a connection to the test for as long as it lives, and has a child that does so too. */
function family(more: string): string {
  const connect = `require("node:net").connect(${port},"127.0.0.1")`;
  return `${more};require("node:child_process").spawn(process.execPath,["--eval",${JSON.stringify(`${more};${connect}`)}]);${connect}`;
}

/** Waits until the script and its child both live; the result settles when both have ended. */
async function familyEnds(): Promise<{ ends: Promise<unknown> }> {
  while (sockets.length < 2) await once(server, "connection");
  return { ends: Promise.all(sockets.map((socket) => once(socket, "close"))) };
}

test("a command that ends well gives its exit code and its outputs", async () => {
  const result = await node('console.log("out"); console.error("err")');
  expect(result).toEqual({ code: 0, output: expect.stringContaining("out\n"), stdout: "out\n" });
  expect(result.output).toContain("err\n");
});

test("a command that fails gives its exit code", async () => {
  expect(await node("process.exit(3)")).toMatchObject({ code: 3 });
});

test("a command that a signal ends counts as failed", async () => {
  expect(await node('process.kill(process.pid, "SIGKILL")')).toMatchObject({ code: 1 });
});

test("a command that does not exist is an error", async () => {
  const options: CommandOptions = { cwd: ".", environment: {}, output: "capture", signal: idle };
  await expect(runCommand("no-such-command", [], options)).rejects.toThrow("ENOENT");
});

test("a command does not start once the signal has aborted", async () => {
  await expect(async () => node("", { signal: AbortSignal.abort() })).rejects.toThrow("aborted");
});

test("an abort ends the command and what it started", async () => {
  const stopping = new AbortController();
  const result = node(family(""), { signal: stopping.signal });
  const { ends } = await familyEnds();
  stopping.abort();
  await ends;
  expect(await result).toMatchObject({ code: 1 });
});

test("an abort ends even a command that ignores every request, within two seconds", async () => {
  const stopping = new AbortController();
  const result = node(family('process.on("SIGINT",()=>{}).on("SIGTERM",()=>{})'), { signal: stopping.signal });
  const { ends } = await familyEnds();
  const start = performance.now();
  stopping.abort();
  await Promise.all([result, ends]);
  expect(performance.now() - start).toBeLessThan(2000);
});
