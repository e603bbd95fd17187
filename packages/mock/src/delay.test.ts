import { once } from "node:events";
import { get } from "node:http";
import { describe, expect, test } from "vitest";
import { delaysWithin, pause } from "./delay.ts";
import { type Exchange, startMockServer } from "./index.ts";
import { ask, preferring, sharedMock } from "./testing/requests.ts";

const mock = await sharedMock();

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

describe("a preferred delay", () => {
  test.for([
    ["/contacts", "delay=120"],
    ["/contacts?__delay=120", ""],
    ["/contacts/c1", "code=404, delay=120"],
    ["/contacts?limit=0", "delay=120"],
    ["/nowhere", "delay=120"],
  ] as const)("holds the answer to %s back: %j", async ([path, preference]) => {
    expect(await millisecondsOf(() => ask(mock, path, preferring(preference)))).toBeGreaterThanOrEqual(119);
  });

  test("leaves other requests alone", async () => {
    const slow = ask(mock, "/contacts", preferring("delay=1000"));
    const first = await Promise.race([slow.then(() => "slow"), ask(mock, "/contacts").then(() => "quick")]);
    expect(first).toBe("quick");
    await slow;
  });

  test("ends when the client leaves", async () => {
    const { promise: ended, resolve } = Promise.withResolvers<Exchange>();
    await using own = await startMockServer({
      onExchange: (exchange) => {
        if (exchange.operationId === "listContacts") resolve(exchange);
      },
    });
    const request = get(`${own.url}/contacts?__delay=60000`, { headers: { "x-api-key": "k" } });
    request.on("error", () => undefined);
    await once(request, "finish");
    // Came after it, and was answered: so the mock has the first one, too.
    await ask(own, "/operations");
    request.destroy();
    expect((await ended).milliseconds).toBeLessThan(60_000);
  });

  test("ends when the server closes", async () => {
    const own = await startMockServer();
    const answer = ask(own, "/contacts", preferring("delay=60000")).catch((error: Error) => error);
    await ask(own, "/contacts");
    expect(await millisecondsOf(() => own.close())).toBeLessThan(5000);
    expect(await answer).toBeInstanceOf(Error);
  });
});

describe("a delay of all answers", () => {
  test("holds every answer back, but for preflights", async () => {
    await using own = await startMockServer({ delay: { from: 150, to: 150 } });
    expect(await millisecondsOf(() => ask(own, "/contacts"))).toBeGreaterThanOrEqual(149);
    expect(await millisecondsOf(() => ask(own, "/nowhere"))).toBeGreaterThanOrEqual(149);
    expect((await ask(own, "/contacts", { method: "OPTIONS" })).status).toBe(204);
  });

  test("gives way to the one that a request prefers", async () => {
    await using own = await startMockServer({ delay: { from: 60_000, to: 60_000 } });
    expect((await ask(own, "/contacts", preferring("delay=0"))).status).toBe(200);
  });

  test("lies in its range, and is the same for the same seed", () => {
    const series = (seed: string): number[] => Array.from({ length: 50 }, delaysWithin({ from: 100, to: 400 }, seed));
    expect(series("a")).toEqual(series("a"));
    expect(series("b")).not.toEqual(series("a"));
    expect(Math.min(...series("a"))).toBeGreaterThanOrEqual(100);
    expect(Math.max(...series("a"))).toBeLessThanOrEqual(400);
    expect(new Set(series("a")).size).toBeGreaterThan(20);
  });
});

describe("a pause", () => {
  test("does not begin when its signal has aborted", async () => {
    await pause(60_000, AbortSignal.abort());
  });

  test("ends when its signal aborts", async () => {
    const controller = new AbortController();
    const paused = pause(60_000, controller.signal);
    controller.abort();
    await paused;
  });
});
