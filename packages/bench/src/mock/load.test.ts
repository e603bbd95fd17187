import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { load } from "./load.ts";
import type { MockProcess } from "./mock-process.ts";
import { valid } from "./requests.ts";

async function answering(status: number): Promise<Pick<MockProcess, "urlOf">> {
  const server = createServer((_request, response) => response.writeHead(status).end("{}")).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { urlOf: ({ path }) => `http://127.0.0.1:${port}${path}` };
}

test("a mock that answers 200 is measured", async () => {
  const { requestsPerSecond, p50, p99 } = await load(await answering(200), valid.search, 1);
  expect(requestsPerSecond).toBeGreaterThan(0);
  expect(p99).toBeGreaterThanOrEqual(p50);
});

test("a mock that answers anything else is not", async () => {
  await expect(load(await answering(500), valid.list, 1)).rejects.toThrow("/contacts?city=Lisbon");
});
