import { basename } from "node:path";
import type { TestFile, TestReport } from "./test-report.ts";
import type { TaskResult } from "./turbo-tasks.ts";

/** What a whole run proves. */
export interface Verdict {
  passed: number;
  /** One line for each failed test and check. */
  failures: string[];
}

export interface Run {
  /** Turbo's own exit code. */
  exitCode: number;
  /** Every task that was planned. */
  tasks: TaskResult[];
  /** Test reports by the directory of the member. */
  reports: Map<string, TestReport>;
}

function judgeFile({ name, status, message, assertionResults }: TestFile): Verdict {
  const failures = assertionResults
    .filter((test) => test.status === "failed")
    .map((test) => `${basename(name)} › ${test.fullName}`);
  if (status === "failed" && failures.length === 0) failures.push(`${basename(name)}: ${message.split("\n")[0]}`);
  return { passed: assertionResults.filter((test) => test.status === "passed").length, failures };
}

function total(parts: Verdict[]): Verdict {
  return {
    passed: parts.reduce((sum, part) => sum + part.passed, 0),
    failures: parts.flatMap((part) => part.failures),
  };
}

function endOf({ exitCode }: TaskResult): string {
  return exitCode === undefined ? "did not run to its end" : `ended with exit code ${exitCode}`;
}

function judgeTests(task: TaskResult, report: TestReport | undefined): Verdict {
  if (report === undefined) return { passed: 0, failures: [`${task.taskId}: ${endOf(task)} and left no test report`] };
  const { passed, failures } = total(report.testResults.map(judgeFile));
  if (task.exitCode !== 0 && failures.length === 0) failures.push(`without a failed test it ${endOf(task)}`);
  return { passed, failures: failures.map((failure) => `${task.taskId}: ${failure}`) };
}

function judgeCheck(task: TaskResult): Verdict {
  if (task.exitCode === 0) return { passed: 1, failures: [] };
  return { passed: 0, failures: [`${task.taskId}: ${endOf(task)}`] };
}

/** Adds up a run: each test of each report counts once, and so does every task that is not a member's tests. */
export function judge({ exitCode, tasks, reports }: Run): Verdict {
  const verdict = total(
    tasks.map((task) => (task.task === "test" ? judgeTests(task, reports.get(task.directory)) : judgeCheck(task))),
  );
  if (tasks.length === 0) verdict.failures.push("turbo: found no task to run");
  else if (exitCode !== 0 && verdict.failures.length === 0) verdict.failures.push(`turbo: exit code ${exitCode}`);
  return verdict;
}
