import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const cli = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
const specFolder = fileURLToPath(new URL("..", import.meta.url));

/**
 * Runs the Redocly command line with this folder's configuration, as a person would in `spec/`.
 *
 * @param args the command and its arguments, such as `["score", "openapi.yaml", "--format=json"]`
 * @returns what it wrote to standard output, whatever its exit code: a lint that finds problems exits with 1
 * @throws Error with the whole error output when it wrote nothing to standard output
 */
export async function redocly(args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [cli, ...args, "--config", "redocly.yaml"], {
    cwd: specFolder,
    env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", REDOCLY_TELEMETRY: "off", NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, errorOutput] = await Promise.all([child.stdout.toArray(), child.stderr.toArray()]);
  if (output.length === 0) throw new Error(`redocly ${args.join(" ")} wrote no answer:\n${errorOutput.join("")}`);
  return Buffer.concat(output).toString("utf8");
}
