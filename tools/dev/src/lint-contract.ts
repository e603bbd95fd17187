import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "./repository.ts";
import { runCommand } from "./run-command.ts";

const spec = join(root, "spec");

/**
 * What the house rules say against a contract, in the words of the linter; empty when they say nothing.
 *
 * @param file - the contract. Default: the one of this repository
 */
export async function lintContract(signal: AbortSignal, file: string = join(spec, "openapi.yaml")): Promise<string> {
  const redocly = createRequire(join(spec, "package.json")).resolve("@redocly/cli/bin/cli.js");
  const config = join(spec, "redocly.yaml");
  const { code, output } = await runCommand(
    process.execPath,
    [redocly, "lint", file, "--config", config, "--max-problems", "5"],
    {
      cwd: spec,
      environment: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
      output: "capture",
      signal,
    },
  );
  return code === 0 ? "" : output.trim();
}
