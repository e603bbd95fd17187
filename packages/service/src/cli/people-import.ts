import type { Command } from "commander";
import { type ImportCount, importPeople, type Rejection } from "../people/import/import-people.ts";
import { command, type Report } from "./command.ts";
import { withDatabase } from "./with-database.ts";

/** Said at most; all others are in the JSON. */
const shownRejections = 20;

/** `people import`: fills the embedded directory that POST /people/search looks in. */
export const peopleImport: Command = command("import", "add people to the embedded directory that is searched", [
  "people import people.ndjson",
  "people import people.csv --json",
])
  .argument("<file>", "one person on each line as JSON (.ndjson, .jsonl), or a table (.csv)")
  .addHelpText(
    "after",
    `
A person has the writable fields of a contact, and may have id, company, jobFunction, jobLevel and connections.
A table names them in its first line, with a dot inside others, as in location.city and company.industry, and
has semicolons between entries, as in Go;PostgreSQL under skills. The exit code is 1 when a line was rejected.`,
  )
  .action(async function (this: Command, path: string) {
    const { data, text } = await report(path);
    process.stdout.write(`${this.opts()["json"] ? JSON.stringify(data) : text}\n`);
    if (data.rejected > 0) process.exitCode = 1;
  });

async function report(path: string): Promise<Report & { data: ImportCount }> {
  const showProgress = process.stderr.isTTY ? progress : undefined;
  const data = await withDatabase(({ database }) => importPeople(database.db, path, showProgress));
  if (showProgress) process.stderr.write("\n");
  const { read, added, known, rejected, rejections } = data;
  const summary = `${read} read, ${added} added, ${known} known already, ${rejected} rejected`;
  const lines = rejections.slice(0, shownRejections).map(described);
  const more = rejected > shownRejections ? [`… and ${rejected - shownRejections} more; --json lists up to 1000`] : [];
  return { data, text: [...lines, ...more, summary].join("\n") };
}

function progress({ read, added, rejected }: ImportCount): void {
  process.stderr.write(`\r${read} read, ${added} added, ${rejected} rejected`);
}

function described({ line, problems }: Rejection): string {
  return `line ${line}: ${problems.join("; ")}`;
}
