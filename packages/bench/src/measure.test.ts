import { expect, test } from "vitest";
import { answer } from "./answer.ts";
import { clients } from "./clients.ts";
import { heyApiClient } from "./hey-api-client.ts";
import { measure, turns } from "./measure.ts";
import { redoclyClient } from "./redocly-client.ts";
import { startServer } from "./server-process.ts";

test("every client is timed for each call of each round", async () => {
  await using server = await startServer();
  const generated = { heyApi: await heyApiClient(), redocly: await redoclyClient() };
  const measured = new Map(clients(server.baseUrl, generated).map(({ name, call }) => [name, call]));

  const durations = await measure(measured, answer, { rounds: 1, calls: 2 });

  expect([...durations.keys()]).toEqual([...measured.keys()]);
  for (const rounds of durations.values()) expect(rounds).toEqual([[expect.any(Number), expect.any(Number)]]);
}, 60_000);

test("a client that does not give the expected answer is not measured", async () => {
  const wrong = new Map([["hasty", async () => undefined]]);

  await expect(measure(wrong, answer, { rounds: 1, calls: 1 })).rejects.toThrow(
    "hasty does not give the expected answer",
  );
});

test("each round is begun by another client", async () => {
  const turns: string[] = [];
  const clientNamed = (name: string) => [name, async () => void turns.push(name)] as const;

  await measure(new Map([clientNamed("a"), clientNamed("b")]), undefined, { rounds: 2, calls: 1 });

  expect(turns.slice(-4)).toEqual(["a", "b", "b", "a"]);
});

test("progress names round and client", async () => {
  const told: string[] = [];

  await measure(new Map([["a", async () => undefined]]), undefined, { rounds: 2, calls: 1 }, (text) => told.push(text));

  expect(told).toEqual(["warming up a", "round 1 of 2: a", "round 2 of 2: a"]);
});

test("turns go around in both directions", () => {
  expect([0, 1, 2, 3].map((round) => turns(["a", "b", "c"], round).join(""))).toEqual(["abc", "bac", "cab", "acb"]);
});

test("the answer is about 2 kB long", () => {
  expect(Math.round(JSON.stringify(answer).length / 1000)).toBe(2);
});
