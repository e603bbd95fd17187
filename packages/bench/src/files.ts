import { mkdir, writeFile } from "node:fs/promises";
import { charts } from "./charts.ts";
import type { Figures } from "./figures.ts";

/** Where each run leaves its figures and charts. */
export const resultsFolder: URL = new URL("../.results/", import.meta.url);

/** Where the figures and charts are kept that the documentation shows. */
export const savedFolder: URL = new URL("../../docs/benchmarks/", import.meta.url);

/** Writes the figures as `client.json`, and the charts beside them. */
export async function writeFiles(folder: URL, figures: Figures): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(new URL("client.json", folder), `${JSON.stringify(figures, null, 2)}\n`);
  for (const [name, svg] of Object.entries(charts(figures))) await writeFile(new URL(name, folder), svg);
}
