import { basePath } from "@recruiting-outreach/contract";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiKeys } from "../data/api-keys.ts";
import { seedPeople } from "../people/synthetic/seed-people.ts";
import { addCampaign, addContact, addContacts } from "../testing/campaigns.ts";
import { rowsOf } from "../testing/tenant-tables.ts";
import { startTestService, type TestService, type TestWorkgroup } from "../testing/test-service.ts";

// Instances of the service with connections of their own, on one database.
let instances: readonly [TestService, TestService, TestService];
let first: TestService;
beforeAll(async () => {
  instances = [await startTestService(), await startTestService(), await startTestService()];
  [first] = instances;
  await seedPeople(first.database.db, 300);
});
afterAll(async () => {
  for (const instance of instances) await instance[Symbol.asyncDispose]();
});

interface Request {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly payload?: object;
}

/** Sends requests to the instances in turn, all at once. */
function atOnce(
  count: number,
  { key }: TestWorkgroup,
  request: (index: number) => Request,
): Promise<LightMyRequestResponse[]> {
  const sent = Array.from({ length: count }, (_, index) => {
    const instance = instances[index % instances.length] as TestService;
    const { method, path, payload } = request(index);
    const options = { method, url: basePath + path, headers: { "x-api-key": key }, ...(payload && { payload }) };
    return instance.app.inject(options);
  });
  return Promise.all(sent);
}

/** How many answers there were of each status. */
function statuses(responses: readonly LightMyRequestResponse[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { statusCode } of responses) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}

/** A workgroup that no limit of requests holds up. */
async function addWorkgroup(credits = 0): Promise<TestWorkgroup> {
  const workgroup = await first.addWorkgroup({ credits });
  await first.database.db
    .updateTable("workgroups")
    .set({ requests_per_minute: 1_000_000 })
    .where("id", "=", workgroup.workgroupId)
    .execute();
  return workgroup;
}

const stored = ({ workgroupId }: TestWorkgroup) => rowsOf(first.database.db, workgroupId);

async function account(workgroup: TestWorkgroup): Promise<{ balance: number; ledger: number; open: number }> {
  const { credit_balances = [], credit_entries = [] } = await stored(workgroup);
  const entries = credit_entries as { amount: number; open_until: string | null }[];
  return {
    balance: (credit_balances as { balance: number }[])[0]?.balance ?? 0,
    ledger: entries.reduce((sum, { amount }) => sum + amount, 0),
    open: entries.filter(({ open_until }) => open_until !== null).length,
  };
}

describe("50 paid searches at once", () => {
  it("never overspend a balance that covers 20 of them", async () => {
    const workgroup = await addWorkgroup(20 * 40);
    const search = { method: "POST", path: "/people/search", payload: { limit: 2 } } as const;
    const responses = await atOnce(50, workgroup, () => search);
    expect(statuses(responses)).toEqual({ 200: 20, 402: 30 });
    expect(await account(workgroup)).toEqual({ balance: 0, ledger: 0, open: 0 });
    const { saved_people, contacts } = await stored(workgroup);
    expect([saved_people?.length, contacts?.length]).toEqual([2, 2]);
  });

  it("charge for what they found, whatever they had reserved", async () => {
    const workgroup = await addWorkgroup(20 * 100);
    const search = { method: "POST", path: "/people/search" } as const;
    const [one] = await atOnce(1, workgroup, () => ({ ...search, payload: { limit: 1 } }));
    const [person] = one?.json().items ?? [];
    const payload = { people: { profileUrl: person.socialUrls[0] }, limit: 5 };
    const responses = await atOnce(50, workgroup, () => ({ ...search, payload }));
    const { 200: found = 0, 402: refused = 0 } = statuses(responses);
    expect(found + refused).toBe(50);
    const left = 20 * 100 - 20 - found * 20;
    expect(await account(workgroup)).toEqual({ balance: left, ledger: left, open: 0 });
  });
});

describe("20 writes of the same at once", () => {
  it("leave one note under one identifier", async () => {
    const workgroup = await addWorkgroup();
    const contactId = await addContact(first, workgroup);
    const path = `/contacts/${contactId}/note/66f1c0de5a7b3c0012ab0009`;
    const responses = await atOnce(20, workgroup, () => ({ method: "POST", path, payload: { value: "Call back" } }));
    expect(statuses(responses)).toEqual({ 200: 20 });
    const { notes, events } = await stored(workgroup);
    expect([notes?.length, events?.length]).toEqual([1, 1]);
  });

  it("leave a note identifier to one contact", async () => {
    const workgroup = await addWorkgroup();
    const contactIds = await addContacts(first, workgroup, 2);
    const responses = await atOnce(20, workgroup, (index) => ({
      method: "POST",
      path: `/contacts/${contactIds[index % 2]}/note/66f1c0de5a7b3c0012ab0009`,
      payload: { value: `Call back ${index}` },
    }));
    expect(statuses(responses)).toEqual({ 200: 10, 400: 10 });
    expect((await stored(workgroup))["notes"]).toHaveLength(1);
  });

  it("import one contact", async () => {
    const workgroup = await addWorkgroup();
    const contact = { workEmail: "priya@nova.example", workPhone: "+351912345678" };
    const responses = await atOnce(20, workgroup, (index) => ({
      method: "POST",
      path: "/contacts/import",
      payload: { contact: { ...contact, firstName: `Priya ${index}` }, tags: ["b", "a"], duplicateMode: "overwrite" },
    }));
    expect(statuses(responses)).toEqual({ 200: 20 });
    expect(responses.filter((response) => response.json().created)).toHaveLength(1);
    expect(new Set(responses.map((response) => response.json().contactId)).size).toBe(1);
    const { contacts, tags, contact_tags } = await stored(workgroup);
    expect([contacts?.length, tags?.length, contact_tags?.length]).toEqual([1, 2, 2]);
  });

  it("import people who share addresses in a circle", async () => {
    const workgroup = await addWorkgroup();
    const responses = await atOnce(20, workgroup, (index) => ({
      method: "POST",
      path: "/contacts/import",
      payload: { contact: { workEmail: `${index % 4}@nova.example`, privateEmail: `${(index + 1) % 4}@nova.example` } },
    }));
    expect(statuses(responses)).toEqual({ 200: 20 });
    const contactIds = new Set(responses.map((response) => response.json().contactId));
    expect((await stored(workgroup))["contacts"]).toHaveLength(contactIds.size);
  });

  it("make each tag once, in whatever order it is asked for", async () => {
    const workgroup = await addWorkgroup();
    const tags = Array.from({ length: 20 }, (_, index) => `tag ${index}`);
    const responses = await atOnce(20, workgroup, (index) => ({
      method: "POST",
      path: "/contacts/import",
      payload: { contact: { firstName: `Priya ${index}` }, tags: index % 2 ? tags : tags.toReversed() },
    }));
    expect(statuses(responses)).toEqual({ 200: 20 });
    const { tags: made, contact_tags } = await stored(workgroup);
    expect([made?.length, contact_tags?.length]).toEqual([20, 400]);
  });

  it("assign each contact once, and make its operations once", async () => {
    const workgroup = await addWorkgroup();
    const campaignId = await addCampaign(first, workgroup);
    const contactIds = await addContacts(first, workgroup, 5);
    const responses = await atOnce(20, workgroup, (index) => ({
      method: "POST",
      path: `/campaigns/${campaignId}/contacts`,
      payload: { contactIds: index % 2 ? contactIds : contactIds.toReversed() },
    }));
    expect(statuses(responses)).toEqual({ 202: 20 });
    expect(responses.flatMap((response) => response.json().contactIds).sort()).toEqual(contactIds.toSorted());
    for (const instance of instances) await instance.settle();
    const { campaign_contacts, operations } = await stored(workgroup);
    expect([campaign_contacts?.length, operations?.length]).toEqual([5, 15]);
  });
});

describe("a limit of requests", () => {
  it("holds for all instances together, to the request", async () => {
    const workgroup = await first.addWorkgroup();
    const tags = { method: "GET", path: "/contacts/tags" } as const;
    expect(statuses(await atOnce(180, workgroup, () => tags))).toEqual({ 200: 120, 429: 60 });
  });
});

describe("a key that is revoked while it is in use", () => {
  it("opens nothing to a request that comes afterwards, at any instance, and breaks none under way", async () => {
    const workgroup = await addWorkgroup();
    const { workgroupId } = workgroup;
    const request = { method: "GET", path: "/auth/validate" } as const;
    const underWay = atOnce(60, workgroup, () => request);
    await first.services.tenancy.write(workgroupId, async (scope) => {
      const keys = new ApiKeys(scope);
      for (const { id } of await keys.list()) await keys.revoke(id, first.clock.now());
    });
    expect(statuses(await atOnce(30, workgroup, () => request))).toEqual({ 401: 30 });
    const { 200: opened = 0, 401: refused = 0 } = statuses(await underWay);
    expect(opened + refused).toBe(60);
  });
});
