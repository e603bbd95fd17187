import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "./database.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "embedded-test-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("the embedded database", () => {
  it("keeps what was written when it is opened again", async () => {
    const first = await openDatabase({ directory: folder });
    await first.pool.query("create table kept as select 42 as answer");
    await first.close();
    const second = await openDatabase({ directory: folder });
    expect((await second.pool.query("select answer from kept")).rows).toEqual([{ answer: 42 }]);
    await second.close();
  });

  it("is made anew when making it was interrupted", async () => {
    await mkdir(join(folder, "postgres.unfinished"));
    await writeFile(join(folder, "postgres.unfinished/PG_VERSION"), "18");
    const database = await openDatabase({ directory: folder });
    expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await database.close();
  });

  it("says which folder to look after when its files are damaged, and leaves nothing behind", async () => {
    await mkdir(join(folder, "postgres"));
    await writeFile(join(folder, "postgres/PG_VERSION"), "18");
    await expect(openDatabase({ directory: folder })).rejects.toThrow(
      `The database in ${join(folder, "postgres")} cannot be opened`,
    );
    expect(await readdir(folder)).toEqual(["postgres"]);
  });

  it("refuses a folder that a living process uses, and names the process", async () => {
    await writeFile(join(folder, "service.pid"), `${process.ppid}`);
    await expect(openDatabase({ directory: folder })).rejects.toThrow(
      `Process ${process.ppid} uses ${folder} already. Stop it, or choose another DATA_DIRECTORY (of a sandbox: --folder).`,
    );
  });

  it("takes over a folder whose process has ended without tidying up", async () => {
    await writeFile(join(folder, "service.pid"), "4194305");
    const database = await openDatabase({ directory: folder });
    expect(await readFile(join(folder, "service.pid"), "utf8")).toBe(`${process.pid}`);
    await database.close();
  });
});
