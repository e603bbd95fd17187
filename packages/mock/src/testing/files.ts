import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder of files, which is removed when the scope ends. */
export interface TemporaryFiles extends AsyncDisposable {
  pathOf(name: string): string;
}

/** Writes files by their names. */
export async function temporaryFiles(files: Readonly<Record<string, string>>): Promise<TemporaryFiles> {
  const folder = await mkdtemp(join(tmpdir(), "mock-"));
  const pathOf = (name: string): string => join(folder, name);
  for (const [name, text] of Object.entries(files)) await writeFile(pathOf(name), text);
  return { pathOf, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}
