import { markdownTable } from "../markdown-table.ts";
import { asExpected } from "./verdict.ts";

/** What was observed of one kind of request: for each target how often which verdict came. */
export interface Row {
  readonly kind: string;
  readonly requests: number;
  readonly verdicts: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Why targets differ, by kind of request. */
export type Reasons = Readonly<Record<string, string>>;

/** Whether some target does not answer as expected. */
export function differs({ verdicts }: Row): boolean {
  return Object.values(verdicts).some((counts) => Object.keys(counts).some((verdict) => verdict !== asExpected));
}

/** The observations as a Markdown page: what differs in a table, with the reason, and what does not in a list. */
export function differencesPage(targets: readonly string[], rows: readonly Row[], reasons: Reasons): string {
  const different = rows
    .filter(differs)
    .map(({ kind, requests, verdicts }) => [
      kind,
      `${requests}`,
      ...targets.map((target) => cell(verdicts[target] ?? {})),
      reasons[kind] ?? "",
    ]);
  const alike = rows.filter((row) => !differs(row)).map(({ kind, requests }) => `- ${kind} (${requests})`);
  const page = [
    "# Stock Prism, the mock server and the handlers of MSW",
    `The same requests, sent to \`prism mock\` as it comes, to the mock server, and to the handlers for MSW: the status cases and the broken
requests of this suite as they are, and some that stand outside of the contract. Every cell was observed; the test that
observes it fails when it no longer holds.`,
    markdownTable([["request", "how many", ...targets, "why"], ...different]),
    "## All as expected",
    alike.join("\n"),
  ];
  return `${page.join("\n\n")}\n`;
}

function cell(counts: Readonly<Record<string, number>>): string {
  const entries = Object.entries(counts).toSorted(([, one], [, other]) => other - one);
  return entries.length === 1
    ? (entries[0]?.[0] ?? "")
    : entries.map(([text, count]) => `${count} × ${text}`).join("; ");
}
