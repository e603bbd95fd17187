import { describe, expect, it } from "vitest";
import { startChromium } from "../runtimes/chromium.ts";
import { checks } from "../runtimes/suite.ts";
import type { PageReport } from "./page.ts";
import { startSite } from "./site.ts";

const timeout = 90_000;
const progress = "tells how far an upload is";

interface Report extends PageReport {
  asked: readonly string[];
  strict: unknown;
}

let running: Promise<Report> | undefined;

/** One browser answers for all the tests of this file. */
function report(): Promise<Report> {
  running ??= (async () => {
    await using site = await startSite();
    await using chromium = await startChromium();
    const page = await chromium.browser.newPage();
    await page.goto(`${site.origin}/strict`);
    // What the debugger starts may run text as code; what comes after a wait is the page's own.
    const strict = await page.evaluate("new Promise((resolve) => setTimeout(resolve)).then(() => suite.tryHandlers())");
    await page.goto(site.origin);
    const seen = (await page.evaluate("suite.runOnHandlers()")) as PageReport;
    return { ...seen, asked: site.asked, strict };
  })();
  return running;
}

describe("the client on the handlers of MSW in a page of Chromium", () => {
  it.for(Object.keys(checks).filter((check) => check !== progress))("%s", { timeout }, async (check) => {
    expect((await report()).outcomes[check]).toBe("passed");
  });

  it("does not learn how far an upload is, which browsers do not tell when a service worker answers", {
    timeout,
  }, async () => {
    expect((await report()).outcomes[progress]).toMatch(/expected \d{6}, not 0/);
  });

  it("needs no server but the one that the page comes from", { timeout }, async () => {
    const { asked, requests } = await report();
    expect([...new Set(asked)].toSorted()).toEqual(["/", "/mockServiceWorker.js", "/page.js", "/strict"]);
    expect(requests.length).toBeGreaterThan(10);
  });
});

it("a page that may not run text as code is told what to allow", { timeout }, async () => {
  expect((await report()).strict).toMatch(/Content-Security-Policy of this page forbids. Allow 'unsafe-eval'/);
});
