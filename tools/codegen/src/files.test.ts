import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { driftOf, writeFiles } from "./files.ts";

const files = new Map([
  ["a.ts", "one\ntwo\n"],
  ["b.ts", "three\n"],
]);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "codegen-"));
});
afterEach(() => rm(folder, { recursive: true }));

describe("writeFiles", () => {
  it("leaves nothing else in the folder", async () => {
    await writeFile(join(folder, "old.ts"), "");
    await writeFiles(folder, files);
    expect(await readdir(folder)).toEqual(["a.ts", "b.ts"]);
  });
});

describe("driftOf", () => {
  it("finds nothing right after writing", async () => {
    await writeFiles(folder, files);
    expect(await driftOf(folder, files)).toEqual([]);
  });

  it("names the line where a hand edit begins", async () => {
    await writeFiles(folder, files);
    await writeFile(join(folder, "a.ts"), "one\n2\n");
    expect(await driftOf(folder, files)).toEqual(["a.ts differs from line 2 on"]);
  });

  it("names a file that is missing", async () => {
    await writeFiles(folder, files);
    await rm(join(folder, "b.ts"));
    expect(await driftOf(folder, files)).toEqual(["b.ts is missing"]);
  });

  it("names a file that nobody generates", async () => {
    await writeFiles(folder, files);
    await writeFile(join(folder, "c.ts"), "");
    expect(await driftOf(folder, files)).toEqual(["c.ts is not generated and does not belong here"]);
  });
});
