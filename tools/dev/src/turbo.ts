import { join } from "node:path";
import { root } from "./repository.ts";
import { type CommandOptions, type CommandResult, runCommand } from "./run-command.ts";

/**
 * Runs turbo, without telemetry.
 *
 * @param options.cwd - root of the workspace to run it over; default: this one
 */
export function runTurbo(
  args: string[],
  options: Pick<CommandOptions, "output" | "signal"> & { cwd?: string },
): Promise<CommandResult> {
  const environment = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" };
  return runCommand(join(root, "node_modules/.bin/turbo"), args, { cwd: root, environment, ...options });
}
