import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { startMockServer } from "@recruiting-outreach/mock";
import type { Page } from "puppeteer-core";
import { afterAll, describe, expect, it } from "vitest";
import { startChromium } from "../runtimes/chromium.ts";

const mock = await startMockServer({ scenarios: ["credits"] });
afterAll(() => mock.close());
const { origin } = new URL(mock.url);

const chromium = await startChromium();
afterAll(() => chromium[Symbol.asyncDispose]());

async function openPage(): Promise<{ page: Page; asked: string[]; faults: unknown[] }> {
  const page = await chromium.browser.newPage();
  const asked: string[] = [];
  const faults: unknown[] = [];
  page.on("request", (request) => asked.push(request.url()));
  page.on("pageerror", (error) => faults.push(error));
  page.on("console", (message) => faults.push(message.text()));
  await page.goto(`${origin}/__mock/`);
  return { page, asked, faults };
}

const ask = (path: string): Promise<Response> => fetch(`${mock.url}${path}`, { headers: { "x-api-key": "any" } });
const firstEntry = (page: Page): Promise<string> => page.$eval("#requests li", ({ textContent }) => textContent ?? "");

describe("the control page in a browser", { timeout: 60_000 }, () => {
  it("shows requests as they come, with the reason and a line to repeat them", async () => {
    const { page } = await openPage();
    await ask("/contacts/tags?name=back");
    await page.waitForFunction("document.querySelector('#requests li')?.textContent.includes('/contacts/tags?name')");
    const entry = await firstEntry(page);
    expect(entry).toContain("200 GET /api/openapi/v1/contacts/tags?name");
    expect(entry).toContain("listContactTags: example backTags");
    expect(entry).toContain(`curl '${mock.url}/contacts/tags?name=VALUE' -H 'x-api-key: YOUR_KEY'`);
  });

  it("switches scenarios", async () => {
    const { page } = await openPage();
    await Promise.all([
      page.waitForResponse((response) => response.request().method() === "PUT"),
      page.click('input[name="cursors"]'),
    ]);
    expect(await (await ask("/contacts?limit=2")).json()).toMatchObject({ limit: 2 });
    await page.reload();
    const on = await page.$$eval("#scenarios input:checked", (inputs) =>
      inputs.map((input) => input.getAttribute("name")),
    );
    expect(on).toEqual(["credits", "cursors"]);
  });

  it("says that state was reset, and empties the list", async () => {
    const { page } = await openPage();
    await ask("/contacts");
    await page.click("#reset");
    await page.waitForFunction("document.getElementById('message').textContent === 'All state is forgotten.'");
    await page.click("#clear");
    await page.waitForFunction("document.querySelectorAll('#requests li').length === 0");
    expect(mock.requests()).toEqual([]);
  });

  it("asks nobody but the mock, and meets no fault of its own policy", async () => {
    const { page, asked, faults } = await openPage();
    await ask("/contacts");
    await page.waitForSelector("#requests li");
    expect(asked.filter((url) => !url.startsWith(`${origin}/__mock/`) && !url.startsWith("data:"))).toEqual([]);
    expect(faults).toEqual([]);
  });

  it("shows markup in a path as text", async () => {
    const { page, faults } = await openPage();
    const socket = connect(mock.port, "127.0.0.1");
    socket.write("GET /<img/src=x/onerror=alert(1)> HTTP/1.1\r\nhost: mock\r\nconnection: close\r\n\r\n");
    await text(socket);
    await page.waitForFunction("document.querySelector('#requests li')?.textContent.includes('<img/src=x')");
    expect(await page.$$("#requests img")).toEqual([]);
    expect(faults).toEqual([]);
  });
});
