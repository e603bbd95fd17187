import { describe, expect, it } from "vitest";
import { targetUrl } from "../target.ts";
import { startDifficultServer } from "./difficult-server.ts";
import { type ProcessReport, runInProcess, runtimes } from "./processes.ts";
import { checks } from "./suite.ts";

const timeout = 60_000;

describe.for(Object.entries(runtimes))("runs under %s", ([, runtime]) => {
  let running: Promise<ProcessReport> | undefined;

  /** One process answers for all the checks. */
  function report(): Promise<ProcessReport> {
    running ??= (async () => {
      await using difficult = await startDifficultServer(targetUrl);
      return await runInProcess(runtime, { apiUrl: targetUrl, difficultUrl: difficult.origin });
    })();
    return running;
  }

  it("in the version that is meant", { timeout }, async () => {
    const [name, beginning] = runtime.version;
    expect((await report()).versions[name]).toMatch(new RegExp(`^${beginning.replace(".", "\\.")}`));
  });

  it.for(Object.keys(checks))("%s", { timeout }, async (check) => {
    expect((await report()).outcomes[check]).toBe("passed");
  });
});

describe("a runtime that is not there", () => {
  it("fails with what to do", async () => {
    const missing = { executable: "nowhere/bin/nowhere", flags: () => [], version: ["node", "1."] } as const;
    await expect(runInProcess(missing, { apiUrl: targetUrl, difficultUrl: targetUrl })).rejects.toThrow(
      /nowhere.* is missing\. Run "pnpm install"/,
    );
  });
});
