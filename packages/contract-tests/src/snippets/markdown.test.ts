import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startMockServer } from "@recruiting-outreach/mock";
import { afterAll, describe, expect, it } from "vitest";
import { targetKey } from "../target.ts";
import { runShell, runTypeScript, typeCheck } from "./snippets.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const MOCK_URL = "http://127.0.0.1:4010/api/openapi/v1";

// One of its own: what it remembers of the keys in snippets would change its answers to others.
const mock = await startMockServer();
afterAll(() => mock.close());

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
      found.push({ file, line, language: match[2] ?? "", code: (match[3] ?? "").replaceAll(MOCK_URL, mock.url) });
    }
  }
  return found;
}

const all = await snippets();
const inLanguage = (language: string): Snippet[] => all.filter((snippet) => snippet.language === language);
const manifest = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };

/** Why a command of a shell snippet would not work; undefined when it would. Commands of curl are run instead. */
function faultOf(command: string): string | undefined {
  const script = /^(?:\w+=\S+ )*npx --yes pnpm@12\.21\.0 ([\w:-]+)/.exec(command)?.[1];
  if (script === undefined) return `no test knows how to check "${command}"`;
  return script in manifest.scripts || script === "install" || script === "changeset"
    ? undefined
    : `there is no script ${script}`;
}

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
      expect(await runShell(code.replaceAll("demo", targetKey))).not.toBe("");
      return;
    }
    const commands = code
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "" && !line.startsWith("#"));
    expect(commands.map(faultOf).filter(Boolean)).toEqual([]);
  });
});

describe("faultOf", () => {
  it("knows a script of the root", () => {
    expect(faultOf("npx --yes pnpm@12.21.0 start")).toBeUndefined();
  });

  it("names a script that does not exist", () => {
    expect(faultOf("npx --yes pnpm@12.21.0 strat")).toBe("there is no script strat");
  });

  it("names a command that nobody checks", () => {
    expect(faultOf("rm -rf dist")).toMatch(/no test knows/);
  });
});
