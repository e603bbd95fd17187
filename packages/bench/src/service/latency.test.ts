import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { latencies } from "./latency.ts";

const asker = { key: "k", contactId: "c" };
const kinds = [
  { name: "city", requests: [1, 2].map((page) => ({ method: "GET" as const, path: `/contacts?page=${page}` })) },
];

async function answering(status: number): Promise<string> {
  const server = createServer((request, response) => {
    const items = request.url?.endsWith("page=1") ? [1, 2] : [];
    response.writeHead(status).end(JSON.stringify({ items }));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("each kind has its times, and how much was found", async () => {
  const [city] = await latencies(await answering(200), kinds, asker, () => {});
  expect(city).toMatchObject({ name: "city", items: 1 });
  expect(city?.p95).toBeGreaterThanOrEqual(city?.p50 ?? Number.NaN);
});

test("an answer that is no success is not measured", async () => {
  await expect(latencies(await answering(500), kinds, asker, () => {})).rejects.toThrow("GET /contacts?page=1: 500");
});
