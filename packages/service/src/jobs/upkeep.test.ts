import { expect, it } from "vitest";
import { startUpkeep } from "./upkeep.ts";

/** Runs it once. */
async function said(release: () => Promise<number>): Promise<string[]> {
  const lines: string[] = [];
  const log = {
    warn: (_: object, message: string) => void lines.push(`warning: ${message}`),
    error: (_: object, message: string) => void lines.push(`error: ${message}`),
  };
  await startUpkeep(release, log)();
  return lines;
}

it("releases at once what was left behind, and tells of it", async () => {
  expect(await said(async () => 2)).toEqual([
    "warning: reservations of credits were left behind, and have been released",
  ]);
});

it("says nothing when nothing was left behind", async () => {
  expect(await said(async () => 0)).toEqual([]);
});

it("outlives a failure, and tells of it", async () => {
  expect(await said(() => Promise.reject(new Error("the database is down")))).toEqual([
    "error: reservations of credits that were left behind could not be released",
  ]);
});
