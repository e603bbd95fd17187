import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addCampaign } from "../testing/campaigns.ts";
import { assign, TestContacts } from "../testing/contacts.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

/** A workgroup of its own for each test. */
const workgroup = async () => new TestContacts(service, await service.addWorkgroup());

describe("campaignId", () => {
  it("keeps the contacts that are assigned to the campaign", async () => {
    const group = await service.addWorkgroup();
    const contacts = new TestContacts(service, group);
    const assigned = await contacts.import({ firstName: "Ana" });
    await contacts.import({ firstName: "Rui" });
    const campaignId = await addCampaign(service, group);
    await assign(service, group, campaignId, assigned);
    expect(await contacts.found({ campaignId })).toEqual(["Ana"]);
    expect(await contacts.found({ campaignId: campaignId.toUpperCase() })).toEqual(["Ana"]);
    expect(await contacts.found({ campaignId: "66e0ca4a5a7b3c0012ca0001" })).toEqual([]);
    expect(await (await workgroup()).found({ campaignId })).toEqual([]);
  });
});

describe("tagIds", () => {
  const tagged = async () => {
    const contacts = await workgroup();
    await contacts.import({ firstName: "A" }, { tags: ["a"] });
    await contacts.import({ firstName: "B" }, { tags: ["b"] });
    await contacts.import({ firstName: "C" }, { tags: ["c"] });
    const { items } = (await contacts.call("GET", "/tags")).json<{ items: { tagId: string }[] }>();
    const [a = "", b = ""] = items.map(({ tagId }) => tagId);
    return { contacts, a, b };
  };

  it("find contacts with any of the tags, repeated or separated by commas, whatever the case", async () => {
    const { contacts, a, b } = await tagged();
    expect(await contacts.found({ tagIds: [a, b] })).toEqual(["B", "A"]);
    expect(await contacts.found({ tagIds: `${b},${a.toUpperCase()}` })).toEqual(["B", "A"]);
  });

  it("show a contact that carries several of them once", async () => {
    const { contacts, a, b } = await tagged();
    await contacts.import({ firstName: "Both" }, { tags: ["a", "b"] });
    expect(await contacts.found({ tagIds: [a, b] })).toEqual(["Both", "B", "A"]);
  });

  it("may be 50 in all, and not 51", async () => {
    const { contacts, a } = await tagged();
    const run = Array(25).fill(a).join(",");
    expect((await contacts.list({ tagIds: [run, run] })).statusCode).toBe(200);
    const response = await contacts.list({ tagIds: [run, run, a] });
    expect(response.statusCode).toBe(400);
    expect(response.json().issues).toEqual([
      { path: "query.tagIds", message: "must not hold more than 50 identifiers in all" },
    ]);
  });

  it.each(["", "zz", "66a07a605a7b3c00127a0001,", "66a07a605a7b3c00127a0001,1"])(
    "are refused as %j",
    async (tagIds) => {
      const contacts = await workgroup();
      expect((await contacts.list({ tagIds })).statusCode).toBe(400);
    },
  );
});

describe("roleTitle", () => {
  it("finds all its words in the current or in the previous title", async () => {
    const contacts = await workgroup();
    await contacts.import({ firstName: "Now", currentTitle: "Staff Backend-Engineer (Go)" });
    await contacts.import({ firstName: "Before", currentTitle: "Head of data", previousTitle: "Engineer, backend" });
    await contacts.import({ firstName: "Half", currentTitle: "Backend lead", previousTitle: "Engineer" });
    expect(await contacts.found({ roleTitle: "backend engineer" })).toEqual(["Before", "Now"]);
  });

  it("finds whole words", async () => {
    const contacts = await workgroup();
    await contacts.import({ firstName: "Ana", currentTitle: "Engineering manager" });
    await contacts.import({ firstName: "Rui", currentTitle: "C++ engineer" });
    expect(await contacts.found({ roleTitle: "Engineer" })).toEqual(["Rui"]);
    expect(await contacts.found({ roleTitle: "c++" })).toEqual(["Rui"]);
  });
});

describe("places", () => {
  it.each(["city", "region", "country", "countryCode"] as const)(
    "%s is where the person lives, without case",
    async (part) => {
      const contacts = await workgroup();
      const location = { city: "São Paulo", region: "Grande São Paulo", country: "Brasil", countryCode: "BR" };
      await contacts.import({ firstName: "Ana", location, experiences: [{ location: { [part]: "PT" } }] });
      expect(await contacts.found({ [part]: location[part].toLowerCase() })).toEqual(["Ana"]);
      expect(await contacts.found({ [part]: "PT" })).toEqual([]);
    },
  );

  it.each(["city", "region", "country", "countryCode"] as const)(
    "%s is that of a role where home is not known",
    async (part) => {
      const contacts = await workgroup();
      await contacts.import({
        firstName: "Ana",
        location: { postalCode: "1200-109" },
        experiences: [{ location: { [part]: "PT" } }, { title: "Intern", location: { [part]: "ES" } }],
      });
      expect(await contacts.found({ [part]: "pt" })).toEqual(["Ana"]);
      expect(await contacts.found({ [part]: "es" })).toEqual(["Ana"]);
      expect(await contacts.found({ [part]: "fr" })).toEqual([]);
    },
  );
});

describe("years in the current role", () => {
  // The clock of the tests stands in November 2026.
  const people = async () => {
    const contacts = await workgroup();
    await contacts.import({
      firstName: "Told",
      currentCompanyTenureYears: 3,
      currentCompanyFrom: "1990-01-01T00:00:00Z",
    });
    await contacts.import({ firstName: "Since", currentCompanyFrom: "2016-11-01T00:00:00Z" });
    await contacts.import({
      firstName: "Ended",
      currentCompanyFrom: "2010-01-01T00:00:00Z",
      currentCompanyTo: "2011-01-01T00:00:00Z",
    });
    await contacts.import({
      firstName: "Ending",
      currentCompanyFrom: "2021-12-01T00:00:00Z",
      currentCompanyTo: "2027-12-01T00:00:00Z",
    });
    await contacts.import({ firstName: "Unknown", currentCompany: "Harborline" });
    return contacts;
  };

  it("are at least the least, from what is told or from the dates", async () => {
    const contacts = await people();
    expect(await contacts.found({ minYearsInCurrentRole: 3 })).toEqual(["Ending", "Since", "Told"]);
    expect(await contacts.found({ minYearsInCurrentRole: 10 })).toEqual(["Since"]);
  });

  it("are at most the most", async () => {
    const contacts = await people();
    expect(await contacts.found({ maxYearsInCurrentRole: 3 })).toEqual(["Ended", "Told"]);
    expect(await contacts.found({ maxYearsInCurrentRole: 0 })).toEqual([]);
  });

  it("are many where the beginning is only a stand-in", async () => {
    const contacts = await workgroup();
    const currentCompanyFrom = "0001-01-01T00:00:00Z";
    await contacts.import({ firstName: "Ended", currentCompanyFrom, currentCompanyTo: "2020-01-01T00:00:00Z" });
    await contacts.import({ firstName: "Going on", currentCompanyFrom });
    expect(await contacts.found({ minYearsInCurrentRole: 80 })).toEqual(["Going on", "Ended"]);
    expect(await contacts.found({ maxYearsInCurrentRole: 80 })).toEqual([]);
  });

  it("are none before the beginning, and none where the end comes before it", async () => {
    const contacts = await workgroup();
    const dates = [
      ["Future", "2050-01-01T00:00:00Z", undefined],
      ["Backwards", "2022-01-01T00:00:00Z", "2020-01-01T00:00:00Z"],
      ["Both", "2052-01-01T00:00:00Z", "2051-01-01T00:00:00Z"],
    ] as const;
    for (const [firstName, currentCompanyFrom, currentCompanyTo = null] of dates) {
      const id = await contacts.import({ firstName, currentCompanyFrom, currentCompanyTo });
      expect((await contacts.call("GET", `/${id}`)).json().currentCompanyTenureYears).toBe(0);
    }
    expect(await contacts.found({ maxYearsInCurrentRole: 0 })).toEqual(["Both", "Backwards", "Future"]);
    expect(await contacts.found({ minYearsInCurrentRole: 0.1 })).toEqual([]);
  });

  it("lie between both", async () => {
    const contacts = await people();
    expect(await contacts.found({ minYearsInCurrentRole: 3, maxYearsInCurrentRole: 5 })).toEqual(["Ending", "Told"]);
    expect(await contacts.found({ minYearsInCurrentRole: 5, maxYearsInCurrentRole: 3 })).toEqual([]);
  });

  it("grow with time until the known end", async () => {
    await using later = await startTestService();
    const group = await later.addWorkgroup();
    const contacts = new TestContacts(later, group);
    await contacts.import({
      firstName: "Ending",
      currentCompanyFrom: "2021-12-01T00:00:00Z",
      currentCompanyTo: "2027-12-01T00:00:00Z",
    });
    expect(await contacts.found({ minYearsInCurrentRole: 5.5 })).toEqual([]);
    later.clock.pass(10 * 365 * 86_400);
    expect(await contacts.found({ minYearsInCurrentRole: 5.5, maxYearsInCurrentRole: 6 })).toEqual(["Ending"]);
    expect(await contacts.found({ minYearsInCurrentRole: 7 })).toEqual([]);
  });
});
