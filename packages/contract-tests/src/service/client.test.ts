import { type Client, createClient, isOutreachError } from "@recruiting-outreach/client";
import { describe, expect, it } from "vitest";
import { targetKey, targetUrl } from "../target.ts";

function clientOf(apiKey: string = targetKey): Client {
  return createClient({ baseUrl: targetUrl, apiKey });
}

async function collect<Entry>(entries: AsyncIterable<Entry>): Promise<Entry[]> {
  const collected: Entry[] = [];
  for await (const entry of entries) collected.push(entry);
  return collected;
}

const client = clientOf();
const campaignId = "66e0ca4a5a7b3c0012ca0001";
const quickly = { interval: 50, deadline: 20_000 };

describe("a walk through a list of the service", () => {
  it("gives every contact once", async () => {
    const contacts = await collect(client.paginate("listContacts", { limit: 7 }));
    expect(contacts.length).toBeGreaterThanOrEqual(30);
    expect(new Set(contacts.map(({ id }) => id)).size).toBe(contacts.length);
  });

  it("gives every person of a search once, and counts the credits", async () => {
    const criteria = { people: { job_title: { include: ["Backend engineer"] } }, limit: 2 };
    const walk = client.paginate("searchPeople", criteria, { maxCredits: 200 });
    const people = await collect(walk);
    expect(people.length).toBeGreaterThan(2);
    expect(new Set(people.map(({ contactId }) => contactId)).size).toBe(people.length);
    expect(walk.credits).toBe(20 * people.length);
  });
});

describe("a contact of the service", () => {
  it("has the documents that were uploaded to it, under links that need no key", async () => {
    const { contactId } = await client.importContact({ contact: { firstName: "Ilse" } });
    const cv = new File(["%PDF-1.7 of Ilse"], "ilse.pdf", { type: "application/pdf" });
    await client.uploadContactDocument({ contactId, type: "cv", file: cv });
    const documents = await client.listContactDocuments({ contactId });
    expect(documents.cv).toMatchObject({ fileName: "ilse.pdf", contentType: "application/pdf", size: cv.size });
    expect(await (await fetch(documents.cv?.url ?? "")).text()).toBe("%PDF-1.7 of Ilse");
  });

  it("has a timeline that tells what happened to it", async () => {
    const { contactId } = await client.importContact({ contact: { firstName: "Tarek" } });
    const { noteId } = await client.addContactNote({ contactId, value: "Call." });
    await client.upsertContactNote({ contactId, noteId, value: "Call on Tuesday." });
    const events = await collect(client.paginate("listContactEvents", { contactId, limit: 1 }));
    expect(events.map(({ kind }) => kind)).toEqual(["system.noteChanged", "system.noteAdded", "system.imported"]);
  });

  it("has one operation for each stage of the campaign that it is assigned to", async () => {
    const { contactId } = await client.importContact({ contact: { firstName: "Noor" } });
    const { jobGroupId } = await client.assignContactsToCampaign({ campaignId, contactIds: [contactId] });
    for await (const { operations } of client.followOperations(jobGroupId, quickly)) {
      if (operations.length > 0) {
        expect(operations.map((operation) => operation.contactId)).toEqual([contactId, contactId, contactId]);
        break;
      }
    }
  });

  it("can be followed while it is enriched", async () => {
    const [found] = (await client.searchPeople({ limit: 1 })).items;
    const contactId = found?.contactId ?? "";
    const { reportId } = await client.enrichContact({ contactId, findPhone: true });
    const reports = await collect(client.followEnrichment({ contactId, reportId }, quickly));
    expect(["enriched", "notFound"]).toContain(reports.at(-1)?.status);
  });
});

describe("a client of the service", () => {
  it.each([
    ["key_expired", "UnauthorizedError"],
    ["key_no_credits", "InsufficientCreditsError"],
    ["key_wrong_plan", "PlanNotEligibleError"],
    ["key_rate_limited", "RateLimitedError"],
  ] as const)("is refused with the key %s", async (apiKey, name) => {
    const failure = await clientOf(apiKey)
      .searchPeople({ limit: 1 }, { maxWait: 0 })
      .catch((error: unknown) => error);
    expect(isOutreachError(failure, name)).toBe(true);
  });

  it("learns what is wrong with a request", async () => {
    const { error } = await client.searchPeople({ limit: 21 }, { throws: false });
    expect(error?.name === "InvalidRequestError" && error.body).toMatchObject({ issues: [{ path: "body.limit" }] });
  });
});
