import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { expect, onTestFinished, test } from "vitest";

type Program = ChildProcessByStdio<null, Readable, null>;

const program = `
  const { untilInterrupted } = await import(${JSON.stringify(import.meta.resolve("./interruption.ts"))});
  untilInterrupted().addEventListener("abort", () => console.log("stopping"));
  setInterval(() => {}, 1000);
  console.log("running");`;

async function running(): Promise<Program> {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await says(child, "running");
  return child;
}

async function says(child: Program, word: string): Promise<void> {
  const [text] = await once(child.stdout, "data");
  expect(String(text)).toBe(`${word}\n`);
}

test.each(["SIGINT", "SIGTERM"] as const)("one %s lets the program stop by itself", async (signal) => {
  const child = await running();
  child.kill(signal);
  await says(child, "stopping");
  expect(child.exitCode).toBeNull();
});

test("a second interruption ends the program at once", async () => {
  const child = await running();
  child.kill("SIGINT");
  await says(child, "stopping");
  child.kill("SIGINT");
  expect(await once(child, "exit")).toEqual([130, null]);
});
