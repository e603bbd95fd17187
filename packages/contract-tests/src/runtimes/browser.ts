import { readFile } from "node:fs/promises";
import type { Page, WebWorker } from "puppeteer-core";
import { browserScript } from "./bundle.ts";
import { type RunningChromium, startChromium } from "./chromium.ts";
import { type LocalServer, startLocalServer } from "./local-server.ts";
import type { Outcomes, Targets } from "./suite.ts";

/** What was seen of one run of Chromium. */
export interface BrowserReport {
  version: string;
  page: Outcomes;
  worker: Outcomes;
  /** What a page got that asked a server of another origin which does not allow it. */
  withoutCors: unknown;
  /** What a page got that tried to run a text as code. */
  textAsCode: unknown;
  /** Shared libraries that the browser has loaded. */
  libraries: string[];
  /** Where the browser was unpacked, and its process. */
  folder: string;
  pid: number;
}

/** Runs the suite in a page and in a worker of that page, served from another origin than the API. */
export async function runInChromium(targets: Targets): Promise<BrowserReport> {
  await using site = await startSite();
  await using reserved = await startLocalServer((_, response) => response.end("{}"));
  await using chromium = await startChromium();
  const page = await chromium.browser.newPage();
  await page.goto(site.origin);
  const suite = `suite.run(${JSON.stringify(targets)})`;
  const worker = await startWorker(page);
  return {
    version: await chromium.browser.version(),
    page: (await page.evaluate(suite)) as Outcomes,
    worker: (await worker.evaluate(`importScripts("/suite.js"); ${suite}`)) as Outcomes,
    withoutCors: await page.evaluate(`fetch("${reserved.origin}").then(() => "an answer", ({ name }) => name)`),
    // What the debugger starts may do so; what comes after a wait, as after each answer, is the page's own.
    textAsCode: await page.evaluate(
      `new Promise((resolve) => setTimeout(resolve)).then(() => Function("return 'run'")()).catch(({ name }) => name)`,
    ),
    ...(await processOf(chromium)),
  };
}

/** A site whose pages may evaluate no text as code, as a careful application would have it. */
async function startSite(): Promise<LocalServer> {
  const script = await browserScript();
  const files: Record<string, [type: string, text: string]> = {
    "/": ["text/html", '<!doctype html><script src="/suite.js"></script>'],
    "/suite.js": ["text/javascript", script],
    "/worker.js": ["text/javascript", ""],
  };
  return startLocalServer(({ url = "" }, response) => {
    const [type = "text/plain", text] = files[url] ?? [];
    const policy = "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src *";
    response.writeHead(text === undefined ? 404 : 200, { "content-type": type, "content-security-policy": policy });
    response.end(text);
  });
}

async function startWorker(page: Page): Promise<WebWorker> {
  const created = new Promise<WebWorker>((resolve) => page.once("workercreated", resolve));
  await page.evaluate('globalThis.worker = new Worker("/worker.js")');
  return created;
}

async function processOf({
  browser,
  folder,
}: RunningChromium): Promise<{ folder: string; pid: number; libraries: string[] }> {
  const pid = browser.process()?.pid ?? 0;
  const maps = await readFile(`/proc/${pid}/maps`, "utf8");
  const libraries = [...new Set(maps.match(/\/\S+\.so[.\d]*$/gm))];
  return { folder, pid, libraries };
}
