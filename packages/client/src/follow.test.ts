import { describe, expect, it } from "vitest";
import { failureOf, scriptedClient } from "./testing/scripted-client.ts";

const jobGroupId = "6740b0065a7b3c0012bb0001";
const operations = (...statuses: string[]) => ({
  body: {
    items: statuses.map((status, id) => ({ id: String(id), status })),
    ...{ page: 1, limit: 25, count: statuses.length, total: statuses.length },
  },
});

async function collect<T>(list: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of list) items.push(item);
  return items;
}

describe("followOperations", () => {
  it("asks for all fourteen statuses", async () => {
    const { client, requests } = scriptedClient([operations("success")]);
    await collect(client.followOperations(jobGroupId));
    expect(new URL(requests[0]?.url ?? "").searchParams.getAll("status")).toHaveLength(14);
  });

  it("does not take an empty list for the end", async () => {
    const { client } = scriptedClient([
      operations(),
      operations("pending"),
      operations("success"),
      operations("success"),
    ]);
    const states = await collect(client.followOperations(jobGroupId));
    expect(states.map(({ settled, total }) => [settled, total])).toEqual([
      [false, 0],
      [false, 1],
      [true, 1],
    ]);
  });

  it("does not take a list that has just grown for the end", async () => {
    const { client } = scriptedClient([
      operations("success"),
      operations("success", "fail"),
      operations("success", "fail"),
    ]);
    const states = await collect(client.followOperations(jobGroupId));
    expect(states.map(({ settled }) => settled)).toEqual([false, false, true]);
  });

  it("counts operations by the groups of the contract", async () => {
    const { client } = scriptedClient([
      operations("success", "THROTTLED", "blocked"),
      operations("success", "fail", "blocked"),
    ]);
    const states = await collect(client.followOperations(jobGroupId));
    expect(states.map(({ groups }) => groups)).toEqual([
      { final: 1, moving: 1, stuck: 1 },
      { final: 2, moving: 0, stuck: 1 },
    ]);
  });

  it("gives up after the deadline", async () => {
    const { client } = scriptedClient([operations("pending")]);
    const failure = await failureOf(collect(client.followOperations(jobGroupId, { deadline: 10_000 })));
    expect(failure).toMatchObject({ name: "TimeoutError", message: expect.stringContaining("10000 ms") });
  });

  it("ends with AbortedError when it is aborted between questions", async () => {
    const controller = new AbortController();
    const { client } = scriptedClient([operations("pending")]);
    const following = (async () => {
      for await (const _ of client.followOperations(jobGroupId, { signal: controller.signal })) controller.abort();
    })();
    expect(await failureOf(following)).toMatchObject({ name: "AbortedError" });
  });

  it("waits between questions for as long as it is told", async () => {
    const { client, clock } = scriptedClient([operations("pending"), operations("success")]);
    await collect(client.followOperations(jobGroupId, { interval: 700 }));
    expect(clock.sleeps).toEqual([700]);
  });
});

describe("followEnrichment", () => {
  it("asks until the report is no longer pending", async () => {
    const report = { contactId: "66f1c0de5a7b3c0012ab0001", reportId: "6742e0e05a7b3c0012e00001" };
    const { client } = scriptedClient([{ body: { status: "pending" } }, { body: { status: "enriched" } }]);
    const states = await collect(client.followEnrichment(report));
    expect(states.map(({ status }) => status)).toEqual(["pending", "enriched"]);
  });
});
