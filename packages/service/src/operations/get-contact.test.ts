import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addCampaign } from "../testing/campaigns.ts";
import { assign, TestContacts } from "../testing/contacts.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

const workgroup = async () => new TestContacts(service, await service.addWorkgroup());

describe("200", () => {
  it("shows what is known, with the tags in the order of their names", async () => {
    const contacts = await workgroup();
    const experiences = [{ title: "Engineer", isCurrent: true, location: { city: "Lisbon" } }];
    const id = await contacts.import({ firstName: "Ana", experiences, openToWork: false }, { tags: ["b", "a", "B"] });
    const response = await contacts.call("GET", `/${id}`);
    expect(response.statusCode).toBe(200);
    const now = service.clock.now().toISOString();
    expect(response.json()).toEqual({
      id,
      firstName: "Ana",
      experiences,
      openToWork: false,
      createdAt: now,
      updatedAt: now,
      tags: ["B", "a", "b"].map((value) =>
        expect.objectContaining({ value, _id: expect.stringMatching(/^[a-f0-9]{24}$/) }),
      ),
      source: "Import",
      sourceType: "import",
      unsubscribed: false,
    });
  });

  it("counts the years with the current company from its dates where nobody has told them", async () => {
    const contacts = await workgroup();
    const currentCompanyFrom = "2022-03-01T00:00:00.000Z";
    const counted = await contacts.import({ currentCompanyFrom });
    const told = await contacts.import({ currentCompanyFrom, currentCompanyTenureYears: 1.25 });
    expect((await contacts.call("GET", `/${counted}`)).json().currentCompanyTenureYears).toBe(4.7);
    expect((await contacts.call("GET", `/${told}`)).json().currentCompanyTenureYears).toBe(1.25);
  });

  it("names the campaign that the contact was assigned to last, and the stage it has reached there", async () => {
    const group = await service.addWorkgroup();
    const contacts = new TestContacts(service, group);
    const id = await contacts.import({ firstName: "Ana" });
    const first = await addCampaign(service, group, { name: "First" });
    const second = await addCampaign(service, group, { name: "Second" });
    await assign(service, group, second, id);
    service.clock.pass(60);
    await assign(service, group, first, id);
    const expected = { campaignId: first, stagePositionCode: "S1" };
    expect((await contacts.call("GET", `/${id}`)).json().currentCampaign).toEqual(expected);
    expect((await contacts.list({})).json().items[0].currentCampaign).toEqual(expected);
  });

  it("takes an identifier in capitals", async () => {
    const contacts = await workgroup();
    const id = await contacts.import({ firstName: "Ana" });
    expect((await contacts.call("GET", `/${id.toUpperCase()}`)).json().id).toBe(id);
  });
});

describe("404", () => {
  it("does not tell a contact of another workgroup from one that there is not", async () => {
    const contacts = await workgroup();
    const others = await workgroup();
    const id = await contacts.import({ firstName: "Ana" });
    for (const unknown of [id, "66f1c0de5a7b3c0012ab0001", "x' or '1'='1"]) {
      const response = await others.call("GET", `/${encodeURIComponent(unknown)}`);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({
        code: "NOT_FOUND",
        error: `There is no contact ${unknown} in this workgroup.`,
      });
    }
  });
});

describe("400", () => {
  it("refuses an identifier that no database can hold", async () => {
    const contacts = await workgroup();
    expect((await contacts.call("GET", "/a%00b")).statusCode).toBe(400);
  });
});
