import { glob, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

/** The part of Vitest's JSON report that the verdict needs. */
export interface TestReport {
  testResults: TestFile[];
}

export interface TestFile {
  /** Absolute path. */
  name: string;
  status: string;
  /** Why the file as a whole failed; empty otherwise. */
  message: string;
  assertionResults: { fullName: string; status: string }[];
}

const reportFile = ".results/vitest.json";

/** Removes every member's report, so that what is read afterwards belongs to this run or was restored for it. */
export async function removeTestReports(workspace: string): Promise<void> {
  const exclude = (name: string): boolean => name === "node_modules" || name === ".git";
  for await (const report of glob(`**/${reportFile}`, { cwd: workspace, exclude })) await rm(join(workspace, report));
}

/** The report of the member in `folder`; undefined when its tests left none. */
export async function readTestReport(folder: string): Promise<TestReport | undefined> {
  const text = await readFile(join(folder, reportFile), "utf8").catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}
