import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { targetKey, targetUrl } from "../target.ts";

const run = promisify(execFile);
const packageFolder = fileURLToPath(new URL("../../", import.meta.url));
const environment = { ...process.env, OUTREACH_URL: targetUrl, OUTREACH_API_KEY: targetKey };

/** A folder inside this package, so that snippets find what this package depends on. Removed when the scope ends. */
export interface Workshop extends AsyncDisposable {
  folder: string;
}

export async function workshop(): Promise<Workshop> {
  await mkdir(join(packageFolder, ".results"), { recursive: true });
  const folder = await mkdtemp(join(packageFolder, ".results/snippets-"));
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

/** Type-checks TypeScript snippets by file name, all at once. Rejects with what the compiler says. */
export async function typeCheck(snippets: Record<string, string>): Promise<void> {
  await using shop = await workshop();
  for (const [name, code] of Object.entries(snippets)) await writeFile(join(shop.folder, name), code);
  await writeFile(
    join(shop.folder, "tsconfig.json"),
    JSON.stringify({
      extends: "@recruiting-outreach/tsconfig/base.json",
      compilerOptions: { types: ["node"], lib: ["es2024", "dom"], isolatedDeclarations: false },
      include: ["."],
    }),
  );
  await run(join(packageFolder, "node_modules/.bin/tsc"), ["--project", shop.folder]).catch((error) => {
    throw new Error(error.stdout || error.message);
  });
}

/** Runs a TypeScript snippet in a process of its own and gives what it printed. Rejects when it fails or complains. */
export async function runTypeScript(code: string): Promise<string> {
  await using shop = await workshop();
  await writeFile(join(shop.folder, "snippet.ts"), code);
  const { stdout, stderr } = await run(process.execPath, ["snippet.ts"], { cwd: shop.folder, env: environment });
  if (stderr) throw new Error(stderr);
  return stdout;
}

/** Runs a shell snippet whose only command is curl, and gives what it printed. Rejects when the answer is no success. */
export async function runShell(code: string): Promise<string> {
  await using shop = await workshop();
  const curl = join(shop.folder, "curl");
  await writeFile(
    curl,
    `#!/bin/sh\nexec "${process.execPath}" "${join(packageFolder, "src/snippets/curl.ts")}" "$@"\n`,
  );
  await chmod(curl, 0o755);
  await writeFile(join(shop.folder, "priya-raman.pdf"), "%PDF-1.7");
  const { stdout } = await run("sh", ["-e", "-c", code], {
    cwd: shop.folder,
    env: { ...environment, PATH: `${shop.folder}${delimiter}${process.env["PATH"]}` },
  });
  return stdout;
}
