import { describe, expect, test } from "vitest";
import type { TestReport } from "./test-report.ts";
import type { TaskResult } from "./turbo-tasks.ts";
import { judge } from "./verdict.ts";

function task(name: string, exitCode?: number): TaskResult {
  return { taskId: `mock#${name}`, task: name, directory: "packages/mock", logFile: "", exitCode };
}

function report(...statuses: string[]): TestReport {
  const assertionResults = statuses.map((status, index) => ({ fullName: `rule ${index + 1}`, status }));
  const status = statuses.includes("failed") ? "failed" : "passed";
  return { testResults: [{ name: "/mock/front.test.ts", status, message: "", assertionResults }] };
}

function judgeTests(exitCode: number, found?: TestReport) {
  const reports = new Map(found && [["packages/mock", found]]);
  return judge({ exitCode, tasks: [task("test", exitCode)], reports });
}

describe("a check", () => {
  test("that succeeds counts as one passed", () => {
    expect(judge({ exitCode: 0, tasks: [task("lint", 0)], reports: new Map() })).toEqual({ passed: 1, failures: [] });
  });

  test("that fails counts as one failed", () => {
    expect(judge({ exitCode: 2, tasks: [task("lint", 2)], reports: new Map() })).toEqual({
      passed: 0,
      failures: ["mock#lint: ended with exit code 2"],
    });
  });

  test("that never ran counts as failed", () => {
    expect(judge({ exitCode: 1, tasks: [task("lint")], reports: new Map() }).failures).toEqual([
      "mock#lint: did not run to its end",
    ]);
  });
});

describe("the tests of a member", () => {
  test("count one by one", () => {
    expect(judgeTests(0, report("passed", "passed"))).toEqual({ passed: 2, failures: [] });
  });

  test("that fail are named by file and rule", () => {
    expect(judgeTests(1, report("passed", "failed"))).toEqual({
      passed: 1,
      failures: ["mock#test: front.test.ts › rule 2"],
    });
  });

  test("that were skipped count neither way", () => {
    expect(judgeTests(0, report("passed", "pending"))).toEqual({ passed: 1, failures: [] });
  });

  test("count as failed when a file could not be loaded", () => {
    const broken = {
      name: "/mock/front.test.ts",
      status: "failed",
      message: "SyntaxError\n  at …",
      assertionResults: [],
    };
    expect(judgeTests(1, { testResults: [broken] }).failures).toEqual(["mock#test: front.test.ts: SyntaxError"]);
  });

  test("count as failed without a report, even when the task succeeded", () => {
    expect(judgeTests(0).failures).toEqual(["mock#test: ended with exit code 0 and left no test report"]);
  });

  test("count as failed when they never ran", () => {
    expect(judge({ exitCode: 0, tasks: [task("test")], reports: new Map() }).failures).toEqual([
      "mock#test: did not run to its end and left no test report",
    ]);
  });

  test("count as failed when the task failed although every test passed", () => {
    expect(judgeTests(1, report("passed"))).toEqual({
      passed: 1,
      failures: ["mock#test: without a failed test it ended with exit code 1"],
    });
  });
});

describe("turbo itself", () => {
  test("counts as failed when it found no task", () => {
    expect(judge({ exitCode: 1, tasks: [], reports: new Map() }).failures).toEqual(["turbo: found no task to run"]);
  });

  test("counts as failed when it fails although every task succeeded", () => {
    expect(judge({ exitCode: 1, tasks: [task("lint", 0)], reports: new Map() })).toEqual({
      passed: 1,
      failures: ["turbo: exit code 1"],
    });
  });

  test("is not counted on top of the tasks that failed", () => {
    expect(judge({ exitCode: 1, tasks: [task("lint", 1)], reports: new Map() }).failures).toHaveLength(1);
  });
});
