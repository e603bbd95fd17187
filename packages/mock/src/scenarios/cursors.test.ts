import type { Contact, ContactPage, PeopleSearchPage } from "@recruiting-outreach/contract";
import { describe, expect, test } from "vitest";
import { json, type Reply } from "../testing/requests.ts";
import { Caller, scenarioMock } from "../testing/scenarios.ts";

const mock = await scenarioMock(["cursors"]);
const caller = new Caller(mock);

async function list(query: string): Promise<ContactPage> {
  const { status, body } = await caller.ask("listContacts", `/contacts?${query}`);
  expect(status).toBe(200);
  return body as ContactPage;
}

const search = (body: object): Promise<Reply> => caller.ask("searchPeople", "/people/search", json(body));

async function find(body: object): Promise<PeopleSearchPage> {
  const reply = await search(body);
  expect(reply.status).toBe(200);
  return reply.body as PeopleSearchPage;
}

function altered(cursor: string | null): string {
  return `${cursor?.startsWith("M") ? "N" : "M"}${cursor?.slice(1)}`;
}

describe("contacts in the cursors scenario", () => {
  test("are 250, each once, when walked by cursor", async () => {
    const seen: Contact[] = [];
    let page = await list("limit=60");
    for (seen.push(...page.items); page.nextCursor !== null; seen.push(...page.items)) {
      page = await list(`limit=60&cursor=${page.nextCursor}`);
    }
    expect(seen).toHaveLength(250);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(250);
  });

  test("are the same by page as by cursor", async () => {
    const { nextCursor } = await list("limit=40");
    const [byCursor, byPage] = [await list(`limit=40&cursor=${nextCursor}`), await list("limit=40&page=2")];
    expect(byCursor).toEqual(byPage);
  });

  test("beyond page 100 are reached by cursor alone", async () => {
    expect((await caller.ask("listContacts", "/contacts?limit=1&page=101")).status).toBe(400);
    const last = await list("limit=1&page=100");
    const next = await list(`limit=1&cursor=${last.nextCursor}`);
    expect(next.page).toBe(101);
    expect(next.items[0]?.id).toBe((await list("limit=100&page=2")).items[0]?.id);
  });

  test("behind the last page are none", async () => {
    expect(await list("limit=100&page=4")).toMatchObject({ items: [], nextCursor: null });
  });

  test("are counted only when the request asks for it", async () => {
    expect((await list("limit=1")).total).toBeNull();
    expect((await list("limit=1&includeTotal=true")).total).toBe(250);
  });

  test("are narrowed by filters, and counted and walked within them", async () => {
    const first = await list("city=lisbon&limit=10&includeTotal=true");
    expect(first.total).toBeLessThan(250);
    expect(first.items.map(({ location }) => location?.city)).toEqual(Array(10).fill("Lisbon"));
    const second = await list(`city=lisbon&limit=10&cursor=${first.nextCursor}`);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(20);
  });

  test.for([
    ["email", "workEmail"],
    ["firstName", "firstName"],
    ["lastName", "lastName"],
    ["roleTitle", "currentTitle"],
    ["phone", "workMobilePhone"],
  ] as const)("are found by %s", async ([filter, field]) => {
    const [wanted] = (await list("limit=1&page=42")).items;
    const value = encodeURIComponent(`${wanted?.[field]}`);
    const { items } = await list(`${filter}=${value}&limit=100`);
    expect(items.map(({ id }) => id)).toContain(wanted?.id);
  });

  test("are found by any of several tags, by campaign, by profile and by years", async () => {
    const tags = "66a07a605a7b3c00127a0001,66a07a605a7b3c00127a0002";
    expect((await list(`tagIds=${tags}&includeTotal=true`)).total).toBe(126);
    expect((await list("campaignId=66e0ca4a5a7b3c0012ca0001&includeTotal=true")).total).toBe(50);
    const [wanted] = (await list("limit=1&page=7")).items;
    const profile = wanted?.socialUrls?.[0] ?? "";
    expect((await list(`socialUrl=${profile.split("/").at(-1)}`)).items).toEqual([wanted]);
    const { items } = await list("minYearsInCurrentRole=3&maxYearsInCurrentRole=4");
    expect(items.every(({ currentCompanyTenureYears: years = 0 }) => years >= 3 && years <= 4)).toBe(true);
  });

  test("are shown one by one with the same data", async () => {
    const [contact] = (await list("limit=1&page=9")).items;
    const { body } = await caller.ask("getContact", `/contacts/${contact?.id}`);
    expect(body).toEqual(contact);
  });

  test("are the same for every key", async () => {
    const { body } = await new Caller(mock).ask("listContacts", "/contacts?limit=5");
    expect(body).toEqual(await list("limit=5"));
  });

  test("are others with another seed, and as many as wanted", async () => {
    const other = await scenarioMock({ use: ["cursors"], numbers: { cursors: { contacts: 3, seed: 2 } } });
    const { body } = await new Caller(other).ask("listContacts", "/contacts?includeTotal=true");
    expect(body).toMatchObject({ total: 3, nextCursor: null });
    expect((body as ContactPage).items).not.toEqual((await list("limit=3")).items);
  });
});

describe("a cursor of contacts", () => {
  test.for([
    ["that was altered", (cursor: string | null) => `cursor=${altered(cursor)}`, "is no cursor of this API"],
    ["that was made up", () => "cursor=eyJwIjoyfQ.q1ZrY2h4", "is no cursor of this API"],
    ["that is empty", () => "cursor=", "is no cursor of this API"],
    [
      "with changed filters",
      (cursor: string | null) => `cursor=${cursor}&city=Porto`,
      "belongs to a request with other filters or limit",
    ],
  ] as const)("%s is refused", async ([, query, message]) => {
    const { nextCursor } = await list("limit=10&city=Lisbon");
    const { status, body } = await caller.ask("listContacts", `/contacts?limit=10&${query(nextCursor)}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "INVALID_REQUEST", issues: [{ path: "query.cursor", message }] });
  });

  test("goes on where it was when limit or count change", async () => {
    const { nextCursor } = await list("limit=10");
    expect((await list(`limit=5&includeTotal=true&cursor=${nextCursor}`)).items).toEqual(
      (await list("limit=15")).items.slice(10),
    );
  });
});

describe("a people search in the cursors scenario", () => {
  test("finds everybody once, page by page", async () => {
    const seen = new Set<string>();
    let page = await find({ limit: 20 });
    for (;;) {
      for (const { contactId } of page.items) seen.add(contactId);
      if (page.nextCursor === null) break;
      page = await find({ limit: 20, cursor: page.nextCursor });
    }
    expect(seen.size).toBe(250);
    expect(page.totalResults).toBe(250);
  });

  test("saves the people as contacts", async () => {
    const { items } = await find({ limit: 3 });
    expect(items.map(({ contactId }) => contactId)).toEqual((await list("limit=3")).items.map(({ id }) => id));
  });

  test("is narrowed by titles, skills and places", async () => {
    const { items } = await find({
      people: {
        job_title: { include: ["backend"], exclude: ["Staff"] },
        skills: { include: ["Go"] },
        locations: [{ country_code: "PT" }],
      },
    });
    expect(items.length).toBeGreaterThan(0);
    for (const { currentTitle, skills, location } of items) {
      expect(currentTitle).toBe("Backend engineer");
      expect(skills?.map(({ value }) => value)).toContain("Go");
      expect(location?.countryCode).toBe("PT");
    }
  });

  test("takes the default limit and the same number as one", async () => {
    const { nextCursor } = await find({});
    expect((await search({ limit: 10, cursor: nextCursor })).status).toBe(200);
  });

  test.for([
    ["an altered cursor", (cursor: string | null) => ({ limit: 5, cursor: altered(cursor) })],
    ["another limit", (cursor: string | null) => ({ limit: 6, cursor })],
    ["other filters", (cursor: string | null) => ({ limit: 5, cursor, people: { skills: { include: ["Go"] } } })],
  ] as const)("is refused with %s", async ([, change]) => {
    const { nextCursor } = await find({ limit: 5 });
    const { status, body } = await search(change(nextCursor));
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ path: "body.cursor" }] });
  });
});
