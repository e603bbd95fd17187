import { basePath } from "@recruiting-outreach/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addCampaign, addContacts } from "../testing/campaigns.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

const list = (key: string, query = "") =>
  service.app.inject({ url: `${basePath}/campaigns${query}`, headers: { "x-api-key": key } });

describe("200", () => {
  it("lists campaigns in short, with the number of their stages and contacts", async () => {
    const workgroup = await service.addWorkgroup();
    const campaignId = await addCampaign(service, workgroup, { name: "Data engineers" });
    await service.app.inject({
      method: "POST",
      url: `${basePath}/campaigns/${campaignId}/contacts`,
      headers: { "x-api-key": workgroup.key },
      payload: { contactIds: await addContacts(service, workgroup, 2) },
    });
    const response = await list(workgroup.key);
    expect(response.statusCode).toBe(200);
    const at = service.clock.now().toISOString();
    expect(response.json()).toEqual({
      items: [
        {
          campaignId,
          name: "Data engineers",
          active: true,
          stageCount: 3,
          contactCount: 2,
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

  it("is empty when there are none, and on a page after the last", async () => {
    const workgroup = await service.addWorkgroup();
    expect((await list(workgroup.key)).json()).toMatchObject({ items: [], count: 0, total: 0 });
    await addCampaign(service, workgroup);
    expect((await list(workgroup.key, "?page=2")).json()).toMatchObject({ items: [], count: 0, total: 1 });
  });

  it("keeps active campaigns, or inactive ones, when asked to", async () => {
    const workgroup = await service.addWorkgroup();
    const running = await addCampaign(service, workgroup, { name: "Runs", active: true });
    const resting = await addCampaign(service, workgroup, { name: "Rests", active: false });
    const idsOf = async (query: string) =>
      (await list(workgroup.key, query)).json().items.map((item: { campaignId: string }) => item.campaignId);
    expect(await idsOf("?active=true")).toEqual([running]);
    expect(await idsOf("?active=false")).toEqual([resting]);
    expect((await idsOf("")).toSorted()).toEqual([running, resting].toSorted());
  });

  it("gives each campaign once over all pages, the oldest first", async () => {
    const workgroup = await service.addWorkgroup();
    const made: string[] = [];
    for (const name of ["One", "Two", "Three"]) {
      made.push(await addCampaign(service, workgroup, { name }));
      service.clock.pass(1);
    }
    const first = (await list(workgroup.key, "?limit=2")).json();
    const second = (await list(workgroup.key, "?limit=2&page=2")).json();
    expect(first).toMatchObject({ limit: 2, count: 2, total: 3 });
    const listed = [...first.items, ...second.items].map((item: { campaignId: string }) => item.campaignId);
    expect(listed).toEqual(made);
  });

  it("shows nothing of another workgroup", async () => {
    await addCampaign(service, await service.addWorkgroup());
    const { key } = await service.addWorkgroup();
    expect((await list(key)).json()).toMatchObject({ items: [], total: 0 });
  });
});

describe("400", () => {
  it("refuses a page beyond the hundredth and a limit above a hundred", async () => {
    const { key } = await service.addWorkgroup();
    expect((await list(key, "?page=101")).json().issues).toMatchObject([{ path: "query.page" }]);
    expect((await list(key, "?limit=101")).json().issues).toMatchObject([{ path: "query.limit" }]);
  });
});
