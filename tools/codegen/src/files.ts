import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Generated files by name. */
export type Files = ReadonlyMap<string, string>;

/** Says of each file in the folder that is missing, different or left over, which it is. Empty when nothing drifted. */
export async function driftOf(folder: string, files: Files): Promise<string[]> {
  const drift: string[] = [];
  for (const [name, content] of files) {
    const committed = await readFile(join(folder, name), "utf8").catch(() => undefined);
    if (committed === undefined) drift.push(`${name} is missing`);
    else if (committed !== content) drift.push(`${name} differs from line ${firstDifference(committed, content)} on`);
  }
  for (const name of await readdir(folder).catch(() => [])) {
    if (!files.has(name)) drift.push(`${name} is not generated and does not belong here`);
  }
  return drift;
}

/** Makes the folder hold exactly these files. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (!files.has(name)) await rm(join(folder, name), { recursive: true });
  }
  for (const [name, content] of files) await writeFile(join(folder, name), content);
}

function firstDifference(a: string, b: string): number {
  const left = a.split("\n");
  const right = b.split("\n");
  return left.findIndex((line, index) => line !== right[index]) + 1 || left.length + 1;
}
