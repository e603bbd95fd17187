import { basePath, type ContactInput, type EnrichmentRequest } from "@recruiting-outreach/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { enrichContact } from "../jobs/enrich-contact.ts";
import type { Person } from "../people/person.ts";
import { syntheticPerson } from "../people/synthetic/people.ts";
import { seedPeople } from "../people/synthetic/seed-people.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await seedPeople(service.database.db, 300);
});
afterAll(() => service[Symbol.asyncDispose]());

/** Somebody in the directory with both kinds of address and a number. */
const { profile } = Array.from({ length: 300 }, (_, number) => syntheticPerson(number, 1)).find(
  (person) => person.profile.privateEmail && person.profile.workEmail && person.profile.workMobilePhone,
) as Person;
const { socialUrls = [], workEmail, privateEmail, currentTitle, currentCompany = "" } = profile;

/** A workgroup with a contact. */
async function workgroupWith(contact: ContactInput) {
  const { key, workgroupId } = await service.addWorkgroup();
  const headers = { "x-api-key": key };
  const post = (path: string, payload: object) =>
    service.app.inject({ method: "POST", url: basePath + path, headers, payload });
  const get = (path: string) => service.app.inject({ url: basePath + path, headers });
  const { contactId } = (await post("/contacts/import", { contact })).json();
  return {
    contactId,
    workgroupId,
    get,
    enrich: (request: object, id: string = contactId) => post(`/contacts/${id}/enrichment`, request),
    report: async (reportId: string) => (await get(`/contacts/${contactId}/enrichment/${reportId}`)).json(),
    contact: async () => (await get(`/contacts/${contactId}`)).json(),
    async enriched(request: EnrichmentRequest) {
      const { reportId } = (await post(`/contacts/${contactId}/enrichment`, request)).json();
      await service.settle();
      return (await get(`/contacts/${contactId}/enrichment/${reportId}`)).json();
    },
  };
}

describe("200", () => {
  it("answers at once, and is pending until the job has run", async () => {
    const { enrich, report } = await workgroupWith({ socialUrls });
    const response = await enrich({ findEmail: true });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: "pending", reportId: expect.any(String), enrichedData: {} });
    const { reportId } = response.json();
    expect(await report(reportId)).toMatchObject({ status: "pending", enrichedData: {} });
    await service.settle();
    expect(await report(reportId)).toMatchObject({ status: "enriched", enrichedData: { workEmail } });
  });

  it("adds what it found to the contact, and says so in the timeline", async () => {
    const { enriched, contact, get, contactId } = await workgroupWith({ socialUrls });
    await enriched({ findEmail: true });
    expect(await contact()).toMatchObject({ workEmail, privateEmail });
    const { items } = (await get(`/contacts/${contactId}/events`)).json();
    expect(items[0]).toMatchObject({ kind: "system.enriched", title: "Enriched: privateEmail, workEmail" });
  });

  it.each([
    [{ findEmail: true }, /email/i],
    [{ findPhone: true }, /phone/i],
    [
      { enrichCareerDetails: true },
      /title|company|experience|education|skill|language|industry|seniority|headline|summary|volunteering|accomplishments/i,
    ],
  ])("looks for nothing but what is switched on: %j", async (flags, fields) => {
    const { enriched } = await workgroupWith({ socialUrls });
    const { status, enrichedData } = await enriched(flags);
    expect(status).toBe("enriched");
    expect(Object.keys(enrichedData).filter((field) => !fields.test(field))).toEqual([]);
  });

  it("finds profiles by an address", async () => {
    const { enriched } = await workgroupWith({ workEmail: workEmail?.toUpperCase() ?? "" });
    expect((await enriched({ findSocialUrls: true })).enrichedData).toEqual({ socialUrls });
  });

  it("finds by name and company when there is no address", async () => {
    const { firstName = "", lastName = "" } = profile;
    const { enriched } = await workgroupWith({ firstName, lastName, currentCompany });
    expect((await enriched({ findSocialUrls: true })).enrichedData).toEqual({ socialUrls });
  });

  it.each([
    ["work", { workEmail }],
    ["private", { privateEmail }],
  ] as const)("keeps to the %s address when that is preferred and known", async (prefer, found) => {
    const { enriched } = await workgroupWith({ socialUrls });
    expect((await enriched({ findEmail: true, emailPreference: { prefer } })).enrichedData).toEqual(found);
  });

  it("leaves alone what is known already", async () => {
    const { enriched, contact } = await workgroupWith({ socialUrls, headline: "My own words", currentTitle: "Potter" });
    const { enrichedData } = await enriched({ enrichCareerDetails: true });
    expect(enrichedData).not.toHaveProperty("headline");
    expect(await contact()).toMatchObject({ headline: "My own words", currentTitle: "Potter", currentCompany });
  });

  it("does not mix the facts of two employers", async () => {
    const { enriched } = await workgroupWith({ socialUrls, currentCompany: "Elsewhere" });
    const { enrichedData } = await enriched({ enrichCareerDetails: true });
    expect(enrichedData).toHaveProperty("skills");
    expect(enrichedData).not.toHaveProperty("currentCompanyFrom");
    expect(enrichedData.currentTitle).not.toBe(currentTitle);
  });

  it("tells when nothing was found", async () => {
    const { enriched } = await workgroupWith({ workEmail: "nobody@nowhere.example.com" });
    expect(await enriched({ findPhone: true })).toMatchObject({ status: "notFound", enrichedData: {} });
  });

  it("tells when the search for it failed for good, and not before", async () => {
    const { enrich, report, workgroupId } = await workgroupWith({ socialUrls });
    const { reportId } = (await enrich({ findPhone: true })).json();
    const directory = {
      prepare: service.services.directory.prepare,
      lookUp: () => Promise.reject(new Error("the directory is down")),
    };
    const attempt = (lastAttempt: boolean) =>
      enrichContact({ workgroupId, data: { reportId }, lastAttempt }, { ...service.services, directory });
    await expect(attempt(false)).rejects.toThrow("the directory is down");
    expect((await report(reportId)).status).toBe("pending");
    await expect(attempt(true)).rejects.toThrow("the directory is down");
    expect((await report(reportId)).status).toBe("failed");
    await service.settle();
    expect((await report(reportId)).status).toBe("failed");
  });

  it("comes to the same result when the job is done twice", async () => {
    const { enriched, report, get, contactId, workgroupId } = await workgroupWith({ socialUrls });
    const { reportId } = await enriched({ findEmail: true });
    const before = await report(reportId);
    await enrichContact({ workgroupId, data: { reportId }, lastAttempt: false }, service.services);
    expect(await report(reportId)).toEqual(before);
    const { items } = (await get(`/contacts/${contactId}/events`)).json();
    expect(items.filter(({ kind }: { kind: string }) => kind === "system.enriched")).toHaveLength(1);
  });
});

describe("400", () => {
  it.each([{}, { findEmail: false }, { findEmail: false, userSocialUrl: "https://social.example/in/maya" }])(
    "needs something to look for: %j",
    async (request) => {
      const { enrich } = await workgroupWith({ socialUrls });
      const response = await enrich(request);
      expect(response.statusCode).toBe(400);
      expect(response.json().code).toBe("INVALID_REQUEST");
    },
  );
});

describe("404", () => {
  it("knows no contact of another workgroup", async () => {
    const [one, other] = await Promise.all([workgroupWith({ socialUrls }), workgroupWith({ socialUrls })]);
    const response = await other.enrich({ findEmail: true }, one.contactId);
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe("NOT_FOUND");
  });
});
