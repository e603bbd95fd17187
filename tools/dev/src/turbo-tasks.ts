import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

/** One task of a turbo run. */
export interface Task {
  /** As in "@recruiting-outreach/mock#test". */
  taskId: string;
  /** The script's name. */
  task: string;
  /** Folder of the member, from the root of the workspace. */
  directory: string;
  /** File that keeps the task's output, from the root of the workspace. */
  logFile: string;
}

export interface TaskResult extends Task {
  /** Undefined when the task did not run to its end. */
  exitCode: number | undefined;
}

function folderOf(workspace: string): string {
  return join(workspace, ".turbo/runs");
}

/** The tasks that a run would consist of, from what turbo prints for `--dry=json`. */
export function plannedTasks(dryRun: string): Task[] {
  const { tasks }: { tasks: (Task & { command: string })[] } = JSON.parse(dryRun);
  return tasks.filter(({ command }) => command !== "<NONEXISTENT>");
}

/** Removes the summaries of earlier runs. */
export async function removeSummaries(workspace: string): Promise<void> {
  await rm(folderOf(workspace), { recursive: true, force: true });
}

/** The exit code of each task that ended, by taskId, in the one run since the summaries were removed. */
export async function readExitCodes(workspace: string): Promise<Map<string, number>> {
  const [file] = await readdir(folderOf(workspace)).catch(() => []);
  if (file === undefined) return new Map();
  const summary: { tasks: { taskId: string; execution: { exitCode: number } }[] } = JSON.parse(
    await readFile(join(folderOf(workspace), file), "utf8"),
  );
  return new Map(summary.tasks.map(({ taskId, execution }) => [taskId, execution.exitCode]));
}
