import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TestContacts } from "../testing/contacts.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

const workgroup = async () => new TestContacts(service, await service.addWorkgroup());

describe("200", () => {
  it("changes the fields that are sent, clears those sent as null, and leaves the others", async () => {
    const contacts = await workgroup();
    const id = await contacts.import({
      firstName: "Ana",
      lastName: "Reis",
      headline: "Old",
      skills: [{ value: "Go" }],
    });
    service.clock.pass(60);
    const response = await contacts.call("PATCH", `/${id}`, {
      lastName: " Costa ",
      headline: null,
      skills: [{ value: "Java" }],
    });
    expect(response.statusCode).toBe(200);
    const { modifiedCount, contact } = response.json();
    expect(modifiedCount).toBe(1);
    expect(contact).toMatchObject({ firstName: "Ana", lastName: "Costa", skills: [{ value: "Java" }] });
    expect(contact).not.toHaveProperty("headline");
    expect(contact.updatedAt).toBe(service.clock.now().toISOString());
    expect((await contacts.call("GET", `/${id}`)).json()).toEqual(contact);
  });

  it("clears a field that is sent blank", async () => {
    const contacts = await workgroup();
    const id = await contacts.import({ firstName: "Ana", headline: "Old" });
    expect((await contacts.call("PATCH", `/${id}`, { headline: "  " })).json().contact).not.toHaveProperty("headline");
  });

  it("is found by its new values, and no longer by the old ones", async () => {
    const contacts = await workgroup();
    const id = await contacts.import({ firstName: "Ana", workEmail: "old@a.example", workPhone: "+351910000001" });
    await contacts.call("PATCH", `/${id}`, { workEmail: "new@a.example", workPhone: null });
    expect(await contacts.found({ email: "new@a.example" })).toEqual(["Ana"]);
    expect(await contacts.found({ email: "old@a.example" })).toEqual([]);
    expect(await contacts.found({ phone: "910000001" })).toEqual([]);
  });

  it("counts no contact when nothing changes, and leaves the time of the last change and the timeline", async () => {
    const contacts = await workgroup();
    const id = await contacts.import({ firstName: "Ana", location: { city: "Lisbon", country: "Portugal" } });
    service.clock.pass(60);
    const response = await contacts.call("PATCH", `/${id}`, {
      firstName: "Ana ",
      location: { country: "Portugal", city: "Lisbon" },
      headline: null,
    });
    const { modifiedCount, contact } = response.json();
    expect(modifiedCount).toBe(0);
    expect(contact.updatedAt).toBe(contact.createdAt);
    expect((await contacts.call("GET", `/${id}/events`)).json().items).toHaveLength(1);
  });

  it("tells the timeline which fields changed", async () => {
    const contacts = await workgroup();
    const id = await contacts.import({ firstName: "Ana" });
    await contacts.call("PATCH", `/${id}`, { firstName: "Anna", lastName: "Reis" });
    expect((await contacts.call("GET", `/${id}/events`)).json().items[0]).toMatchObject({
      kind: "system.updated",
      category: "system",
      data: { fields: ["firstName", "lastName"] },
    });
  });

  it("loses no change when several are made at once", async () => {
    const contacts = await workgroup();
    const id = await contacts.import({ firstName: "Ana" });
    const changes = { lastName: "Reis", headline: "Hello", industry: "Ports", seniority: "Senior" };
    const answers = await Promise.all(
      Object.entries(changes).map(([name, value]) => contacts.call("PATCH", `/${id}`, { [name]: value })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect((await contacts.call("GET", `/${id}`)).json()).toMatchObject(changes);
  });

  it("keeps hostile texts as they are", async () => {
    const contacts = await workgroup();
    const id = await contacts.import({ firstName: "Ana" });
    const texts = {
      firstName: "'; drop table contacts; --",
      lastName: "\\' $1 %_",
      headline: "👩‍💻 \u202e{{constructor}}",
    };
    expect((await contacts.call("PATCH", `/${id}`, texts)).json().contact).toMatchObject(texts);
  });

  it("takes the longest profile that the contract allows", async () => {
    const contacts = await workgroup();
    const many = (count: number, entry: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => entry(index));
    const id = await contacts.import({ firstName: "Ana" });
    const response = await contacts.call("PATCH", `/${id}`, {
      firstName: "ñ".repeat(256),
      currentTitle: "w ".repeat(128),
      otherEmails: many(50, (index) => `${index}${"e".repeat(300)}@a.example`),
      otherPhones: many(50, (index) => `${index}`.padStart(64, "9")),
      otherMobilePhones: many(50, (index) => `${index}`.padStart(64, "8")),
      socialUrls: many(50, (index) => `https://social.example/${index}${"u".repeat(2000)}`),
      experiences: many(100, (index) => `${index}`).map((city) => ({ location: { city: city.padEnd(256, "c") } })),
    });
    expect(response.json().modifiedCount).toBe(1);
    expect(await contacts.found({ city: "7".padEnd(256, "c") })).toHaveLength(1);
    expect(await contacts.found({ phone: "7".padStart(64, "9") })).toHaveLength(1);
  });
});

describe("400", () => {
  it.each([
    ["body", {}],
    ["body.nickname", { nickname: "A" }],
    ["body.id", { id: "66f1c0de5a7b3c0012ab0001" }],
    ["body.createdAt", { createdAt: "2026-01-01T00:00:00Z" }],
    ["body.source", { source: "Me" }],
    ["body.unsubscribed", { unsubscribed: false }],
    ["body.currentCampaign", { currentCampaign: null }],
    ["body.tags", { tags: [] }],
    ["body.firstName", { firstName: 7 }],
    ["body.currentCompanyFrom", { currentCompanyFrom: "yesterday" }],
  ])("names %s", async (path, body) => {
    const contacts = await workgroup();
    const id = await contacts.import({ firstName: "Ana" });
    const response = await contacts.call("PATCH", `/${id}`, body);
    expect(response.statusCode).toBe(400);
    expect(response.json().issues[0].path).toBe(path);
  });
});

describe("404", () => {
  it("does not touch a contact of another workgroup", async () => {
    const contacts = await workgroup();
    const others = await workgroup();
    const id = await contacts.import({ firstName: "Ana" });
    expect((await others.call("PATCH", `/${id}`, { firstName: "Eve" })).statusCode).toBe(404);
    expect((await contacts.call("GET", `/${id}`)).json().firstName).toBe("Ana");
  });
});
