import { basePath } from "@recruiting-outreach/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService, type TestWorkgroup } from "../testing/test-service.ts";
import { type AppliedCampaign, applyCampaign } from "./apply-campaign.ts";
import { parseCampaignFile } from "./campaign-file.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

const file = (changes: { name?: string; stages?: object[]; sender?: object } = {}) =>
  parseCampaignFile(
    JSON.stringify({
      name: "Lisbon",
      sender: { socialUrl: "https://social.example/in/maya" },
      timeframe: { timeZone: "Europe/Lisbon", days: ["monday"], start: "09:00", end: "18:00" },
      stages: [{ queue: "email", codename: "send-email", title: "Send an email" }],
      ...changes,
    }),
    "campaign.json",
  );

const apply = ({ workgroupId }: TestWorkgroup, campaign = file()): Promise<AppliedCampaign> =>
  service.services.tenancy.write(workgroupId, (scope) => applyCampaign(scope, campaign, service.clock.now()));

const get = async ({ key }: TestWorkgroup, campaignId: string) =>
  (await service.app.inject({ url: `${basePath}/campaigns/${campaignId}`, headers: { "x-api-key": key } })).json();

describe("applying a campaign file", () => {
  it("makes the campaign, which is then served", async () => {
    const workgroup = await service.addWorkgroup();
    const { campaignId, outcome } = await apply(workgroup);
    expect(outcome).toBe("created");
    expect(await get(workgroup, campaignId)).toMatchObject({
      campaignId,
      name: "Lisbon",
      active: true,
      stages: [{ stagePositionCode: "S1", queue: "email" }],
    });
  });

  it("changes nothing when the file is applied again", async () => {
    const workgroup = await service.addWorkgroup();
    const { campaignId } = await apply(workgroup);
    const before = await get(workgroup, campaignId);
    service.clock.pass(60);
    expect(await apply(workgroup)).toEqual({ campaignId, outcome: "unchanged" });
    expect(await get(workgroup, campaignId)).toEqual(before);
  });

  it("brings the campaign of the same name in line with the file", async () => {
    const workgroup = await service.addWorkgroup();
    const { campaignId } = await apply(workgroup);
    service.clock.pass(60);
    const stages = [
      { queue: "sms", codename: "send-sms", title: "Send a text message" },
      { queue: "email", codename: "send-email", title: "Send an email", delayMinutes: 60 },
    ];
    expect(await apply(workgroup, file({ stages }))).toEqual({ campaignId, outcome: "updated" });
    const campaign = await get(workgroup, campaignId);
    expect(campaign.stages.map(({ queue }: { queue: string }) => queue)).toEqual(["sms", "email"]);
    expect(campaign.updatedAt).toBe(service.clock.now().toISOString());
    expect(campaign.createdAt).not.toBe(campaign.updatedAt);
  });

  it("uses the sender that is there already, however the address is written", async () => {
    const workgroup = await service.addWorkgroup();
    await apply(workgroup);
    await apply(workgroup, file({ name: "Porto", sender: { socialUrl: "https://www.social.example/in/Maya/" } }));
    await apply(workgroup, file({ name: "Faro", sender: { userId: workgroup.userId } }));
    const senders = await service.database.db
      .selectFrom("senders")
      .select(["user_id", "social_key"])
      .where("workgroup_id", "=", workgroup.workgroupId)
      .orderBy("user_id", (order) => order.asc().nullsFirst())
      .execute();
    expect(senders).toEqual([
      { user_id: null, social_key: "social.example/in/maya" },
      { user_id: workgroup.userId, social_key: null },
    ]);
  });

  it("refuses a sender of a user whom the workgroup does not have", async () => {
    const workgroup = await service.addWorkgroup();
    const { userId } = await service.addWorkgroup();
    await expect(apply(workgroup, file({ sender: { userId } }))).rejects.toThrow(
      "sender.userId is no user of this workgroup",
    );
  });

  it("leaves the campaign of the same name in another workgroup alone", async () => {
    const workgroup = await service.addWorkgroup();
    const { campaignId } = await apply(workgroup);
    const other = await service.addWorkgroup();
    expect((await apply(other)).outcome).toBe("created");
    expect((await get(other, campaignId)).code).toBe("NOT_FOUND");
  });
});
