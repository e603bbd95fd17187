import { basePath, operationStatusGroups } from "@recruiting-outreach/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type NewOperation, Operations } from "../data/operations.ts";
import { Scope } from "../data/tenancy.ts";
import { addCampaign, addContact } from "../testing/campaigns.ts";
import { addOperation } from "../testing/operations.ts";
import { startTestService, type TestService, type TestWorkgroup } from "../testing/test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

const list = (key: string, query = "") =>
  service.app.inject({ url: `${basePath}/operations${query}`, headers: { "x-api-key": key } });

const idsOf = async (key: string, query = ""): Promise<string[]> =>
  (await list(key, query)).json().items.map(({ id }: { id: string }) => id);

const allStatuses = Object.values(operationStatusGroups).flat();

/** A workgroup with a campaign and a contact that operations can be added for. */
async function prepare(sender?: Parameters<typeof addCampaign>[2]) {
  const workgroup = await service.addWorkgroup();
  const campaignId = await addCampaign(service, workgroup, sender);
  const contactId = await addContact(service, workgroup);
  const add = (operation: Partial<NewOperation> = {}, into: TestWorkgroup = workgroup) =>
    addOperation(service, into, { campaign_id: campaignId, contact_id: contactId, ...operation });
  return { workgroup, key: workgroup.key, campaignId, contactId, add };
}

describe("200", () => {
  it("gives an operation as the contract has it", async () => {
    const { key, campaignId, contactId, add } = await prepare();
    const id = await add({ queue: "email", codename: "send-email", title: "Send an email" });
    const response = await list(key);
    expect(response.statusCode).toBe(200);
    const at = service.clock.now().toISOString();
    expect(response.json()).toEqual({
      items: [
        {
          id,
          jobGroupId: expect.stringMatching(/^[a-f0-9]{24}$/),
          queue: "email",
          codename: "send-email",
          title: "Send an email",
          status: "pending",
          contactId,
          campaignId,
          sender: { type: "user", id: expect.any(String) },
          createdAt: at,
          updatedAt: at,
        },
      ],
      page: 1,
      limit: 25,
      count: 1,
      total: 1,
    });
  });

  it("lists exactly the pending ones when no status is named", async () => {
    const { key, add } = await prepare();
    const ids = new Map<string, string>();
    for (const status of allStatuses) ids.set(status, await add({ status }));
    expect(await idsOf(key)).toEqual([ids.get("pending")]);
  });

  it.each(allStatuses)("lists %s when it is named, and nothing else", async (status) => {
    const { key, add } = await prepare();
    const ids = new Map<string, string>();
    for (const each of allStatuses) ids.set(each, await add({ status: each }));
    expect(await idsOf(key, `?status=${status}`)).toEqual([ids.get(status)]);
  });

  it("takes several statuses and several codenames", async () => {
    const { key, add } = await prepare();
    const failed = await add({ status: "fail", codename: "send-email" });
    const done = await add({ status: "success", codename: "send-sms" });
    await add({ status: "success", codename: "send-social-invitation" });
    await add({ status: "pending", codename: "send-email" });
    const query = "?status=fail&status=success&codename=send-email&codename=send-sms";
    expect((await idsOf(key, query)).toSorted()).toEqual([failed, done].toSorted());
  });

  it("narrows down by queue, job group, campaign and contact", async () => {
    const { workgroup, key, campaignId, contactId, add } = await prepare();
    const jobGroupId = "6740b0065a7b3c0012bb0001";
    const wanted = await add({ queue: "sms", job_group_id: jobGroupId });
    const other = { campaign_id: await addCampaign(service, workgroup, { name: "Other" }) };
    await add({ ...other, contact_id: await addContact(service, workgroup, {}) });
    for (const query of [
      "queue=sms",
      `jobGroupId=${jobGroupId}`,
      `jobGroupId=${jobGroupId.toUpperCase()}`,
      `campaignId=${campaignId}`,
      `contactId=${contactId}`,
    ]) {
      expect(await idsOf(key, `?${query}`), query).toEqual([wanted]);
    }
  });

  it("finds a sender by the social profile, however the address is written", async () => {
    const sender = { type: "user", socialUrl: "https://www.social.example/in/Maya-Lindqvist/" };
    const { workgroup, key, add } = await prepare({ sender });
    const wanted = await add();
    await add({ campaign_id: await addCampaign(service, workgroup, { name: "Other" }) });
    for (const address of ["https://social.example/in/maya-lindqvist", "social.example/in/MAYA-LINDQVIST/"]) {
      expect(await idsOf(key, `?userSocialUrl=${encodeURIComponent(address)}`), address).toEqual([wanted]);
    }
    for (const address of ["https://social.example/in/someone-else", "nothing"]) {
      expect(await idsOf(key, `?userSocialUrl=${encodeURIComponent(address)}`), address).toEqual([]);
    }
  });

  it("counts all that match, whatever the page, and gives each once", async () => {
    const { key, add } = await prepare();
    const made: string[] = [];
    for (let position = 0; position < 5; position++) made.push(await add({ position }));
    await add({ status: "success" });
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push((await list(key, `?limit=2&page=${page}`)).json());
    expect(pages.map(({ count, total }) => [count, total])).toEqual([
      [2, 5],
      [2, 5],
      [1, 5],
      [0, 5],
    ]);
    expect(pages.flatMap(({ items }) => items.map(({ id }: { id: string }) => id))).toEqual(made.toSorted());
  });
});

describe("while operations are being made", () => {
  it("counts what it lists", async () => {
    const { workgroup, add } = await prepare();
    const meddling = service.database.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        await add();
        return result;
      },
    });
    const operations = new Operations(new Scope(meddling, workgroup.workgroupId));
    for (const made of [0, 1, 2]) {
      const page = await operations.list(
        { status: ["pending"], page: 1, limit: 25 },
        { ...workgroup, administrator: true },
      );
      expect(page).toMatchObject({ count: made, total: made });
    }
  });
});

describe("visibility", () => {
  it("shows a user the operations of their own senders and of shared ones, and an administrator those of all", async () => {
    const { workgroup, key, add } = await prepare();
    const { userId: colleagueId } = await service.addUser(workgroup);
    const administrator = await service.addUser(workgroup, { administrator: true });
    const campaignOf = (userId: string) =>
      addCampaign(service, workgroup, { name: userId, sender: { type: "user", userId } });
    const shared = await add();
    const own = await add({ campaign_id: await campaignOf(workgroup.userId) });
    const foreign = await add({ campaign_id: await campaignOf(colleagueId) });
    expect((await idsOf(key)).toSorted()).toEqual([shared, own].toSorted());
    expect((await list(key)).json().total).toBe(2);
    expect((await idsOf(administrator.key)).toSorted()).toEqual([shared, own, foreign].toSorted());
  });

  it("shows nothing of another workgroup, not even to an administrator", async () => {
    const { add } = await prepare();
    await add();
    const { key } = await service.addWorkgroup({ administrator: true });
    expect((await list(key)).json()).toMatchObject({ items: [], total: 0 });
  });
});

describe("400", () => {
  it.each(["status=done", "queue=post", "jobGroupId=1", "page=101", "limit=26"])("refuses %s", async (query) => {
    const { key } = await service.addWorkgroup();
    const response = await list(key, `?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json().code).toBe("INVALID_REQUEST");
  });
});
