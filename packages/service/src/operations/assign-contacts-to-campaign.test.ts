import { basePath } from "@recruiting-outreach/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addCampaign, addContact, addContacts } from "../testing/campaigns.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

const assign = (key: string, campaignId: string, contactIds: readonly unknown[]) =>
  service.app.inject({
    method: "POST",
    url: `${basePath}/campaigns/${campaignId}/contacts`,
    headers: { "x-api-key": key },
    payload: { contactIds },
  });

/** Operations of a workgroup, whatever their status, once all jobs are done. */
async function operationsOf(workgroupId: string) {
  await service.settle();
  return service.database.db
    .selectFrom("operations")
    .selectAll()
    .where("workgroup_id", "=", workgroupId)
    .orderBy("id")
    .execute();
}

describe("202", () => {
  it("names the contacts that were queued, their job group and the stage they begin with", async () => {
    const workgroup = await service.addWorkgroup();
    const campaignId = await addCampaign(service, workgroup);
    const contactIds = await addContacts(service, workgroup, 2);
    const response = await assign(workgroup.key, campaignId, contactIds);
    expect(response.statusCode).toBe(202);
    expect(response.json()).toEqual({
      accepted: true,
      campaignId,
      contactIds,
      jobGroupId: expect.stringMatching(/^[a-f0-9]{24}$/),
      queuedStagePositionCode: "S1",
    });
  });

  it("answers before the operations are there, which then appear under the job group", async () => {
    const workgroup = await service.addWorkgroup();
    const campaignId = await addCampaign(service, workgroup);
    const { jobGroupId } = (await assign(workgroup.key, campaignId, [await addContact(service, workgroup)])).json();
    const before = await service.database.db
      .selectFrom("operations")
      .selectAll()
      .where("job_group_id", "=", jobGroupId)
      .execute();
    expect(before).toEqual([]);
    const operations = await operationsOf(workgroup.workgroupId);
    expect(operations.map(({ job_group_id }) => job_group_id)).toEqual([jobGroupId, jobGroupId, jobGroupId]);
  });

  it("records the assignment in the timeline of each contact", async () => {
    const workgroup = await service.addWorkgroup();
    const campaignId = await addCampaign(service, workgroup);
    const contactIds = await addContacts(service, workgroup, 2);
    const { jobGroupId } = (await assign(workgroup.key, campaignId, contactIds)).json();
    const events = await service.database.db
      .selectFrom("events")
      .selectAll()
      .where("workgroup_id", "=", workgroup.workgroupId)
      .where("kind", "=", "sequence.assigned")
      .execute();
    expect(events.map(({ contact_id }) => contact_id).toSorted()).toEqual(contactIds.toSorted());
    expect(events[0]).toMatchObject({
      category: "sequence",
      campaign_id: campaignId,
      data: { jobGroupId, stagePositionCode: "S1" },
    });
  });

  it("counts an identifier that comes twice once, in capitals or not", async () => {
    const workgroup = await service.addWorkgroup();
    const campaignId = await addCampaign(service, workgroup);
    const contactId = await addContact(service, workgroup);
    const response = await assign(workgroup.key, campaignId, [contactId, contactId.toUpperCase(), contactId]);
    expect(response.json().contactIds).toEqual([contactId]);
    expect(await operationsOf(workgroup.workgroupId)).toHaveLength(3);
  });

  it("does not queue a contact again that is in the campaign already", async () => {
    const workgroup = await service.addWorkgroup();
    const campaignId = await addCampaign(service, workgroup);
    const [first = "", second = ""] = await addContacts(service, workgroup, 2);
    await assign(workgroup.key, campaignId, [first]);
    expect((await assign(workgroup.key, campaignId, [first, second])).json().contactIds).toEqual([second]);
    expect(await operationsOf(workgroup.workgroupId)).toHaveLength(6);
  });

  it("accepts a request of which every contact is in the campaign already, and queues nothing", async () => {
    const workgroup = await service.addWorkgroup();
    const campaignId = await addCampaign(service, workgroup);
    const contactId = await addContact(service, workgroup);
    await assign(workgroup.key, campaignId, [contactId]);
    const again = await assign(workgroup.key, campaignId, [contactId]);
    expect(again.statusCode).toBe(202);
    expect(again.json().contactIds).toEqual([]);
    expect(await operationsOf(workgroup.workgroupId)).toHaveLength(3);
  });

  it("queues each contact once when requests for the same contacts come at the same time", async () => {
    const workgroup = await service.addWorkgroup();
    const campaignId = await addCampaign(service, workgroup);
    const contactIds = await addContacts(service, workgroup, 10);
    const answers = await Promise.all(
      [contactIds, contactIds.toReversed(), contactIds, contactIds.toReversed()].map((ids) =>
        assign(workgroup.key, campaignId, ids),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202]);
    const queued = answers.flatMap((answer) => answer.json().contactIds);
    expect(queued.toSorted()).toEqual(contactIds.toSorted());
    expect(await operationsOf(workgroup.workgroupId)).toHaveLength(30);
  });

  it("takes contacts for a campaign that is not active, and pauses their operations", async () => {
    const workgroup = await service.addWorkgroup();
    const campaignId = await addCampaign(service, workgroup, { active: false });
    const response = await assign(workgroup.key, campaignId, [await addContact(service, workgroup)]);
    expect(response.statusCode).toBe(202);
    const operations = await operationsOf(workgroup.workgroupId);
    expect(operations.map(({ status }) => status)).toEqual(["paused", "paused", "paused"]);
  });

  it("takes a thousand contacts", async () => {
    const workgroup = await service.addWorkgroup();
    const campaignId = await addCampaign(service, workgroup);
    const contactIds = await addContacts(service, workgroup, 1000);
    expect((await assign(workgroup.key, campaignId, contactIds)).json().contactIds).toHaveLength(1000);
    expect(await operationsOf(workgroup.workgroupId)).toHaveLength(3000);
  });
});

describe("400", () => {
  it("names each unknown contact by its place, and queues none of the others", async () => {
    const workgroup = await service.addWorkgroup();
    const campaignId = await addCampaign(service, workgroup);
    const contactId = await addContact(service, workgroup);
    const unknown = "66f1c0de5a7b3c0012ab0001";
    const response = await assign(workgroup.key, campaignId, [unknown, contactId, "nobody"]);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: "INVALID_REQUEST",
      issues: [{ path: "body.contactIds.0" }, { path: "body.contactIds.2" }],
    });
    expect(await operationsOf(workgroup.workgroupId)).toEqual([]);
    expect((await assign(workgroup.key, campaignId, [contactId])).json().contactIds).toEqual([contactId]);
  });

  it("names fifty of a thousand unknown contacts, and says how many there are", async () => {
    const workgroup = await service.addWorkgroup();
    const campaignId = await addCampaign(service, workgroup);
    const unknown = Array.from({ length: 1000 }, (_, index) => `${index}`.padStart(24, "0"));
    const response = await assign(workgroup.key, campaignId, unknown);
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe("body.contactIds.0 is no contact of this workgroup (and 999 more).");
    expect(response.json().issues).toHaveLength(50);
  });

  it("knows no contact of another workgroup", async () => {
    const workgroup = await service.addWorkgroup();
    const campaignId = await addCampaign(service, workgroup);
    const foreign = await addContact(service, await service.addWorkgroup());
    expect((await assign(workgroup.key, campaignId, [foreign])).statusCode).toBe(400);
  });

  it("wants one to a thousand identifiers", async () => {
    const workgroup = await service.addWorkgroup();
    const campaignId = await addCampaign(service, workgroup);
    const tooMany = Array.from({ length: 1001 }, () => "66f1c0de5a7b3c0012ab0001");
    for (const contactIds of [[], tooMany]) {
      const response = await assign(workgroup.key, campaignId, contactIds);
      expect(response.statusCode).toBe(400);
      expect(response.json().issues).toMatchObject([{ path: "body.contactIds" }]);
    }
  });
});

describe("404", () => {
  it("knows no campaign of another workgroup", async () => {
    const campaignId = await addCampaign(service, await service.addWorkgroup());
    const workgroup = await service.addWorkgroup();
    const response = await assign(workgroup.key, campaignId, [await addContact(service, workgroup)]);
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe("NOT_FOUND");
  });
});
