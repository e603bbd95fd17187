import { build } from "esbuild";

const source = (file: string): string => new URL(file, import.meta.url).pathname;

/** Writes the suite as a program for Node, Deno and Bun. The client is left to be found by them, as an application would. */
export async function writeProgram(outfile: string): Promise<void> {
  await build({
    entryPoints: [source("process-entry.ts")],
    outfile,
    bundle: true,
    packages: "external",
    format: "esm",
    target: "es2022",
  });
}

/**
 * A module and what it needs as a script for a page or a worker, which then have its exports in a global `suite`.
 *
 * @param file - path of the module. Default: the suite
 */
export async function browserScript(file: string = source("suite.ts")): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    write: false,
    bundle: true,
    platform: "browser",
    format: "iife",
    globalName: "suite",
    target: "es2022",
  });
  return outputFiles[0]?.text ?? "";
}
