import { markdownTable } from "../markdown-table.ts";
import { type Behaviour, expectedOf } from "./behaviour.ts";

/** What was observed of both clients, as a Markdown page: what differs in a table for each subject, what does not in a list. */
export function differences(generator: string, behaviours: Record<string, Behaviour[]>): string {
  const tables = Object.entries(behaviours).flatMap(([subject, rows]) => {
    const different = rows.filter(({ expected }) => typeof expected !== "string");
    return different.length > 0 ? [`## ${subject}`, table(different)] : [];
  });
  const alike = Object.values(behaviours)
    .flat()
    .filter(({ expected }) => typeof expected === "string")
    .map((row) => `- ${row.when}: ${expectedOf(row, "ours")}`);
  const page = [
    "# Our client beside a generated one",
    `What \`@recruiting-outreach/client\` does, and what a client does that \`redocly generate-client\` of ${generator} makes from the same
contract, with retries, timeout and lists switched on as far as it has options for them. Every cell was observed; the test that
observes it fails when it no longer holds.`,
    ...tables,
    "## Alike",
    alike.join("\n"),
  ];
  return `${page.join("\n\n")}\n`;
}

function table(rows: Behaviour[]): string {
  const cells = rows.map((row) => [row.when, expectedOf(row, "ours"), expectedOf(row, "generated")]);
  return markdownTable([["when", "ours", "generated"], ...cells]);
}
