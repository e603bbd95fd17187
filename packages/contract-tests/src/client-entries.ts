import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

interface Manifest {
  name: string;
  exports: Record<string, unknown>;
  peerDependencies?: Record<string, string>;
}

const file = fileURLToPath(import.meta.resolve("@recruiting-outreach/client/package.json"));
const { name, exports, peerDependencies = {} } = JSON.parse(await readFile(file, "utf8")) as Manifest;

/** How the parts of the client are imported, as its package.json has them. */
export const clientEntries: readonly string[] = Object.keys(exports)
  .filter((path) => !path.endsWith(".json"))
  .map((path) => `${name}${path.slice(1)}`);

/** The one part that is for Node alone, and may say so. */
export const nodeEntry: string = `${name}/node`;

/** What the application brings along for some of the parts. */
export const peers: readonly string[] = Object.keys(peerDependencies);
