import { mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newId } from "../ids.ts";
import { contentOf, describeStore, pieces } from "../testing/document-store.ts";
import { FolderStore } from "./folder-store.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "folder-store-"));
});
afterEach(() => rm(folder, { recursive: true }));

describeStore("a folder", async () => new FolderStore(folder));

describe("a folder", () => {
  const place = { workgroupId: newId(), documentId: newId() };

  it("can be read by its owner only", async () => {
    await new FolderStore(folder).put(place, pieces("a"));
    const file = join(folder, place.workgroupId, place.documentId);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, place.workgroupId))).mode & 0o777).toBe(0o700);
  });

  it("holds nothing of a document that could not be read to its end", async () => {
    const broken = async function* () {
      yield Buffer.from("a");
      throw new Error("cut off");
    };
    await expect(new FolderStore(folder).put(place, broken())).rejects.toThrow("cut off");
    expect(await readdir(join(folder, place.workgroupId))).toEqual([]);
  });

  it("does not show a document before it is whole", async () => {
    const store = new FolderStore(folder);
    const slowly = async function* () {
      yield Buffer.from("a");
      expect(await store.get(place)).toBeUndefined();
      yield Buffer.from("b");
    };
    await store.put(place, slowly());
    expect(await contentOf(store, place)).toBe("ab");
  });

  it("deletes also what was being written when the process was killed", async () => {
    await new FolderStore(folder).put(place, pieces("a"));
    const file = join(folder, place.workgroupId, place.documentId);
    await rename(file, `${file}.part`);
    await new FolderStore(folder).delete(place);
    expect(await readdir(join(folder, place.workgroupId))).toEqual([]);
  });

  it.each(["..", "a/../../b", "../../../../tmp/passwords", ""])("cannot be left by the name %j", async (documentId) => {
    await expect(new FolderStore(folder).put({ ...place, documentId }, pieces("a"))).rejects.toThrow("no identifier");
  });
});
