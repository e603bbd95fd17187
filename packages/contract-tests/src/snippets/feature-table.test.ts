import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";

const readme = new URL("../../../client/README.md", import.meta.url);
const text = await readFile(readme, "utf8");
const catalog = await readFile(new URL("../../../../pnpm-workspace.yaml", import.meta.url), "utf8");

const features =
  `Trying again, Wait that the answer asks for, Abort ends a wait, One 429 holds back all calls of its endpoint,
No second payment after an unclear failure, Timeout, Walk through a list, Token to resume a list, Errors by status, Raw response,
Upload from disk, from a stream, Upload progress, Following operations, enrichments, Hooks, Debug log without secrets, Validation of answers,
React Query, Runtime dependencies, Identifier that leads to another path, Redirect to another origin, Node 20 and 24, Deno and Bun,
browser and worker`.split(/,\s/);

/** Titles of tests and groups of tests: what is called with a text, perhaps options, and a function. */
const TITLE = /(?:\b(?:it|describe)|\))\(\s*"((?:[^"\\]|\\.)*)",\s*(?:\{[^}]*\},\s*)?(?:async\s*)?\(/g;

async function titlesIn(file: string): Promise<string[]> {
  const code = await readFile(new URL(file, readme), "utf8").catch(() => "");
  return [...code.matchAll(TITLE)].map(([, title = ""]) => title);
}

function tableOf(markdown: string): string[][] {
  const section = markdown.split("\n## Compared with others\n")[1]?.split("\n## ")[0] ?? "";
  const lines = section.match(/^\|.*\|$/gm) ?? [];
  return lines.map((line) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );
}

/** What is wrong with the table of features in a README: rows without a test, gaps in our column, missing rows. */
async function faultsOf(markdown: string): Promise<string[]> {
  const faults: string[] = [];
  const seen: string[] = [];
  for (const [row = "", ours = ""] of tableOf(markdown).slice(2)) {
    if (/^(no\b|[-–—?]|$)/.test(ours)) faults.push(`ours has a gap: ${row}`);
    const names = [...row.matchAll(/\[(.+?)\]/g)].map(([, name = ""]) => name);
    if (names.length === 0) faults.push(`no test is linked: ${row}`);
    for (const name of names) {
      const [, file = "", title = ""] = markdown.split(`\n[${name}]: `)[1]?.match(/^(\S+) "(.+)"\n/) ?? [];
      if (!(await titlesIn(file)).includes(title)) faults.push(`${name}: there is no test "${title}" in "${file}"`);
    }
    seen.push(...names);
  }
  return [...faults, ...features.filter((name) => !seen.includes(name)).map((name) => `there is no row for ${name}`)];
}

describe("the table of features in the README of the client", () => {
  it("has every row, no gap of ours, and a test for each feature", async () => {
    expect(await faultsOf(text)).toEqual([]);
  });

  it("names the versions that are installed, so that it is judged anew with each update", () => {
    const others = tableOf(text)[0]?.slice(2) ?? [];
    expect(others).toHaveLength(5);
    const entries = catalog.replaceAll('"', "").split("\n");
    expect(others.filter((name) => !entries.includes(`  ${name.replace(" ", ": ")}`))).toEqual([]);
  });

  it.each([
    ["a title that no test has", '"aborts a wait"', '"aborts a weight"', /^Abort ends a wait: .*"aborts a weight"/],
    ["a file that is not there", "src/gate.test.ts", "src/gates.test.ts", /in "src\/gates\.test\.ts"$/],
    ["a row without a link", "[Hooks] ", "Hooks ", /^no test is linked: Hooks$/],
    ["a gap of ours", /(\[Raw response\] +\|) yes/, "$1 no ", /^ours has a gap: \[Raw response\]$/],
    ["a missing row", /^\| \[Timeout\].*\n/m, "", /^there is no row for Timeout$/],
  ])("is refused with %s", async (_, from, to, complaint) => {
    expect(await faultsOf(text.replace(from, to))).toContainEqual(expect.stringMatching(complaint));
  });
});
