import { existsSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { targetUrl } from "../target.ts";
import { type BrowserReport, runInChromium } from "./browser.ts";
import { startDifficultServer } from "./difficult-server.ts";
import { checks } from "./suite.ts";

const timeout = 90_000;
let running: Promise<BrowserReport> | undefined;

/** One browser answers for all the tests of this file. */
function report(): Promise<BrowserReport> {
  running ??= (async () => {
    await using difficult = await startDifficultServer(targetUrl);
    return await runInChromium({ apiUrl: targetUrl, difficultUrl: difficult.origin });
  })();
  return running;
}

describe.each(["page", "worker"] as const)("runs in a %s of Chromium", (place) => {
  it.for(Object.keys(checks))("%s", { timeout }, async (check) => {
    expect((await report())[place][check]).toBe("passed");
  });
});

describe("the Chromium of the tests", () => {
  it("is the one that comes as a package", { timeout }, async () => {
    expect((await report()).version).toMatch(/^HeadlessChrome\/153\./);
  });

  it("keeps a page from reading what another origin does not allow", { timeout }, async () => {
    expect((await report()).withoutCors).toBe("TypeError");
  });

  it("keeps a page from running text as code", { timeout }, async () => {
    expect((await report()).textAsCode).toBe("EvalError");
  });

  it("takes from the machine no library but those of C", { timeout }, async () => {
    const { libraries, folder } = await report();
    const ofTheMachine = libraries
      .filter((file) => !file.startsWith(folder))
      .map((file) => basename(file).split(".")[0]);
    const ofC = ["ld-linux-x86-64", "libc", "libdl", "libgcc_s", "libm", "libpthread", "librt"];
    expect(ofTheMachine.filter((name) => !ofC.includes(name ?? ""))).toEqual([]);
    expect(libraries).toContain(`${folder}/al2023/lib/libnss3.so`);
  });

  it("ends with the tests and leaves no files behind", { timeout }, async () => {
    const { folder, pid } = await report();
    expect(existsSync(folder)).toBe(false);
    expect(() => process.kill(pid, 0)).toThrow(/ESRCH/);
  });
});
