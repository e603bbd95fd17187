import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockFolder } from "./folder-lock.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "folder-lock-test-"));
});
afterEach(() => rm(folder, { recursive: true }));

const file = () => join(folder, "service.pid");
// Two processes that are alive, and one that cannot be.
const [one, another, dead] = [process.pid, process.ppid, 4_194_305];

describe("a folder", () => {
  it("is locked until it is given free, and nothing is left behind then", async () => {
    const unlock = await lockFolder(folder, one);
    await expect(lockFolder(folder, another)).rejects.toThrow(`Process ${one} uses ${folder} already.`);
    expect(await readdir(folder)).toEqual(["service.pid"]);
    await unlock();
    expect(await readdir(folder)).toEqual([]);
    await expect(lockFolder(folder, another)).resolves.toBeInstanceOf(Function);
  });

  it.each([`${dead}`, `${one}`, "", "no number"])(
    "is taken over from a lock of nobody who is alive: %s",
    async (text) => {
      await writeFile(file(), text);
      await lockFolder(folder, one);
      expect(await readFile(file(), "utf8")).toBe(`${one}`);
    },
  );

  it("goes to one of two who want it at once, also when they take it over", async () => {
    for (let attempt = 0; attempt < 100; attempt++) {
      if (attempt % 2) await writeFile(file(), `${dead}`);
      const outcomes = await Promise.allSettled([lockFolder(folder, one), lockFolder(folder, another)]);
      const won = outcomes.filter(({ status }) => status === "fulfilled");
      expect(won).toHaveLength(1);
      await rm(file());
    }
  });
});
