import { describe, expect, test } from "vitest";
import { type ScenarioSettings, startMockServer } from "../index.ts";
import { json } from "../testing/requests.ts";
import { Caller, scenarioMock } from "../testing/scenarios.ts";

const search = async (caller: Caller, limit: number): Promise<number> =>
  (await caller.ask("searchPeople", "/people/search", json({ limit }))).status;

const poor: ScenarioSettings = { use: ["credits"], numbers: { credits: { balance: 60 } } };

describe("scenarios", () => {
  test("are off unless switched on", async () => {
    const mock = await scenarioMock(undefined);
    const caller = new Caller(mock);
    for (let sent = 0; sent < 60; sent += 1) expect(await search(caller, 20)).toBe(200);
  });

  test("may be switched while the mock runs", async () => {
    const mock = await scenarioMock([]);
    const caller = new Caller(mock);
    mock.use(["cursors"]);
    expect((await caller.ask("listContacts", "/contacts?limit=7")).body).toMatchObject({ limit: 7 });
    mock.use([]);
    expect((await caller.ask("listContacts", "/contacts?limit=7")).body).toMatchObject({ limit: 25 });
  });

  test("keep their state while they stay on", async () => {
    const mock = await scenarioMock(poor);
    const caller = new Caller(mock);
    await search(caller, 3);
    mock.use(["cursors", "credits"]);
    expect(await search(caller, 3)).toBe(402);
  });

  test("begin anew when they are switched on again", async () => {
    const mock = await scenarioMock(poor);
    const caller = new Caller(mock);
    await search(caller, 3);
    mock.use([]);
    mock.use(["credits"]);
    expect(await search(caller, 3)).toBe(200);
  });

  test("forget one key when it is reset", async () => {
    const mock = await scenarioMock(poor);
    const [one, other] = [new Caller(mock), new Caller(mock)];
    await Promise.all([search(one, 3), search(other, 3)]);
    mock.reset(one.key);
    expect([await search(one, 3), await search(other, 3)]).toEqual([200, 402]);
  });

  test("forget all keys when everything is reset", async () => {
    const mock = await scenarioMock(poor);
    const [one, other] = [new Caller(mock), new Caller(mock)];
    await Promise.all([search(one, 3), search(other, 3)]);
    mock.reset();
    expect([await search(one, 3), await search(other, 3)]).toEqual([200, 200]);
  });

  test("work together: a search is paged and paid, whatever the order of the names", async () => {
    const mock = await scenarioMock({ use: ["cursors", "credits"], numbers: { credits: { balance: 100 } } });
    const caller = new Caller(mock);
    const { body } = await caller.ask("searchPeople", "/people/search", json({ limit: 3 }));
    const { nextCursor: cursor } = body as { nextCursor: string };
    expect((await caller.ask("searchPeople", "/people/search", json({ limit: 3, cursor }))).status).toBe(402);
  });

  test("give back what was reserved for a search with a bad cursor", async () => {
    const mock = await scenarioMock({ ...poor, use: ["cursors", "credits"] });
    const caller = new Caller(mock);
    const bad = json({ limit: 3, cursor: "bad" });
    expect((await caller.ask("searchPeople", "/people/search", bad)).status).toBe(400);
    expect(await search(caller, 3)).toBe(200);
  });

  test("answer a request that only asks for a delay", async () => {
    const mock = await scenarioMock(["cursors"]);
    const init = { headers: { prefer: "delay=1" } };
    expect((await new Caller(mock).ask("listContacts", "/contacts?limit=7", init)).body).toMatchObject({ limit: 7 });
  });

  test("of an unknown name are refused with those there are", async () => {
    const mock = await scenarioMock([]);
    expect(() => mock.use(["credit" as "credits"])).toThrow(
      'There is no scenario "credit". There are rate-limits, credits, cursors, job-group, enrichment.',
    );
  });

  test("do nothing to a document that has none of their operations", async () => {
    const paths = { "/health": { get: { responses: { 200: { description: "Up." } } } } };
    await using mock = await startMockServer({
      document: { openapi: "3.1.0", paths },
      scenarios: ["rate-limits", "credits", "cursors", "job-group", "enrichment"],
    });
    expect((await fetch(`${mock.url}/health`)).status).toBe(200);
  });
});

describe("settings are refused at the start, with the place of each fault", () => {
  test.for([
    [{ use: ["credit"] }, "use.0 must be one of rate-limits, credits, cursors, job-group, enrichment"],
    [{ numbers: { credits: { ballance: 3 } } }, "numbers.credits.ballance is not a known field"],
    [{ numbers: { credits: { balance: -1 } } }, "numbers.credits.balance must be >= 0"],
    [{ numbers: { enrichment: { polls: 1.5 } } }, "numbers.enrichment.polls must be integer"],
    [{ scenario: [] }, "scenario is not a known field"],
    [{ stubs: [{}] }, "stubs.0.operationId is required"],
  ] as const)("%j: %s", async ([settings, fault]) => {
    const scenarios = settings as unknown as ScenarioSettings;
    await expect(startMockServer({ scenarios, scenarioSource: "my.json" })).rejects.toThrow(
      `my.json cannot be used:\n  ${fault}`,
    );
  });
});
