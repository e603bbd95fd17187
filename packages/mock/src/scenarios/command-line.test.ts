import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readCliOptions } from "../cli-options.ts";
import { startMockServer } from "../index.ts";
import { Program } from "../testing/program.ts";
import { json } from "../testing/requests.ts";
import { readSettingsFile } from "./settings-file.ts";

const cli = fileURLToPath(new URL("../cli.ts", import.meta.url));
const address = /at (http:\S+)\n/;

/** A file that is removed when it goes out of scope. */
async function fileOf(text: string): Promise<{ path: string } & AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), "mock-scenarios-"));
  const path = join(folder, "scenarios.json");
  await writeFile(path, text);
  return { path, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

async function search(url: string): Promise<number> {
  const init = json({ limit: 3 });
  const headers = { ...(init.headers as Record<string, string>), "x-api-key": "any" };
  return (await fetch(`${url}/people/search`, { ...init, headers })).status;
}

describe("--scenario", () => {
  test("switches scenarios on, several with commas between", () => {
    expect(readCliOptions(["--scenario", "cursors, credits"], {}).scenario).toEqual(["cursors", "credits"]);
  });

  test("may come from the environment", () => {
    expect(readCliOptions([], { MOCK_SCENARIO: "cursors" }).scenario).toEqual(["cursors"]);
  });

  test("is refused with a name that does not exist", () => {
    expect(() => readCliOptions(["--scenario", "cursor"], {})).toThrow('There is no scenario "cursor". There are ');
  });
});

describe("--scenario-file", () => {
  test("gives numbers and stubs, and goes along with --scenario", async () => {
    const stubs = [{ operationId: "getContact", status: 404 }];
    await using file = await fileOf(JSON.stringify({ numbers: { credits: { balance: 0 } }, stubs }));
    await using program = new Program(cli, ["--port", "0", "--scenario-file", file.path, "--scenario", "credits"]);
    const url = await program.printed(address);
    expect(await search(url)).toBe(402);
    expect((await fetch(`${url}/contacts/c1`, { headers: { "x-api-key": "any" } })).status).toBe(404);
  });

  test("with a fault ends the mock, which names file and place", async () => {
    await using file = await fileOf('{ "stubs": [{ "operationId": "getContact", "body": {} }] }');
    await using program = new Program(cli, ["--port", "0", "--scenario-file", file.path]);
    expect(await program.end()).toBe(1);
    expect(program.output).toBe(`${file.path} cannot be used:\n  stubs.0.body.id is required\n`);
  });

  test("may be YAML", async () => {
    await using file = await fileOf("use: [credits]\nnumbers:\n  credits: { balance: 0 }\n");
    await using program = new Program(cli, ["--port", "0", "--scenario-file", file.path]);
    expect(await search(await program.printed(address))).toBe(402);
  });

  test("that cannot be parsed ends the mock, which names the line", async () => {
    await using file = await fileOf("use:\n  - [credits");
    await using program = new Program(cli, ["--port", "0", "--scenario-file", file.path]);
    expect(await program.end()).toBe(1);
    expect(program.output).toContain(`The scenario file ${file.path} is neither YAML nor JSON: `);
    expect(program.output).toContain("line 2");
  });

  test("that does not exist ends the mock", async () => {
    await using program = new Program(cli, ["--port", "0", "--scenario-file", "/nowhere/scenarios.json"]);
    expect(await program.end()).toBe(1);
    expect(program.output).toContain("The scenario file /nowhere/scenarios.json cannot be read: ");
  });
});

test("--help lists all scenarios and all keys that need none", async () => {
  await using program = new Program(cli, ["--help"]);
  expect(await program.end()).toBe(0);
  for (const name of ["rate-limits", "credits", "cursors", "job-group", "enrichment"])
    expect(program.output).toContain(name);
  for (const key of ["key_expired", "key_rate_limited", "key_no_credits", "key_wrong_plan"]) {
    expect(program.output).toContain(key);
  }
});

test("the mock prints where its control is", async () => {
  await using program = new Program(cli, ["--port", "0"]);
  const control = await program.printed(/Control and request log at (http:\S+)\n/);
  expect((await fetch(control)).status).toBe(200);
});

test("the file that the README shows is accepted", async () => {
  const readme = await readFile(fileURLToPath(new URL("../../README.md", import.meta.url)), "utf8");
  await using file = await fileOf(/```yaml\n(.*?)```/s.exec(readme)?.[1] ?? "");
  await using mock = await startMockServer({ scenarios: await readSettingsFile(file.path, []) });
  const response = await fetch(`${mock.url}/contacts/66f1c0de5a7b3c0012ab0003`, { headers: { "x-api-key": "any" } });
  expect(await response.json()).toMatchObject({ code: "CONTACT_GONE" });
});
