import { createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { newId } from "../ids.ts";
import { type DocumentPlace, type DocumentStore, keyOf, placeOf, prefixOf } from "./store.ts";

/** Documents as files, in one folder for each workgroup. Only the user that the service runs as can read them. */
export class FolderStore implements DocumentStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(place: DocumentPlace, content: AsyncIterable<Uint8Array>): Promise<void> {
    const file = join(this.#folder, keyOf(place));
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    // Readers never see a file that is still being written, and a crash leaves none that looks whole.
    const unfinished = `${file}.${newId()}.part`;
    try {
      await pipeline(content, createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true }));
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async get(place: DocumentPlace): Promise<AsyncIterable<Uint8Array> | undefined> {
    const file = await open(join(this.#folder, keyOf(place))).catch(unlessMissing);
    return file?.createReadStream();
  }

  async delete(place: DocumentPlace): Promise<void> {
    await rm(join(this.#folder, keyOf(place)), { force: true });
  }

  async *list(workgroupId: string): AsyncGenerator<DocumentPlace> {
    const prefix = prefixOf(workgroupId);
    const names = (await readdir(join(this.#folder, prefix)).catch(unlessMissing)) ?? [];
    for (const name of names.sort()) {
      const place = placeOf(prefix + name);
      if (place) yield place;
    }
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
