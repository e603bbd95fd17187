import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import { packedDatabase } from "./empty-database.ts";
import { lockFolder } from "./folder-lock.ts";

/** A PostgreSQL that runs inside this process. */
export interface EmbeddedDatabase {
  /** Folder with the socket that it listens on, as PostgreSQL clients take it for a host. */
  readonly host: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** What the thread of a database is to do. */
export interface EmbeddedWork {
  /** Undefined keeps the data in memory. */
  readonly dataDirectory?: string | undefined;
  /** Files to begin with. */
  readonly packed?: string | undefined;
  /** Without a socket the files are only to be unpacked. */
  readonly socketPath?: string;
}

const port = 5432;

/**
 * Starts the embedded database. Nothing is flushed to disk at each commit: after a loss of power the last moments may be missing.
 *
 * @param directory - where the data is kept; undefined keeps it in memory
 * @throws Error when another process uses the directory, or what is in it is no database
 */
export async function startEmbeddedDatabase(directory?: string): Promise<EmbeddedDatabase> {
  const unlock = directory === undefined ? undefined : await lockFolder(directory);
  // Only its owner may enter a folder made like this, and its path is short enough for a socket.
  const host = await mkdtemp(join(tmpdir(), "outreach-"));
  const tidyUp = async (): Promise<void> => {
    await rm(host, { recursive: true, force: true });
    await unlock?.();
  };
  try {
    const worker = await openIn(directory, join(host, `.s.PGSQL.${port}`));
    return {
      host,
      port,
      async stop() {
        worker.postMessage("stop");
        await once(worker, "exit");
        await tidyUp();
      },
    };
  } catch (error) {
    await tidyUp();
    throw error;
  }
}

/** The thread of a database, which listens. */
async function openIn(directory: string | undefined, socketPath: string): Promise<Worker> {
  // The optimizing compiler takes 500 MB at a time for code that hardly gets faster by it.
  for (const flag of ["--no-wasm-tier-up", "--no-wasm-dynamic-tiering"]) setFlagsFromString(flag);
  const dataDirectory = directory === undefined ? undefined : join(directory, "postgres");
  if (dataDirectory && !existsSync(dataDirectory)) await unpack(dataDirectory);
  const packed = dataDirectory === undefined ? packedDatabase() : undefined;
  const worker = thread({ dataDirectory, packed, socketPath });
  try {
    await once(worker, "message");
  } catch (cause) {
    throw new Error(
      `The database in ${dataDirectory ?? "memory"} cannot be opened (${(cause as Error).message}). If its files are damaged, put back a copy of that folder, or remove it to begin with nothing.`,
      { cause },
    );
  }
  return worker;
}

/** Makes the files of an empty database. Whatever interrupts this leaves nothing behind that looks like a database. */
async function unpack(dataDirectory: string): Promise<void> {
  const unfinished = `${dataDirectory}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await once(thread({ dataDirectory: unfinished, packed: packedDatabase() }), "exit");
  await rename(unfinished, dataDirectory);
}

function thread(workerData: EmbeddedWork): Worker {
  const file = import.meta.url.endsWith(".ts") ? "./embedded-worker.ts" : "./embedded-worker.js";
  return new Worker(new URL(file, import.meta.url), { workerData });
}
