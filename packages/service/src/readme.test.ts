import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { variables } from "./config.ts";
import { openDatabase } from "./data/database.ts";
import { Program, runProgram } from "./testing/program.ts";

const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
const fences = [...readme.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = "", code = ""]) => ({
  language,
  code,
}));
const commands = fences
  .filter(({ language }) => language === "sh")
  .flatMap(({ code }) => code.trim().split("\n"))
  .map((line) => /^(?:recruiting-outreach-service|npx @recruiting-outreach\/service) (.+)$/.exec(line)?.[1])
  .filter((command) => command !== undefined);

const environment = { DATABASE_URL: inject("ownerUrl") };
const servers = ["serve", "sandbox"];
let folder: string;
const workgroup = { id: "", key: "" };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "readme-test-"));
  await writeFile(join(folder, "lisbon.yaml"), fences.find(({ language }) => language === "yaml")?.code ?? "");
  await writeFile(join(folder, "people.csv"), fences.find(({ code }) => code.startsWith("firstName,"))?.code ?? "");
  const database = await openDatabase({ url: inject("ownerUrl") });
  // Roles belong to the server, and one of the projects has made this one.
  await database.pool
    .query("create role outreach_service login")
    .catch((error: { code: string }) => expect(error.code).toBe("42710"));
  await database.close();
  const names = ["--name", "Readme", "--first-name", "Ana", "--last-name", "Reis"];
  workgroup.id = JSON.parse(
    (await runProgram(["workgroups", "create", ...names, "--json"], environment)).stdout,
  ).workgroupId;
  const created = await runProgram(["keys", "create", workgroup.id, "--label", "old", "--json"], environment);
  workgroup.key = JSON.parse(created.stdout).keyId;
});
afterAll(() => rm(folder, { recursive: true }));

/** The words of a command, with what the README only names put in their place. */
function argumentsOf(command: string): string[] {
  const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain = ""]) => quoted ?? plain);
  return words.map((word) => {
    if (/\.(?:yaml|csv)$/.test(word)) return join(folder, word);
    if (word === "66d0a1b25a7b3c0012aa0001") return workgroup.id;
    return word === "66d0a1b25a7b3c0012aa0003" ? workgroup.key : word;
  });
}

describe("the commands of the README", () => {
  it("are all here", () => {
    expect(commands.length).toBeGreaterThan(10);
  });

  it.each(commands.filter((command) => !servers.includes(command)))("work: %s", async (command) => {
    const args = argumentsOf(command);
    // Each command that makes a key stands for itself.
    const { keys } = JSON.parse((await runProgram(["keys", "list", workgroup.id, "--json"], environment)).stdout);
    if (
      command.startsWith("keys create") &&
      keys.filter(({ state }: { state: string }) => state === "live").length > 1
    ) {
      await runProgram(["keys", "revoke", workgroup.id, keys.at(-1).id], environment);
    }
    expect(await runProgram(args, environment)).toMatchObject({ code: 0, stderr: "" });
  });

  it.each(servers)("start a server: %s", async (command) => {
    const small = command === "sandbox" ? ["--port", "0", "--people", "0"] : [];
    await using program = new Program([command, ...small], { ...environment, PORT: "0", DATA_DIRECTORY: folder });
    await program.printed(/The API starts at/);
    expect(await program.end("SIGTERM")).toBe(0);
  });
});

describe("the table of the README", () => {
  it("has every variable with what it does", () => {
    const rows = [...readme.matchAll(/^\| `([A-Z0-9_]+)` +\| (.+?) +\|$/gm)].map(([, name, about]) => ({
      name,
      about,
    }));
    expect(rows).toEqual(variables);
  });
});
