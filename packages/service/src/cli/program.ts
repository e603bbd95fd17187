import { styleText } from "node:util";
import { Command, CommanderError } from "commander";
import manifest from "../../package.json" with { type: "json" };
import { campaignsApply } from "./campaigns-apply.ts";
import { explain } from "./explain.ts";
import { keysCreate } from "./keys-create.ts";
import { keysList } from "./keys-list.ts";
import { keysRevoke } from "./keys-revoke.ts";
import { migrateCommand } from "./migrate.ts";
import { peopleImport } from "./people-import.ts";
import { sandboxCommand } from "./sandbox.ts";
import { serve } from "./serve.ts";
import { workgroupsCreate } from "./workgroups-create.ts";
import { workgroupsList } from "./workgroups-list.ts";

/** The command was understood and has failed, or was not understood. */
const exitCodes = { failed: 1, misused: 2 };

/**
 * Runs a command line.
 *
 * @returns the exit code: 0, 1 when the command failed, 2 when it was not understood
 */
export async function run(args: readonly string[]): Promise<number> {
  try {
    await program().parseAsync(args, { from: "user" });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodes.misused;
    const json = args.includes("--json");
    const text = explain(error);
    process.stderr.write(json ? `${JSON.stringify({ error: text })}\n` : `${text}\n`);
    return exitCodes.failed;
  }
}

function program(): Command {
  return new Command("recruiting-outreach-service")
    .description("Every operation of the recruiting-outreach API on a real database.")
    .version(manifest.version)
    .addCommand(sandboxCommand)
    .addCommand(serve)
    .addCommand(migrateCommand)
    .addCommand(group("workgroups", "make and show workgroups", [workgroupsCreate, workgroupsList]))
    .addCommand(group("keys", "make, show and end API keys", [keysCreate, keysList, keysRevoke]))
    .addCommand(group("campaigns", "make and change campaigns", [campaignsApply]))
    .addCommand(group("people", "fill the embedded directory of people", [peopleImport]))
    .addHelpText("after", "\nThe exit code is 0, 1 when a command fails, and 2 when it is not understood.")
    .configureHelp({ styleTitle })
    .exitOverride();
}

function group(name: string, description: string, commands: readonly Command[]): Command {
  const parent = new Command(name).description(description).configureHelp({ styleTitle }).exitOverride();
  for (const child of commands) parent.addCommand(child);
  return parent;
}

function styleTitle(title: string): string {
  return styleText("bold", title);
}
