import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { untilInterrupted } from "./interruption.ts";
import { root } from "./repository.ts";
import { readTestReport, removeTestReports, type TestReport } from "./test-report.ts";
import { runTurbo } from "./turbo.ts";
import { plannedTasks, readExitCodes, removeSummaries, type Task, type TaskResult } from "./turbo-tasks.ts";
import { judge } from "./verdict.ts";

const proof = ["run", "//#lint:code", "//#lint:boundaries", "lint", "drift", "typecheck", "test", "check"];
// Test runners bring threads of their own: one task per processor, or tests that measure time suffer.
const options = ["--continue=always", "--concurrency=100%", "--output-logs=hash-only", "--summarize"];

async function plan(signal: AbortSignal): Promise<Task[]> {
  const { code, output, stdout } = await runTurbo([...proof, "--dry=json"], { output: "capture", signal });
  if (code === 0) return plannedTasks(stdout);
  process.stdout.write(output);
  return [];
}

async function showOutput({ taskId, logFile }: Task): Promise<void> {
  const log = await readFile(join(root, logFile), "utf8").catch(() => "(no output)");
  const text = process.stdout.isTTY ? log : stripVTControlCharacters(log);
  process.stdout.write(`\n──── ${taskId} ────\n${text.trimEnd()}\n`);
}

async function readReports(tasks: Task[]): Promise<Map<string, TestReport>> {
  const reports = new Map<string, TestReport>();
  for (const { task, directory } of tasks) {
    const report = task === "test" ? await readTestReport(join(root, directory)) : undefined;
    if (report !== undefined) reports.set(directory, report);
  }
  return reports;
}

await removeTestReports(root);
await removeSummaries(root);
const signal = untilInterrupted();
const planned = await plan(signal);
const { code } =
  signal.aborted || planned.length === 0
    ? { code: 1 }
    : await runTurbo([...proof, ...options], { output: "show", signal });

const exitCodes = await readExitCodes(root);
const tasks: TaskResult[] = planned.map((task) => ({ ...task, exitCode: exitCodes.get(task.taskId) }));
for (const task of tasks) if (task.exitCode) await showOutput(task);

const { passed, failures } = judge({ exitCode: code, tasks, reports: await readReports(tasks) });
if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.map((line) => `  ${line}\n`).join("")}`);
process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`);
process.exitCode = failures.length === 0 ? 0 : 1;
