import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Keeps other processes off a folder: two databases on one folder would lose each other's writes. The lock of a process that has ended without
 * tidying up is taken over.
 *
 * @param pid - default: that of this process
 * @returns gives the folder free
 * @throws Error when another process has it
 */
export async function lockFolder(directory: string, pid: number = process.pid): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, "service.pid");
  const own = `${file}.${pid}`;
  await writeFile(own, `${pid}`);
  try {
    while (!(await succeeds(link(own, file), "EEXIST"))) await removeStale(file, directory, pid);
  } finally {
    await rm(own, { force: true });
  }
  return () => rm(file, { force: true });
}

/** Takes away the lock of a process that is no more; of several that do so at once, one finds it and the others find it gone. */
async function removeStale(file: string, directory: string, pid: number): Promise<void> {
  const stale = `${file}.${pid}.stale`;
  await refuseIfAlive(file, directory, pid);
  if (!(await succeeds(rename(file, stale), "ENOENT"))) return;
  try {
    // Between the look and the taking away, another one may have put its own there.
    await refuseIfAlive(stale, directory, pid).catch(async (error) => {
      await succeeds(link(stale, file), "EEXIST");
      throw error;
    });
  } finally {
    await rm(stale, { force: true });
  }
}

async function refuseIfAlive(file: string, directory: string, pid: number): Promise<void> {
  const holder = Number(await readFile(file, "utf8").catch(() => ""));
  // In a container, the process before had the same number.
  if (!holder || holder === pid || !isAlive(holder)) return;
  throw new Error(
    `Process ${holder} uses ${directory} already. Stop it, or choose another DATA_DIRECTORY (of a sandbox: --folder).`,
  );
}

/** False when the attempt fails for the one reason that is expected. */
async function succeeds(attempt: Promise<void>, expected: string): Promise<boolean> {
  return attempt.then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== expected) throw error;
      return false;
    },
  );
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
