import { type Client, createClient, isOutreachError } from "@recruiting-outreach/client";
import { operationStatusDescriptions } from "@recruiting-outreach/contract";
import { type MockServer, type MockServerOptions, startMockServer } from "@recruiting-outreach/mock";
import { afterAll, describe, expect, it } from "vitest";

/** Client and mock go by the same clock, on which waiting takes no time. */
class QuickClock {
  #now = Date.parse("2026-11-20T10:00:00.000Z");

  now(): number {
    return this.#now;
  }

  async sleep(milliseconds: number): Promise<void> {
    this.#now += milliseconds;
  }
}

const clock = new QuickClock();

async function scenarioMock(scenarios: NonNullable<MockServerOptions["scenarios"]>): Promise<MockServer> {
  const mock = await startMockServer({ scenarios, clock });
  afterAll(() => mock.close());
  return mock;
}

function clientOf({ url }: MockServer, apiKey: string): Client {
  return createClient({ baseUrl: url, apiKey, clock });
}

async function collect<Entry>(entries: AsyncIterable<Entry>): Promise<Entry[]> {
  const collected: Entry[] = [];
  for await (const entry of entries) collected.push(entry);
  return collected;
}

const campaignId = "66e0ca4a5a7b3c0012ca0001";

describe("followOperations on the job-group scenario", async () => {
  const mock = await scenarioMock(["job-group"]);

  it("settles once every operation is final or stuck", async () => {
    const client = clientOf(mock, "follower");
    const contactIds = ["one", "two", "three", "four", "five", "six"];
    const { jobGroupId } = await client.assignContactsToCampaign({ campaignId, contactIds });
    const progress = await collect(client.followOperations(jobGroupId));
    expect(progress[0]).toMatchObject({ total: 0, settled: false });
    expect(progress.at(-1)).toMatchObject({ total: 18, settled: true, groups: { final: 4, moving: 0, stuck: 14 } });
  });

  it("sees every status that the contract names", async () => {
    const client = clientOf(mock, "watcher");
    const contactIds = ["one", "two", "three", "four", "five", "six"];
    const { jobGroupId } = await client.assignContactsToCampaign({ campaignId, contactIds });
    const seen = new Set<string | undefined>();
    for await (const { operations } of client.followOperations(jobGroupId)) {
      for (const { status } of operations) seen.add(status);
    }
    expect([...seen].sort()).toEqual(Object.keys(operationStatusDescriptions).sort());
  });

  it("follows a group of many pages", async () => {
    const client = clientOf(mock, "many");
    const contactIds = Array.from({ length: 40 }, (_, index) => `contact-${index}`);
    const { jobGroupId } = await client.assignContactsToCampaign({ campaignId, contactIds });
    const last = (await collect(client.followOperations(jobGroupId))).at(-1);
    expect(last).toMatchObject({ total: 120, settled: true });
  });
});

describe("followEnrichment on the enrichment scenario", async () => {
  const mock = await scenarioMock(["enrichment"]);

  it("ends with the third report", async () => {
    const client = clientOf(mock, "enricher");
    const contactId = "66f1c0de5a7b3c0012ab0002";
    const { reportId } = await client.enrichContact({ contactId, findEmail: true });
    const reports = await collect(client.followEnrichment({ contactId, reportId }));
    expect(reports.map(({ status }) => status)).toEqual(["pending", "pending", "enriched"]);
  });
});

describe("paginate on the cursors scenario", async () => {
  const mock = await scenarioMock(["cursors"]);
  const client = clientOf(mock, "walker");

  it("gives every contact once", async () => {
    const contacts = await collect(client.paginate("listContacts", { limit: 40 }));
    expect(contacts).toHaveLength(250);
    expect(new Set(contacts.map(({ id }) => id)).size).toBe(250);
  });

  it("gives every contact once beyond page 100", async () => {
    const contacts = await collect(client.paginate("listContacts", { limit: 2 }));
    expect(new Set(contacts.map(({ id }) => id)).size).toBe(250);
  });

  it("gives every person of a search once", async () => {
    const walk = client.paginate("searchPeople", { limit: 20 }, { maxCredits: 10_000 });
    const people = await collect(walk);
    expect(new Set(people.map(({ contactId }) => contactId)).size).toBe(250);
    expect(walk.credits).toBe(5000);
  });
});

describe("a paid walk on the credits scenario", async () => {
  const mock = await scenarioMock({ use: ["credits", "cursors"], numbers: { credits: { balance: 250 } } });

  it("asks for no page whose reservation might go beyond maxCredits", async () => {
    const walk = clientOf(mock, "careful").paginate("searchPeople", { limit: 5 }, { maxCredits: 200 });
    expect(await collect(walk)).toHaveLength(10);
    expect(walk.credits).toBe(200);
    expect(mock.requests().filter(({ operationId }) => operationId === "searchPeople")).toHaveLength(2);
  });

  it("ends with 402 when the balance is lower, after all that could be paid", async () => {
    const walk = clientOf(mock, "generous").paginate("searchPeople", { limit: 5 }, { maxCredits: 10_000 });
    const found: unknown[] = [];
    const end = await (async () => {
      for await (const person of walk) found.push(person);
    })().catch((error: unknown) => error);
    expect(isOutreachError(end, "InsufficientCreditsError")).toBe(true);
    expect(found).toHaveLength(10);
    expect(walk.resumeToken).toBeDefined();
  });
});

describe("waiting on the rate-limits scenario", async () => {
  const mock = await scenarioMock({ use: ["rate-limits"], numbers: { "rate-limits": { budget: 2 } } });

  it("takes exactly the time that the mock names", async () => {
    const client = clientOf(mock, "patient");
    const start = clock.now();
    for (let sent = 0; sent < 3; sent += 1) await client.listContactTags();
    expect(clock.now() - start).toBe(60_000);
    expect(mock.requests().map(({ status }) => status)).toEqual([200, 429, 200, 200]);
  });
});
