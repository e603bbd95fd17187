import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startMockServer } from "@recruiting-outreach/mock";
import { startSandbox } from "@recruiting-outreach/service";
import { afterAll, describe, expect, it } from "vitest";
import { faultOf } from "./commands.ts";
import { runShell, runTypeScript, typeCheck } from "./snippets.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

// Servers of their own: what they remember of the keys in snippets would change their answers to others.
const mock = await startMockServer();
afterAll(() => mock.close());
const sandbox = await startSandbox({ port: 0, people: 0 });
afterAll(() => sandbox.close());

/** Where snippets find a server, and where it is here. */
const addresses = [
  ["http://127.0.0.1:4010/api/openapi/v1", mock.url],
  ["http://127.0.0.1:4000/api/openapi/v1", sandbox.url],
] as const;

interface Snippet {
  file: string;
  line: number;
  language: string;
  code: string;
}

async function snippets(): Promise<Snippet[]> {
  const found: Snippet[] = [];
  for await (const file of glob(["*.md", "packages/*/README.md", "spec/*.md", "tools/*/README.md"], { cwd: root })) {
    const text = await readFile(join(root, file), "utf8");
    for (const match of text.matchAll(/^( *)```(\w*)\n(.*?)^\1```$/gms)) {
      const line = text.slice(0, match.index).split("\n").length;
      const code = addresses.reduce((text, [from, to]) => text.replaceAll(from, to), match[3] ?? "");
      found.push({ file, line, language: match[2] ?? "", code });
    }
  }
  return found;
}

const all = await snippets();
const inLanguage = (language: string): Snippet[] => all.filter((snippet) => snippet.language === language);

describe("the Markdown files", () => {
  it("use no language that no test understands", () => {
    const understood = ["ts", "sh", "mermaid", "text", "yaml"];
    expect(all.filter(({ language }) => !understood.includes(language))).toEqual([]);
  });

  it("show TypeScript that passes the type check", { timeout: 60_000 }, async () => {
    await typeCheck(Object.fromEntries(inLanguage("ts").map(({ code }, index) => [`snippet-${index}.ts`, code])));
    expect(inLanguage("ts").length).toBeGreaterThan(0);
  });

  it.each(inLanguage("ts"))("show TypeScript that runs: $file line $line", { timeout: 30_000 }, async ({ code }) => {
    const printed = await runTypeScript(code);
    expect(printed.trim()).not.toBe("");
    expect(printed).not.toContain("undefined");
  });

  it.each(inLanguage("sh"))("show commands that exist: $file line $line", { timeout: 30_000 }, async ({ code }) => {
    if (code.startsWith("curl")) {
      expect(await runShell(code)).not.toBe("");
      return;
    }
    const commands = code
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "" && !line.startsWith("#"));
    expect((await Promise.all(commands.map(faultOf))).filter(Boolean)).toEqual([]);
  });
});

describe("faultOf", () => {
  it.each([
    ["a script of the root", "npx --yes pnpm@12.21.0 start"],
    [
      "a command of the service",
      'recruiting-outreach-service keys create 66d0a1b25a7b3c0012aa0001 --label "a b" --json',
    ],
    ["a variable of the service", "export PORT=4000 HOST=0.0.0.0"],
  ])("knows %s", async (_, command) => {
    expect(await faultOf(command)).toBeUndefined();
  });

  it.each([
    ["npx --yes pnpm@12.21.0 strat", "there is no script strat"],
    ["recruiting-outreach-service keys crate 1", 'the service has no command "keys crate 1"'],
    ["recruiting-outreach-service keys create", 'the service has no command "keys create"'],
    ["recruiting-outreach-service serve --prot 4000", "serve of the service has no --prot"],
    ["export PROT=4000", "the service reads no PROT"],
    ["rm -rf dist", 'no test knows how to check "rm -rf dist"'],
  ])("says what is wrong with: %s", async (command, fault) => {
    expect(await faultOf(command)).toBe(fault);
  });
});
