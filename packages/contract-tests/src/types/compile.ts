import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { temporaryFolder } from "../temporary-folder.ts";

const packageFolder = fileURLToPath(new URL("../../", import.meta.url));

/** Compilers by name, each with the package it comes in. */
export const compilers = { "TypeScript 5.9": "typescript-5", "TypeScript 7": "typescript" } as const;

/** How an application may be set up that uses the client. */
export const applications = {
  "a bundled application for the browser": {
    module: "esnext",
    moduleResolution: "bundler",
    lib: ["es2022", "dom"],
    types: [],
  },
  "a program for Node": { module: "nodenext", moduleResolution: "nodenext", lib: ["es2022"], types: ["node"] },
} as const;

/**
 * Compiles source files, given by name, as the strictest application would that uses the client: declarations are looked through, too.
 *
 * @returns what the compiler says; nothing when all is well
 */
export async function compile(
  compiler: keyof typeof compilers,
  application: keyof typeof applications,
  sources: Record<string, string>,
): Promise<string> {
  // Inside this package, so that the compiler finds the client among its dependencies.
  await mkdir(join(packageFolder, ".results"), { recursive: true });
  await using folder = await temporaryFolder(join(packageFolder, ".results/types-"));
  for (const [name, source] of Object.entries(sources)) await writeFile(join(folder.path, name), source);
  await writeFile(
    join(folder.path, "tsconfig.json"),
    JSON.stringify({
      compilerOptions: {
        ...applications[application],
        target: "es2022",
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        skipLibCheck: false,
        noEmit: true,
      },
      files: Object.keys(sources),
    }),
  );
  const program = join(packageFolder, "node_modules", compilers[compiler], "bin/tsc");
  return await promisify(execFile)(process.execPath, [program, "--project", folder.path]).then(
    ({ stdout }) => stdout,
    ({ stdout, message }) => stdout || message,
  );
}
