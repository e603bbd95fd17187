import type { ContactPage } from "@recruiting-outreach/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TestContacts } from "../testing/contacts.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

/** A workgroup with contacts named "1", "2" and so on. */
async function workgroupOf(count: number): Promise<TestContacts> {
  const contacts = new TestContacts(service, await service.addWorkgroup());
  for (let number = 1; number <= count; number++) await contacts.import({ firstName: `${number}`, industry: "Ports" });
  return contacts;
}

const page = async (contacts: TestContacts, query: Parameters<TestContacts["list"]>[0]) => {
  const response = await contacts.list(query);
  expect(response.statusCode).toBe(200);
  const { items, ...rest } = response.json<ContactPage>();
  return { names: items.map(({ firstName }) => firstName), ...rest };
};

describe("200", () => {
  it("shows the contacts made last first, 25 on a page", async () => {
    const contacts = await workgroupOf(26);
    const first = await page(contacts, {});
    expect(first.names).toEqual(Array.from({ length: 25 }, (_, index) => `${26 - index}`));
    expect(first).toMatchObject({ page: 1, limit: 25, total: null });
    expect(first.nextCursor).toBeTypeOf("string");
    expect(await page(contacts, { page: 2 })).toEqual({
      names: ["1"],
      page: 2,
      limit: 25,
      nextCursor: null,
      total: null,
    });
  });

  it("goes on with the cursor from any page, and counts pages on", async () => {
    const contacts = await workgroupOf(5);
    const second = await page(contacts, { page: 2, limit: 2 });
    const third = await page(contacts, { cursor: `${second.nextCursor}`, limit: 2 });
    expect(second.names).toEqual(["3", "2"]);
    expect(third).toEqual({ names: ["1"], page: 3, limit: 2, nextCursor: null, total: null });
  });

  it("has no next page when the last one is full", async () => {
    const contacts = await workgroupOf(2);
    expect((await page(contacts, { limit: 2 })).nextCursor).toBeNull();
  });

  it("neither repeats nor leaves out a contact when others are added and changed on the way", async () => {
    const contacts = await workgroupOf(4);
    const first = await page(contacts, { limit: 2 });
    const newest = await contacts.import({ firstName: "New" });
    await contacts.call("PATCH", `/${newest}`, { headline: "Changed" });
    const second = await page(contacts, { limit: 2, cursor: `${first.nextCursor}` });
    expect([...first.names, ...second.names]).toEqual(["4", "3", "2", "1"]);
  });

  it("counts all that match when asked to, whatever the page", async () => {
    const contacts = await workgroupOf(3);
    expect((await page(contacts, { limit: 1, page: 2, includeTotal: true })).total).toBe(3);
    expect((await page(contacts, { firstName: "30", includeTotal: true })).total).toBe(0);
    expect((await page(contacts, { includeTotal: false })).total).toBeNull();
  });

  it("is empty beyond the last page", async () => {
    const contacts = await workgroupOf(1);
    expect(await page(contacts, { page: 100, limit: 100 })).toMatchObject({ names: [], page: 100, nextCursor: null });
  });

  it("leaves the long fields to the single contact, and shows the others", async () => {
    const contacts = await workgroupOf(0);
    const location = { city: "Lisbon" };
    await contacts.import({ firstName: "Ana", location, summary: "Long", skills: [{ value: "Go" }] }, { tags: ["a"] });
    const [item] = (await contacts.list({})).json<ContactPage>().items;
    expect(item).toMatchObject({ firstName: "Ana", location, tags: [{ value: "a" }], source: "Import" });
    expect(item).not.toHaveProperty("summary");
    expect(item).not.toHaveProperty("skills");
  });

  it("shows nothing of another workgroup, under any filter", async () => {
    const contacts = await workgroupOf(0);
    const tagId = "66a07a605a7b3c00127a0001";
    await contacts.import({ firstName: "Ana", workEmail: "ana@work.example", currentCompanyTenureYears: 3 });
    const others = await workgroupOf(0);
    for (const query of [
      {},
      { firstName: "Ana" },
      { email: "ana@work.example" },
      { minYearsInCurrentRole: 1 },
      { tagIds: tagId },
    ]) {
      expect(await page(others, { ...query, includeTotal: true })).toMatchObject({ names: [], total: 0 });
    }
  });
});

describe("400", () => {
  it("refuses the cursor of another workgroup, of other filters, of another limit, and one that was changed", async () => {
    const contacts = await workgroupOf(3);
    const others = await workgroupOf(3);
    const { nextCursor } = await page(contacts, { limit: 1, firstName: "ab" }).then(() => page(contacts, { limit: 1 }));
    const cursor = `${nextCursor}`;
    expect((await others.list({ limit: 1, cursor })).statusCode).toBe(400);
    expect((await contacts.list({ limit: 1, city: "Lisbon", cursor })).statusCode).toBe(400);
    expect((await contacts.list({ limit: 2, cursor })).statusCode).toBe(400);
    expect((await contacts.list({ limit: 1, cursor: `x${cursor}` })).statusCode).toBe(400);
    expect((await contacts.list({ limit: 1, cursor: "" })).statusCode).toBe(400);
    expect((await contacts.list({ limit: 1, cursor })).statusCode).toBe(200);
  });

  it("refuses a page that is not the cursor's", async () => {
    const contacts = await workgroupOf(3);
    const { nextCursor } = await page(contacts, { limit: 1 });
    const response = await contacts.list({ limit: 1, cursor: `${nextCursor}`, page: 3 });
    expect(response.statusCode).toBe(400);
    expect(response.json().issues[0].path).toBe("query.page");
    expect((await contacts.list({ limit: 1, cursor: `${nextCursor}`, page: 2 })).statusCode).toBe(200);
  });

  it.each([
    "page=0",
    "page=101",
    "limit=0",
    "limit=101",
    "firstName=x",
    "phone=12345x",
    "email=nobody",
    "countryCode=PRT",
    "minYearsInCurrentRole=81",
    "campaignId=1",
    "name=Ana",
    "firstName=a%00b",
  ])("refuses %s", async (query) => {
    const contacts = await workgroupOf(0);
    const response = await contacts.call("GET", `?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json().issues[0].path).toBe(`query.${query.split("=")[0]}`);
  });
});

describe("429", () => {
  it("allows only 60 requests a minute that count", async () => {
    const contacts = await workgroupOf(0);
    for (let request = 0; request < 60; request++) await contacts.list({ includeTotal: true });
    expect((await contacts.list({ includeTotal: true })).statusCode).toBe(429);
    expect((await contacts.list({})).statusCode).toBe(200);
  });
});
