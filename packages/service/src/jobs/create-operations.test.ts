import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CampaignContacts } from "../data/campaign-contacts.ts";
import { type CampaignSettings, Campaigns } from "../data/campaigns.ts";
import { newId } from "../ids.ts";
import { addCampaign, addContact, threeStages } from "../testing/campaigns.ts";
import { startTestService, type TestService, type TestWorkgroup } from "../testing/test-service.ts";
import { createOperations } from "./create-operations.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

/** Assigns contacts, and gives the task that is to make their operations. */
async function assign(
  { workgroupId }: TestWorkgroup,
  campaignId: string,
  ...contactIds: string[]
): Promise<Parameters<typeof createOperations>[0]> {
  const jobGroupId = newId();
  const assignment = { campaignId, contactIds, jobGroupId, stagePositionCode: "S1" };
  await service.services.tenancy.write(workgroupId, (scope) =>
    new CampaignContacts(scope).assign(assignment, service.clock.now()),
  );
  return { workgroupId, data: { campaignId, jobGroupId }, lastAttempt: false };
}

const operationsOf = ({ workgroupId }: TestWorkgroup) =>
  service.database.db
    .selectFrom("operations")
    .selectAll()
    .where("workgroup_id", "=", workgroupId)
    .orderBy("contact_id")
    .orderBy("position")
    .execute();

const profileVisit: CampaignSettings["stages"] = threeStages
  .slice(0, 1)
  .map((stage) => ({ ...stage, stagePositionCode: "S0", codename: "visit-profile", title: "Visit the profile" }));

const changeStages = ({ workgroupId }: TestWorkgroup, campaignId: string, stages: CampaignSettings["stages"]) =>
  service.services.tenancy.write(workgroupId, async (scope) => {
    const campaigns = new Campaigns(scope);
    const campaign = await campaigns.find(campaignId);
    if (!campaign) throw new Error("add the campaign first");
    await campaigns.update(campaignId, { ...campaign, stages }, service.clock.now());
  });

describe("create-operations", () => {
  it("makes one operation for each contact and stage, as the stage says", async () => {
    const workgroup = await service.addWorkgroup();
    const campaignId = await addCampaign(service, workgroup);
    const contactIds = [await addContact(service, workgroup), await addContact(service, workgroup)].toSorted();
    await createOperations(await assign(workgroup, campaignId, ...contactIds), service.services);
    const operations = await operationsOf(workgroup);
    expect(operations.map(({ contact_id, position, queue }) => [contact_id, position, queue])).toEqual(
      contactIds.flatMap((id) => [
        [id, 0, "social"],
        [id, 1, "email"],
        [id, 2, "sms"],
      ]),
    );
    expect(operations[0]).toMatchObject({ codename: "send-social-invitation", title: "Send an invitation" });
  });

  it("makes an operation due after the delays of its stage and all before it, counted from the assignment", async () => {
    const workgroup = await service.addWorkgroup();
    const campaignId = await addCampaign(service, workgroup);
    const task = await assign(workgroup, campaignId, await addContact(service, workgroup));
    const assignedAt = service.clock.now().getTime();
    service.clock.pass(3600);
    await createOperations(task, service.services);
    const hours = (await operationsOf(workgroup)).map(({ due_at }) => (due_at.getTime() - assignedAt) / 3_600_000);
    expect(hours).toEqual([0, 48, 48 + 96]);
  });

  it("leaves later stages ineligible until the stage before has succeeded", async () => {
    const workgroup = await service.addWorkgroup();
    const campaignId = await addCampaign(service, workgroup);
    await createOperations(await assign(workgroup, campaignId, await addContact(service, workgroup)), service.services);
    const eligible = (await operationsOf(workgroup)).map(({ next_eligible_at }) => next_eligible_at);
    expect(eligible).toEqual([service.clock.now(), null, null]);
  });

  it("gives each operation its status with the rule and a sentence", async () => {
    const workgroup = await service.addWorkgroup();
    const campaignId = await addCampaign(service, workgroup);
    const contactId = await addContact(service, workgroup, {
      workEmail: "priya@nova.example",
      socialUrls: ["https://social.example/in/priya-raman"],
    });
    await createOperations(await assign(workgroup, campaignId, contactId), service.services);
    const operations = await operationsOf(workgroup);
    expect(operations.map(({ status, reason_rule }) => [status, reason_rule])).toEqual([
      ["COMPILING_SMART_FIELDS", "message-unfilled"],
      ["COMPILING_SMART_FIELDS", "message-unfilled"],
      ["PENDING_HYDRATION", "phone-missing"],
    ]);
    expect(operations[2]?.reason).toContain("phone number");
  });

  it.each<[missing: string, profile: Parameters<typeof addContact>[2], status: string[]]>([
    ["nothing is known", {}, ["PENDING_HYDRATION", "PENDING_HYDRATION", "PENDING_HYDRATION"]],
    [
      "all is known",
      { otherEmails: ["p@nova.example"], otherPhones: ["12345"], socialUrls: ["social.example/in/p"] },
      ["COMPILING_SMART_FIELDS", "COMPILING_SMART_FIELDS", "COMPILING_SMART_FIELDS"],
    ],
  ])("looks at what is known of the contact when %s", async (_, profile, statuses) => {
    const workgroup = await service.addWorkgroup();
    const campaignId = await addCampaign(service, workgroup);
    const contactId = await addContact(service, workgroup, profile);
    await createOperations(await assign(workgroup, campaignId, contactId), service.services);
    expect((await operationsOf(workgroup)).map(({ status }) => status)).toEqual(statuses);
  });

  it("looks at the plan and at who has unsubscribed", async () => {
    const workgroup = await service.addWorkgroup({ plan: "starter" });
    const campaignId = await addCampaign(service, workgroup);
    const contactId = await addContact(service, workgroup);
    await service.database.db.updateTable("contacts").set({ unsubscribed: true }).where("id", "=", contactId).execute();
    await createOperations(await assign(workgroup, campaignId, contactId), service.services);
    expect((await operationsOf(workgroup)).map(({ status }) => status)).toEqual(["UPSELL", "blocked", "UPSELL"]);
  });

  it("changes nothing when it runs again", async () => {
    const workgroup = await service.addWorkgroup();
    const campaignId = await addCampaign(service, workgroup);
    const task = await assign(workgroup, campaignId, await addContact(service, workgroup));
    await createOperations(task, service.services);
    await service.database.db
      .updateTable("operations")
      .set({ status: "success" })
      .where("job_group_id", "=", task.data.jobGroupId)
      .execute();
    const before = await operationsOf(workgroup);
    await Promise.all([createOperations(task, service.services), createOperations(task, service.services)]);
    expect(await operationsOf(workgroup)).toEqual(before);
  });

  it("makes nothing more when it runs again after the campaign has got other stages", async () => {
    const workgroup = await service.addWorkgroup();
    const campaignId = await addCampaign(service, workgroup);
    const task = await assign(workgroup, campaignId, await addContact(service, workgroup));
    await createOperations(task, service.services);
    const before = await operationsOf(workgroup);
    await changeStages(workgroup, campaignId, [...profileVisit, ...threeStages]);
    await createOperations(task, service.services);
    expect(await operationsOf(workgroup)).toEqual(before);
  });

  it("goes by the stages that the campaign has when it runs", async () => {
    const workgroup = await service.addWorkgroup();
    const campaignId = await addCampaign(service, workgroup);
    const task = await assign(workgroup, campaignId, await addContact(service, workgroup));
    await changeStages(workgroup, campaignId, profileVisit);
    await createOperations(task, service.services);
    expect((await operationsOf(workgroup)).map(({ codename }) => codename)).toEqual(["visit-profile"]);
  });

  it("makes nothing for a campaign that was deleted meanwhile", async () => {
    const workgroup = await service.addWorkgroup();
    const campaignId = await addCampaign(service, workgroup);
    const task = await assign(workgroup, campaignId, await addContact(service, workgroup));
    await service.database.db.deleteFrom("campaigns").where("id", "=", campaignId).execute();
    await createOperations(task, service.services);
    expect(await operationsOf(workgroup)).toEqual([]);
  });

  it("makes nothing for another workgroup", async () => {
    const workgroup = await service.addWorkgroup();
    const campaignId = await addCampaign(service, workgroup);
    const task = await assign(workgroup, campaignId, await addContact(service, workgroup));
    const other = await service.addWorkgroup();
    await createOperations({ ...task, workgroupId: other.workgroupId }, service.services);
    expect(await operationsOf(workgroup)).toEqual([]);
    expect(await operationsOf(other)).toEqual([]);
  });
});
