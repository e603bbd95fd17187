import { execFile } from "node:child_process";
import { access, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { temporaryFolder } from "../temporary-folder.ts";
import { writeProgram } from "./bundle.ts";
import type { Outcomes, Targets } from "./suite.ts";

/** A runtime that comes as an npm package and runs a program as a process. */
export interface Runtime {
  /** File of the executable, beginning with the name of its package. */
  readonly executable: string;
  /** What stands before the program on the command line. It is given no more than the program needs. */
  readonly flags: (targets: Targets) => string[];
  /** Name and beginning of the version that `process.versions` must tell. */
  readonly version: readonly [name: string, beginning: string];
}

export const runtimes: Readonly<Record<string, Runtime>> = {
  "Node 20": { executable: "node20/bin/node", flags: () => [], version: ["node", "20."] },
  "Node 24": { executable: "node/bin/node", flags: () => [], version: ["node", "24."] },
  Deno: {
    executable: "deno/deno",
    // The client is found in node_modules and nothing is fetched; `--no-npm` would close node_modules as well.
    flags: ({ apiUrl, difficultUrl }) => [
      ...["run", "--no-prompt", "--no-remote", "--node-modules-dir=manual", "--cached-only", "--no-lock"],
      `--allow-net=${new URL(apiUrl).host},${new URL(difficultUrl).host}`,
    ],
    version: ["deno", "2."],
  },
  Bun: { executable: "bun/bin/bun.exe", flags: () => ["run", "--no-install"], version: ["bun", "1."] },
};

/** What a process printed. */
export interface ProcessReport {
  versions: Record<string, string | undefined>;
  outcomes: Outcomes;
}

const packageFolder = fileURLToPath(new URL("../../", import.meta.url));
const timeout = 45_000;

/**
 * Runs the suite in a process of its own, with a home folder and an environment of its own.
 *
 * @throws Error that says what to do when the runtime cannot be started, or what it complained about
 */
export async function runInProcess({ executable, flags }: Runtime, targets: Targets): Promise<ProcessReport> {
  const file = join(packageFolder, "node_modules", executable);
  await access(file).catch(() => {
    throw new Error(`${file} is missing. Run "pnpm install", and see that allowBuilds lets the package set it up.`);
  });
  // Inside this package, so that the runtime finds the client among its dependencies.
  await mkdir(join(packageFolder, ".results"), { recursive: true });
  await using folder = await temporaryFolder(join(packageFolder, ".results/runtime-"));
  const program = join(folder.path, "program.js");
  await writeProgram(program);
  const environment = {
    HOME: folder.path,
    DENO_DIR: join(folder.path, "deno"),
    DENO_NO_UPDATE_CHECK: "1",
    NO_COLOR: "1",
  };
  const { stdout } = await promisify(execFile)(file, [...flags(targets), program, JSON.stringify(targets)], {
    cwd: folder.path,
    env: environment,
    timeout,
    killSignal: "SIGKILL",
  }).catch((error) => {
    throw new Error(
      `${file} ${error.killed ? `did not end within ${timeout} ms` : "failed"}: ${error.stderr || error}`,
    );
  });
  return JSON.parse(stdout);
}
