import { basePath } from "@recruiting-outreach/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { People } from "../data/people.ts";
import { newId } from "../ids.ts";
import { seedPeople } from "../people/synthetic/seed-people.ts";
import { TestContacts } from "../testing/contacts.ts";
import { TestSearches } from "../testing/searches.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await seedPeople(service.database.db, 300);
});
afterAll(() => service[Symbol.asyncDispose]());

const start = (options?: Parameters<typeof TestSearches.start>[1]) => TestSearches.start(service, options);
const engineers = { people: { job_function: ["Engineering"] } };
const nobody = { people: { skills: { include: ["Falconry"], preferred: ["Go"] } } };

describe("200", () => {
  it("returns people who meet the filters, ten unless told otherwise", async () => {
    const searches = await start();
    const response = await searches.send({ people: { title: { include: ["engineer"] } } });
    expect(response.statusCode).toBe(200);
    const { items, count, nextCursor, totalResults, searchStrategy } = response.json();
    expect(count).toBe(10);
    expect(items).toHaveLength(10);
    for (const { currentTitle } of items) expect(currentTitle).toMatch(/engineer/i);
    expect(nextCursor).toEqual(expect.any(String));
    expect(totalResults).toBeGreaterThan(10);
    expect(searchStrategy).toEqual({
      rankingScope: "page",
      appliedTiers: ["required"],
      usedRequiredOnlyFallback: false,
    });
  });

  it("goes on where the page before ended, until nobody is left", async () => {
    const searches = await start();
    const filters = { people: { job_function: ["Data"], job_level: ["Staff"] }, limit: 7 };
    const found: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = (await searches.send({ ...filters, ...(cursor && { cursor }) })).json();
      found.push(...page.items.map(({ id }: { id: string }) => id));
      cursor = page.nextCursor;
      expect(found.length).toBeLessThanOrEqual(page.totalResults);
    } while (cursor);
    expect(new Set(found).size).toBe(found.length);
    expect(found.length).toBeGreaterThan(7);
  });

  it("says so when nobody meets the filters", async () => {
    const searches = await start();
    expect((await searches.send(nobody)).json()).toEqual({
      items: [],
      count: 0,
      nextCursor: null,
      totalResults: 0,
      searchStrategy: { rankingScope: "page", appliedTiers: ["required"], usedRequiredOnlyFallback: true },
    });
  });

  it("saves each person as a contact, once", async () => {
    const searches = await start();
    const contacts = new TestContacts(service, searches.workgroup);
    const [items, again] = await Promise.all([searches.find(engineers), searches.find(engineers)]);
    expect(again).toEqual(items);
    expect((await contacts.list({ includeTotal: true })).json().total).toBe(10);
    const { contactId, firstName, currentTitle, createdAt } = items[0] ?? {};
    const contact = (await contacts.call("GET", `/${contactId}`)).json();
    expect(contact).toMatchObject({
      firstName,
      currentTitle,
      createdAt,
      source: "People search",
      sourceType: "search",
    });
  });

  it("recognises a contact that the workgroup has already, and adds only what was missing", async () => {
    const [searches, others] = await Promise.all([start(), start()]);
    const [known] = await others.find({ ...engineers, limit: 1 });
    const contacts = new TestContacts(service, searches.workgroup);
    const contactId = await contacts.import({ socialUrls: known?.socialUrls ?? [], headline: "My own words" });
    const [person] = await searches.find({ ...engineers, limit: 1 });
    expect(person?.contactId).toBe(contactId);
    const contact = (await contacts.call("GET", `/${contactId}`)).json();
    expect(contact).toMatchObject({ headline: "My own words", currentTitle: person?.currentTitle });
  });

  it("records where a contact came from in its timeline, and nothing when a search changes nothing", async () => {
    const searches = await start();
    const [person] = await searches.find({ ...engineers, limit: 1 });
    await searches.find({ ...engineers, limit: 1 });
    const contacts = new TestContacts(service, searches.workgroup);
    const { items } = (await contacts.call("GET", `/${person?.contactId}/events`)).json();
    expect(items).toMatchObject([{ kind: "system.imported", title: "Saved from a people search" }]);
  });

  it("tells addresses and numbers to an enterprise only", async () => {
    const [scale, enterprise] = await Promise.all([start(), start({ plan: "enterprise" })]);
    for (const person of await scale.find({ ...engineers, limit: 20 })) {
      expect(Object.keys(person).filter((field) => /email|phone/i.test(field))).toEqual([]);
    }
    const people = await enterprise.find({ ...engineers, limit: 20 });
    expect(people.some(({ email, workEmail }) => email !== undefined && email === workEmail)).toBe(true);
  });

  it("finds people like a contact or a profile, without whoever that is", async () => {
    const searches = await start();
    const [example] = await searches.find({ people: { title: { include: ["backend engineer"] } }, limit: 1 });
    const { contactId = "", socialUrls: [profileUrl = ""] = [] } = example ?? {};
    const { items, searchStrategy } = (await searches.send({ similarTo: { contactId } })).json();
    expect(items.length).toBeGreaterThan(0);
    for (const { id, currentTitle } of items) {
      expect(id).not.toBe(example?.id);
      expect(currentTitle).toMatch(/backend engineer/i);
    }
    expect(searchStrategy.appliedTiers).toEqual(["required", "preferred"]);
    expect(await searches.find({ similarTo: { profileUrl } })).toEqual(items);
  });

  it("says nothing of a company when none is known", async () => {
    const id = newId();
    const profile = { firstName: "Priya", skills: [{ value: id }] };
    await new People(service.database.db).insert([{ id, profile, company: { name: "" }, connections: 0 }]);
    const [person] = await (await start()).find({ people: { skills: { include: [id] } } });
    expect(person).toMatchObject({ id, firstName: "Priya" });
    expect(person).not.toHaveProperty("currentCompanyProfile");
  });

  it("trims strings before it looks", async () => {
    const searches = await start();
    expect(await searches.find({ people: { job_function: ["  Data "] }, limit: 1 })).toHaveLength(1);
  });
});

describe("400", () => {
  it.each([
    ["another filter", { people: { job_function: ["Sales"] }, limit: 2 }],
    ["another limit", { ...engineers, limit: 3 }],
  ])("refuses a cursor with %s", async (_, changed) => {
    const searches = await start();
    const { nextCursor } = (await searches.send({ ...engineers, limit: 2 })).json();
    const response = await searches.send({ ...changed, cursor: nextCursor });
    expect(response.statusCode).toBe(400);
    expect(response.json().issues[0].path).toContain("cursor");
  });

  it("refuses a cursor of another workgroup", async () => {
    const [searches, others] = await Promise.all([start(), start()]);
    const { nextCursor } = (await searches.send({ ...engineers, limit: 2 })).json();
    expect((await others.send({ ...engineers, limit: 2, cursor: nextCursor })).statusCode).toBe(400);
  });

  const withoutEvidence = { matchGroups: [{ groups: [{ skills: { include: [] } }] }] };
  it.each([
    ["an alternative without evidence", "people.matchGroups.0.groups.0", { people: withoutEvidence }],
    ["a limit above 20", "limit", { limit: 21 }],
    ["an unknown field", "people.shoeSize", { people: { shoeSize: 42 } }],
    ["an unknown city", "radiusAroundCity.city", { radiusAroundCity: { city: "Atlantis", radius_km: 5 } }],
    ["an unknown contact", "similarTo.contactId", { similarTo: { contactId: "66f1c0de5a7b3c0012ab0001" } }],
    [
      "an unknown profile",
      "similarTo.profileUrl",
      { similarTo: { profileUrl: "https://social.example.com/in/nobody" } },
    ],
  ])("names the path of %s", async (_, path, request) => {
    const searches = await start();
    const response = await searches.send(request);
    expect(response.statusCode).toBe(400);
    expect(response.json().issues[0].path).toContain(`body.${path}`);
  });

  it("does not compare with a contact of another workgroup", async () => {
    const [searches, others] = await Promise.all([start(), start()]);
    const [person] = await searches.find({ ...engineers, limit: 1 });
    expect((await others.send({ similarTo: { contactId: person?.contactId } })).statusCode).toBe(400);
  });
});

describe("401", () => {
  it("asks for a key before anything else", async () => {
    const response = await service.app.inject({
      method: "POST",
      url: `${basePath}/people/search`,
      payload: { limit: 0 },
    });
    expect(response.statusCode).toBe(401);
    expect(response.json().code).toBe("UNAUTHORIZED");
  });
});
