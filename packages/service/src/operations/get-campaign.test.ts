import { basePath } from "@recruiting-outreach/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addCampaign, addContact } from "../testing/campaigns.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

const get = (key: string, campaignId: string) =>
  service.app.inject({ url: `${basePath}/campaigns/${campaignId}`, headers: { "x-api-key": key } });

describe("200", () => {
  it("gives the stages in their order, and the hours in which the campaign may act", async () => {
    const workgroup = await service.addWorkgroup();
    const campaignId = await addCampaign(service, workgroup);
    const response = await get(workgroup.key, campaignId);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      campaignId,
      stageCount: 3,
      stages: [
        { stagePositionCode: "S1", queue: "social", delayMinutes: 0 },
        { stagePositionCode: "S2", queue: "email", delayMinutes: 2880 },
        { stagePositionCode: "S3", queue: "sms", delayMinutes: 5760 },
      ],
      timeframe: { timeZone: "Europe/Lisbon", days: ["monday", "friday"], start: "09:00", end: "18:00" },
    });
  });

  it("shows of a stage what the contract has, and no more", async () => {
    const workgroup = await service.addWorkgroup();
    const { stages } = (await get(workgroup.key, await addCampaign(service, workgroup))).json();
    expect(Object.keys(stages[0])).toEqual(["stagePositionCode", "queue", "codename", "title", "delayMinutes"]);
  });

  it("counts the operations of each status as they stand now", async () => {
    const workgroup = await service.addWorkgroup();
    const campaignId = await addCampaign(service, workgroup);
    const analysis = async () => (await get(workgroup.key, campaignId)).json().analysis;
    expect(await analysis()).toEqual({ contactCount: 0, operationCounts: {} });
    await service.app.inject({
      method: "POST",
      url: `${basePath}/campaigns/${campaignId}/contacts`,
      headers: { "x-api-key": workgroup.key },
      payload: { contactIds: [await addContact(service, workgroup)] },
    });
    await service.settle();
    expect(await analysis()).toEqual({ contactCount: 1, operationCounts: { COMPILING_SMART_FIELDS: 3 } });
    await service.database.db
      .updateTable("operations")
      .set({ status: "success" })
      .where("campaign_id", "=", campaignId)
      .where("position", "=", 0)
      .execute();
    expect((await analysis()).operationCounts).toEqual({ COMPILING_SMART_FIELDS: 2, success: 1 });
  });

  it("takes the identifier in capitals as well", async () => {
    const workgroup = await service.addWorkgroup();
    const campaignId = await addCampaign(service, workgroup);
    expect((await get(workgroup.key, campaignId.toUpperCase())).json().campaignId).toBe(campaignId);
  });
});

describe("404", () => {
  it("knows no campaign that is not there", async () => {
    const { key } = await service.addWorkgroup();
    const response = await get(key, "66e0ca4a5a7b3c0012ca0001");
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe("NOT_FOUND");
  });

  it("knows no campaign of another workgroup", async () => {
    const campaignId = await addCampaign(service, await service.addWorkgroup());
    const { key } = await service.addWorkgroup();
    expect((await get(key, campaignId)).statusCode).toBe(404);
  });
});
