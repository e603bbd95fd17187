import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "./temporary-folder.ts";
import { readTestReport, removeTestReports } from "./test-report.ts";

async function leaveReport(folder: string): Promise<void> {
  const file = join(folder, ".results/vitest.json");
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, '{ "testResults": [] }');
}

test("a member's report is read from its folder", async () => {
  const member = await temporaryFolder();
  await leaveReport(member);
  expect(await readTestReport(member)).toEqual({ testResults: [] });
});

test("a member without a report has none", async () => {
  expect(await readTestReport(await temporaryFolder())).toBeUndefined();
});

test("reports of an earlier run are removed, wherever the member stands", async () => {
  const workspace = await temporaryFolder();
  const members = ["spec", "packages/mock", "tools/dev"].map((member) => join(workspace, member));
  await Promise.all(members.map(leaveReport));
  await removeTestReports(workspace);
  expect(await Promise.all(members.map(readTestReport))).toEqual([undefined, undefined, undefined]);
});

test("what installed packages bring along is left alone", async () => {
  const workspace = await temporaryFolder();
  const installed = join(workspace, "node_modules/some-package");
  await leaveReport(installed);
  await removeTestReports(workspace);
  expect(await readTestReport(installed)).toBeDefined();
});
