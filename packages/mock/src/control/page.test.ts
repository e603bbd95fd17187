import { expect, test } from "vitest";
import { scenarioMock } from "../testing/scenarios.ts";

const mock = await scenarioMock(["cursors"]);
const address = new URL("/__mock/", mock.url);

async function load(): Promise<{ policy: string; html: string }> {
  const response = await fetch(address);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  return { policy: response.headers.get("content-security-policy") ?? "", html: await response.text() };
}

test("the control page names all scenarios, ticked as they are on, and all keys that need none", async () => {
  const { html } = await load();
  expect(html).toContain('<input type="checkbox" name="cursors" checked>');
  expect(html).toContain('<input type="checkbox" name="job-group">');
  expect(html).toContain("key_rate_limited");
});

test("the control page asks nobody but the mock", async () => {
  const { policy, html } = await load();
  expect(policy).toMatch(/^default-src 'none'; .*connect-src 'self'/);
  expect(html).not.toMatch(/https?:\/\//);
});

test("the control page runs no script but its own, under a nonce that is used once", async () => {
  const [one, other] = [await load(), await load()];
  const nonce = /script-src 'nonce-([^']+)'/.exec(one.policy)?.[1];
  expect(one.html).toContain(`<script nonce="${nonce}">`);
  expect(other.policy).not.toContain(nonce);
});
