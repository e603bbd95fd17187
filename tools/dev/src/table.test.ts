import { expect, test } from "vitest";
import type { Server } from "./server.ts";
import { table } from "./table.ts";

function started(name: string, url: string, more: Partial<Server> = {}) {
  const running = { url, close: async () => {} };
  return { server: { name, variable: "", defaultPort: 0, start: async () => running, ...more }, running };
}

test("lists each server, what to try, and how to stop", () => {
  const mock = started("Mock", "http://mock", { sample: (url) => `curl ${url}/auth/validate` });
  const docs = started("Reference", "http://docs/");
  expect(table([mock, docs])).toBe(`  Mock       http://mock
  Reference  http://docs/
  Try        curl http://mock/auth/validate
  Stop       Ctrl-C
`);
});
