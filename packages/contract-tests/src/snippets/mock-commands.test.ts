import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { startMockServer } from "@recruiting-outreach/mock";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";
import { runShell } from "./snippets.ts";

const packageFolder = new URL("../../../mock/", import.meta.url);
const readme = await readFile(new URL("README.md", packageFolder), "utf8");
const cli = fileURLToPath(new URL("dist/cli.js", packageFolder));

function fences(language: string): string[] {
  return [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gms"))].map(([, code = ""]) => code);
}

const lines = fences("text").flatMap((code) => code.trim().split("\n"));
const commands = lines.filter((line) => line.startsWith("npx recruiting-outreach-mock"));
const controls = lines.filter((line) => line.startsWith("curl "));
const [scenarioFile = ""] = fences("yaml");

interface RunningMock extends AsyncDisposable {
  readonly url: string;
}

/** Runs a command of the README, in a folder with its scenarios.yaml, on a free port. */
async function run(command: string): Promise<RunningMock> {
  const folder = await temporaryFolder(join(tmpdir(), "mock-command-"));
  await writeFile(join(folder.path, "scenarios.yaml"), scenarioFile);
  const [, ...args] = command.split(" ").slice(1);
  const mock = spawn(process.execPath, [cli, ...args, "--port", "0"], {
    cwd: folder.path,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const closed = once(mock, "close");
  const dispose = async (): Promise<void> => {
    mock.kill("SIGKILL");
    await closed;
    await folder[Symbol.asyncDispose]();
  };
  for await (const line of createInterface(mock.stdout)) {
    const [, url] = /^Mock .* at (http:\S+)$/.exec(line) ?? [];
    if (url === undefined) continue;
    mock.stdout.resume();
    return { url, [Symbol.asyncDispose]: dispose };
  }
  await dispose();
  throw new Error(`"${command}" does not start a mock.`);
}

async function get({ url }: RunningMock, path: string): Promise<Response> {
  return fetch(`${url}${path}`, { headers: { "x-api-key": "demo" } });
}

describe("the commands in the README of the mock", { timeout: 60_000 }, () => {
  it.each(commands)("start one: %s", async (command) => {
    await using mock = await run(command);
    expect((await get(mock, "/auth/validate")).status).toBe(200);
  });

  it.each(commands.filter((command) => command.includes("--scenario ")))("switch scenarios on: %s", async (command) => {
    await using mock = await run(command);
    const { scenarios } = (await (await fetch(new URL("/__mock/scenarios", mock.url))).json()) as {
      scenarios: { name: string; on: boolean }[];
    };
    const on = scenarios.filter((scenario) => scenario.on).map(({ name }) => name);
    expect(on.toSorted()).toEqual(command.split("--scenario ")[1]?.split(",").toSorted());
  });

  it.each(commands.filter((command) => command.includes("--scenario-file")))(
    "give an error of one's own: %s",
    async (command) => {
      await using mock = await run(command);
      const [, id] = /contactId: (\w+)/.exec(scenarioFile) ?? [];
      const response = await get(mock, `/contacts/${id}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: "CONTACT_GONE" });
    },
  );

  it.each(commands.filter((command) => command.includes("--delay")))("make answers wait: %s", async (command) => {
    await using mock = await run(command);
    const start = performance.now();
    await (await get(mock, "/contacts/tags")).arrayBuffer();
    expect(performance.now() - start).toBeGreaterThan(Number(/--delay (\d+)/.exec(command)?.[1]));
  });

  it("control a mock that runs", async () => {
    await using mock = await startMockServer();
    const run = controls.join("\n").replaceAll("http://127.0.0.1:4010", new URL(mock.url).origin);
    expect(await runShell(run)).toContain('"on":true');
  });

  it("are there for scenarios, errors of one's own, delays and the control", () => {
    for (const option of ["--scenario ", "--scenario-file ", "--delay "]) {
      expect(commands.filter((command) => command.includes(option))).toHaveLength(1);
    }
    expect(controls.length).toBeGreaterThan(1);
  });
});
