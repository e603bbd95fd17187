import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { clientEntries, nodeEntry } from "../client-entries.ts";
import { applications, compile, compilers } from "./compile.ts";

const timeout = 120_000;
const namesOf = <Names extends object>(names: Names) => Object.keys(names) as (keyof Names)[];

async function sourcesFor(application: keyof typeof applications): Promise<Record<string, string>> {
  const files = ["what-compiles.ts", "what-does-not-compile.ts"];
  const read = files.map(async (name) => [name, await readFile(new URL(name, import.meta.url), "utf8")]);
  const entries = clientEntries.filter((entry) => application === "a program for Node" || entry !== nodeEntry);
  const imports = entries.map((entry, index) => `export * as entry${index} from "${entry}";`);
  return { ...Object.fromEntries(await Promise.all(read)), "all-entries.ts": imports.join("\n") };
}

describe.each(namesOf(compilers))("type-checks under %s", (compiler) => {
  it.each(namesOf(applications))("in %s", { timeout }, async (application) => {
    expect(await compile(compiler, application, await sourcesFor(application))).toBe("");
  });
});

describe.each(namesOf(compilers))("what must not compile is noticed by %s", (compiler) => {
  it("when it compiles after all", { timeout }, async () => {
    const { "what-does-not-compile.ts": source = "" } = await sourcesFor("a program for Node");
    const mended = source.replace("client.getContact({})", 'client.getContact({ contactId: "1" })');
    const said = await compile(compiler, "a program for Node", { "mended.ts": mended });
    expect(said.trim()).toMatch(/^\S*mended\.ts\(\d+,\d+\): error TS2578: Unused '@ts-expect-error' directive\.$/);
  });
});
