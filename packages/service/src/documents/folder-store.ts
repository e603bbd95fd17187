import { createWriteStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type DocumentPlace, type DocumentStore, keyOf } from "./store.ts";

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
    const unfinished = unfinishedAt(file);
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
    const file = join(this.#folder, keyOf(place));
    for (const name of [file, unfinishedAt(file)]) await rm(name, { force: true });
  }
}

function unfinishedAt(file: string): string {
  return `${file}.part`;
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
