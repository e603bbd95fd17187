import { mkdir, writeFile } from "node:fs/promises";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";

/** Where each run leaves its figures and charts. */
export const resultsFolder: URL = new URL("../.results/", import.meta.url);

/** Where the figures and charts are kept that the documentation shows. */
export const savedFolder: URL = new URL("../../docs/benchmarks/", import.meta.url);

/**
 * Writes figures as JSON, and their charts beside them, where each run leaves them, and where they are kept when they are to be saved.
 * Says so on standard error.
 *
 * @param charts - by file name
 */
export async function writeFiles(
  name: string,
  figures: object,
  charts: Readonly<Record<string, string>>,
  { save }: { readonly save: boolean },
): Promise<void> {
  for (const folder of save ? [resultsFolder, savedFolder] : [resultsFolder]) {
    await mkdir(folder, { recursive: true });
    await writeFile(new URL(name, folder), `${JSON.stringify(figures, null, 2)}\n`);
    for (const [file, svg] of Object.entries(charts)) await writeFile(new URL(file, folder), svg);
    console.error(`Wrote figures and charts to ${relative(process.cwd(), fileURLToPath(folder))}`);
  }
}
