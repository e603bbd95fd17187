import { redocly } from "./redocly-cli.ts";

/** Something the command line refuses at one place of a document. */
export interface LintError {
  rule: string;
  pointer: string;
  message: string;
}

interface LintReport {
  problems: { ruleId: string; severity: string; message: string; location: { pointer: string }[] }[];
}

/**
 * Lints `fixtures/<folder>/<name>.yaml` with the project's own configuration, all in one run of the command line.
 *
 * @returns for each name in order, every error found; warnings are no errors and stay out
 */
export async function lintFixtures(folder: string, names: readonly string[]): Promise<LintError[][]> {
  const files = names.map((name) => `rules/fixtures/${folder}/${name}.yaml`);
  const output = await redocly(["lint", ...files, "--format=json", "--max-problems=1000"]);
  return reportsIn(output).map((report) =>
    report.problems
      .filter(({ severity }) => severity === "error")
      .map(({ ruleId, message, location }) => ({ rule: ruleId, message, pointer: location[0]?.pointer ?? "" })),
  );
}

/** What one house rule has to say about its own two fixtures, `valid.yaml` and `broken.yaml`. */
export interface RuleVerdicts {
  valid: string[];
  /** Messages of the broken fixture by the pointer they are placed at. */
  broken: Record<string, string[]>;
}

/** Lints the two fixtures of a house rule and keeps what that rule says. */
export async function verdictsOf(rule: string): Promise<RuleVerdicts> {
  const [valid = [], broken = []] = (await lintFixtures(rule, ["valid", "broken"])).map((errors) =>
    errors.filter((error) => error.rule === `house/${rule}`),
  );
  const byPointer = Map.groupBy(broken, ({ pointer }) => pointer);
  return {
    valid: valid.map(({ pointer, message }) => `${pointer} ${message}`),
    broken: Object.fromEntries([...byPointer].map(([pointer, errors]) => [pointer, errors.map((e) => e.message)])),
  };
}

/** One report per file, written one after the other without a separator. */
function reportsIn(output: string): LintReport[] {
  return output
    .trim()
    .split(/(?<=^\})(?=\{)/m)
    .map((report) => JSON.parse(report));
}
