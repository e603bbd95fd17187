import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";

/** A PostgreSQL that runs inside this process. */
export interface EmbeddedDatabase {
  /** Folder with the socket that it listens on, as PostgreSQL clients take it for a host. */
  readonly host: string;
  readonly port: number;
  stop(): Promise<void>;
}

const port = 5432;

/**
 * Starts the embedded database. Nothing is flushed to disk at each commit: after a loss of power the last moments may be missing.
 *
 * @param directory - where the data is kept; undefined keeps it in memory
 * @throws Error when another process uses the directory
 */
export async function startEmbeddedDatabase(directory?: string): Promise<EmbeddedDatabase> {
  const unlock = directory === undefined ? undefined : await lock(directory);
  // Only its owner may enter a folder made like this, and its path is short enough for a socket.
  const host = await mkdtemp(join(tmpdir(), "outreach-"));
  const file = import.meta.url.endsWith(".ts") ? "./embedded-worker.ts" : "./embedded-worker.js";
  const worker = new Worker(new URL(file, import.meta.url), {
    workerData: {
      dataDirectory: directory === undefined ? "" : join(directory, "postgres"),
      socketPath: join(host, `.s.PGSQL.${port}`),
    },
  });
  await once(worker, "message");
  return {
    host,
    port,
    async stop() {
      worker.postMessage("stop");
      await once(worker, "exit");
      await rm(host, { recursive: true, force: true });
      await unlock?.();
    },
  };
}

/** Two processes on one directory would lose each other's writes. */
async function lock(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, "service.pid");
  const holder = Number(await readFile(file, "utf8").catch(() => ""));
  if (holder && holder !== process.pid && isAlive(holder)) {
    throw new Error(`Process ${holder} uses ${directory} already. Stop it, or choose another DATA_DIRECTORY.`);
  }
  await rm(file, { force: true });
  await writeFile(file, `${process.pid}`, { flag: "wx" });
  return () => rm(file, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
