import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "./temporary-folder.ts";
import { plannedTasks, readExitCodes, removeSummaries } from "./turbo-tasks.ts";

async function workspaceWithSummary(): Promise<string> {
  const workspace = await temporaryFolder();
  await mkdir(join(workspace, ".turbo/runs"), { recursive: true });
  const tasks = [
    { taskId: "spec#lint", execution: { exitCode: 0 } },
    { taskId: "spec#test", execution: { exitCode: 3 } },
  ];
  await writeFile(join(workspace, ".turbo/runs/3MO4vT.json"), JSON.stringify({ tasks }));
  return workspace;
}

test("a plan leaves out the members that do not have the script", () => {
  const lint = { taskId: "spec#lint", task: "lint", directory: "spec", logFile: "", command: "redocly lint" };
  const none = { ...lint, taskId: "mock#lint", command: "<NONEXISTENT>" };
  expect(plannedTasks(JSON.stringify({ tasks: [lint, none] }))).toEqual([lint]);
});

test("the exit code of each task is read from the summary of the run", async () => {
  expect(await readExitCodes(await workspaceWithSummary())).toEqual(
    new Map([
      ["spec#lint", 0],
      ["spec#test", 3],
    ]),
  );
});

test("a run that left no summary ended no task", async () => {
  expect(await readExitCodes(await temporaryFolder())).toEqual(new Map());
});

test("summaries of earlier runs can be removed", async () => {
  const workspace = await workspaceWithSummary();
  await removeSummaries(workspace);
  expect(await readExitCodes(workspace)).toEqual(new Map());
});
