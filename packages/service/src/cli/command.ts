import { styleText } from "node:util";
import { Command } from "commander";

/** What a command has done. */
export interface Report {
  /** For programs. */
  readonly data: object;
  /** For people. */
  readonly text: string;
}

/** A command with `--json`, and with examples below its help. */
export function command(name: string, description: string, examples: readonly string[]): Command {
  return new Command(name)
    .description(description)
    .option("--json", "print JSON instead of text")
    .addHelpText(
      "after",
      `\nExamples:\n${examples.map((example) => `  $ recruiting-outreach-service ${example}`).join("\n")}`,
    )
    .configureHelp({ styleTitle: (title) => styleText("bold", title) })
    .exitOverride();
}

/** Runs the work of a command and prints what it reports. */
export function reporting<Args extends unknown[]>(
  work: (...args: Args) => Promise<Report>,
): (this: Command, ...args: Args) => Promise<void> {
  return async function (...args) {
    const { data, text } = await work(...args);
    process.stdout.write(`${this.optsWithGlobals()["json"] ? JSON.stringify(data) : text.trimEnd()}\n`);
  };
}
