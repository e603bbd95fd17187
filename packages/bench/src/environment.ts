import { readFile } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import { cpus, release, type } from "node:os";

/** What the numbers depend on. */
export interface Environment {
  machine: string;
  node: string;
  /** Names with versions. */
  packages: string[];
}

/** Describes the machine, Node.js and these packages. */
export async function environment(packages: readonly string[]): Promise<Environment> {
  const processors = cpus();
  return {
    machine: `${processors.length} × ${processors[0]?.model ?? "unknown processor"}, ${type()} ${release()}`,
    node: `Node.js ${process.version}`,
    packages: await Promise.all(packages.map(async (name) => `${name} ${await version(name)}`)),
  };
}

async function version(name: string): Promise<string> {
  const file = findPackageJSON(name, import.meta.url);
  if (file === undefined) throw new Error(`${name} is not installed; run pnpm install`);
  return JSON.parse(await readFile(file, "utf8")).version;
}
