import { type OperationPage, operationStatusDescriptions } from "@recruiting-outreach/contract";
import { describe, expect, test } from "vitest";
import { json } from "../testing/requests.ts";
import { Caller, HandClock, scenarioMock } from "../testing/scenarios.ts";

const clock = new HandClock();
const mock = await scenarioMock(["job-group"], clock);
const campaign = "/campaigns/66e0ca4a5a7b3c0012ca0001/contacts";
const everyStatus = Object.keys(operationStatusDescriptions)
  .map((status) => `status=${status}`)
  .join("&");

async function assign(caller: Caller, ...contactIds: string[]): Promise<string> {
  const { status, body } = await caller.ask("assignContactsToCampaign", campaign, json({ contactIds }));
  expect(status).toBe(202);
  return (body as { jobGroupId: string }).jobGroupId;
}

async function poll(caller: Caller, jobGroupId: string, query: string = everyStatus): Promise<OperationPage> {
  const { status, body } = await caller.ask("listOperations", `/operations?jobGroupId=${jobGroupId}&${query}`);
  expect(status).toBe(200);
  return body as OperationPage;
}

const statusesOf = ({ items }: OperationPage): unknown[] => items.map(({ status }) => status);

describe("an assignment in the job-group scenario", () => {
  test("names the contacts that were queued, each once", async () => {
    const { body } = await new Caller(mock).ask(
      "assignContactsToCampaign",
      campaign,
      json({ contactIds: ["one", "two", "one"] }),
    );
    expect(body).toMatchObject({ accepted: true, contactIds: ["one", "two"], queuedStagePositionCode: "S1" });
  });

  test("does not queue a contact again that is in the campaign already", async () => {
    const caller = new Caller(mock);
    await assign(caller, "one");
    const contactIds = ["one", "two"];
    const { body } = await caller.ask("assignContactsToCampaign", campaign, json({ contactIds }));
    expect(body).toMatchObject({ contactIds: ["two"] });
  });
});

describe("the operations of a job group", () => {
  test("are not there on the first poll", async () => {
    const caller = new Caller(mock);
    const group = await assign(caller, "one");
    expect(await poll(caller, group)).toEqual({ items: [], page: 1, limit: 25, count: 0, total: 0 });
    expect((await poll(caller, group)).total).toBeGreaterThan(0);
  });

  test("are one for each contact and stage of the campaign", async () => {
    const caller = new Caller(mock);
    const group = await assign(caller, "one", "two");
    await poll(caller, group);
    const { items, total } = await poll(caller, group);
    expect(total).toBe(6);
    expect(new Set(items.map(({ contactId, codename }) => `${contactId} ${codename}`)).size).toBe(6);
    expect(items[0]).toMatchObject({ jobGroupId: group, queue: "social", contactId: "one" });
  });

  test("go one status further with each poll", async () => {
    const caller = new Caller(mock);
    const group = await assign(caller, "one");
    await poll(caller, group);
    const seen: unknown[] = [];
    for (let polls = 0; polls < 4; polls += 1) seen.push(statusesOf(await poll(caller, group))[0]);
    expect(seen).toEqual(["PENDING_HYDRATION", "COMPILING_SMART_FIELDS", "SYNCHRONIZING", "pending"]);
  });

  test("come to rest in every way there is", async () => {
    const caller = new Caller(mock);
    const group = await assign(caller, "a", "b", "c", "d", "e", "f");
    for (let polls = 0; polls < 20; polls += 1) await poll(caller, group);
    const ends = new Set(statusesOf(await poll(caller, group)));
    expect([...ends].sort()).toEqual(["DISABLED", "UPSELL", "blocked", "fail", "paused", "success"]);
  });

  test("are listed only while pending when no status is named", async () => {
    const caller = new Caller(mock);
    const group = await assign(caller, "one");
    for (let polls = 0; polls < 20; polls += 1) {
      const page = await poll(caller, group, "");
      expect(statusesOf(page).filter((status) => status !== "pending")).toEqual([]);
    }
    expect(await poll(caller, group, "")).toMatchObject({ items: [], total: 0 });
    expect((await poll(caller, group)).total).toBe(3);
  });

  test("are filtered by queue, codename and contact", async () => {
    const caller = new Caller(mock);
    const group = await assign(caller, "one", "two");
    await poll(caller, group);
    for (const [filter, total] of [
      ["queue=sms", 2],
      ["codename=send-email&codename=send-sms", 4],
      ["contactId=66f1c0de5a7b3c0012ab0001", 0],
      ["userSocialUrl=https://social.example/in/nobody", 0],
    ] as const) {
      expect((await poll(caller, group, `${everyStatus}&${filter}`)).total).toBe(total);
    }
  });

  test("are paged without going further, with an exact total", async () => {
    const caller = new Caller(mock);
    const group = await assign(caller, ...Array.from({ length: 10 }, (_, index) => `contact-${index}`));
    await poll(caller, group);
    const first = await poll(caller, group, `${everyStatus}&limit=20`);
    const second = await poll(caller, group, `${everyStatus}&limit=20&page=2`);
    expect([first.count, second.count, first.total, second.total]).toEqual([20, 10, 30, 30]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(30);
    expect(second.items.at(-3)?.status).toBe("COMPILING_SMART_FIELDS");
    expect((await poll(caller, group, `${everyStatus}&limit=20&page=3`)).items).toEqual([]);
  });

  test("tell when they last changed", async () => {
    const caller = new Caller(mock);
    const group = await assign(caller, "one");
    await poll(caller, group);
    clock.advance(60);
    const now = new Date(clock.now()).toISOString();
    expect((await poll(caller, group)).items[0]).toMatchObject({ updatedAt: now });
  });

  test("are those of all groups when none is named", async () => {
    const caller = new Caller(mock);
    await assign(caller, "one");
    await assign(caller, "two");
    await caller.ask("listOperations", `/operations?${everyStatus}`);
    const { body } = await caller.ask("listOperations", `/operations?${everyStatus}`);
    expect(body).toMatchObject({ total: 6 });
  });

  test("are seen by nobody else", async () => {
    const [one, other] = [new Caller(mock), new Caller(mock)];
    const group = await assign(one, "one");
    await poll(one, group);
    expect((await poll(other, group)).total).toBe(0);
    expect((await poll(other, group)).total).toBe(0);
    expect((await poll(one, group)).total).toBe(3);
  });
});
