import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type {
  CampaignPage,
  Contact,
  ContactPage,
  OperationPage,
  OperationStatus,
  PeopleSearchPage,
} from "@recruiting-outreach/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { at } from "../http/contract-document.ts";
import { type Sandbox, startSandbox } from "./start-sandbox.ts";

let folder: string;
let sandbox: Sandbox;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sandbox-test-"));
  sandbox = await startSandbox({ port: 0, folder, people: 200 });
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});

async function get<Body>(path: string): Promise<Body> {
  const response = await fetch(sandbox.url + path, { headers: { "x-api-key": sandbox.key } });
  expect(response.status).toBe(200);
  return (await response.json()) as Body;
}

describe("the sandbox", () => {
  it("opens with a key that everybody knows", async () => {
    expect(sandbox.key).toBe("demo");
    expect(await get("/auth/validate")).toMatchObject({ valid: true, label: "Sandbox" });
  });

  it("has contacts for more than one page", async () => {
    const { items, nextCursor } = await get<ContactPage>("/contacts");
    expect(items).toHaveLength(25);
    expect(nextCursor).not.toBeNull();
  });

  it("has the contact of the examples, with tags and a campaign", async () => {
    expect(await get<Contact>("/contacts/66f1c0de5a7b3c0012ab0001")).toMatchObject({
      firstName: "Priya",
      tags: [{ _id: "66a07a605a7b3c00127a0001", value: "backend" }, { value: "referral" }],
      currentCampaign: { campaignId: "66e0ca4a5a7b3c0012ca0001", stagePositionCode: "S1" },
    });
  });

  it.each([
    ["an enrichment", "/contacts/66f1c0de5a7b3c0012ab0002/enrichment/6742e0e05a7b3c0012e00001", { status: "enriched" }],
    ["documents", "/contacts/66f1c0de5a7b3c0012ab0001/documents", { cv: { fileName: "priya-raman.pdf" } }],
  ])("has %s of the examples", async (_, path, part) => {
    expect(await get(path)).toMatchObject(part);
  });

  it.each([
    ["key_expired", 401],
    ["key_rate_limited", 429],
    ["key_no_credits", 402],
    ["key_wrong_plan", 403],
  ])("has the key %s, whose searches end with %i", async (key, status) => {
    const response = await fetch(`${sandbox.url}/people/search`, {
      method: "POST",
      headers: { "x-api-key": key, "content-type": "application/json" },
      body: "{}",
    });
    expect(response.status).toBe(status);
  });

  it("has campaigns that run, and one that does not", async () => {
    const { items } = await get<CampaignPage>("/campaigns");
    expect(items.map(({ active }) => active)).toEqual([true, true, false]);
  });

  it("has operations in every status", async () => {
    const statuses = at("/components/schemas/OperationStatus")?.["enum"] as OperationStatus[];
    for (const status of statuses) {
      const { total } = await get<OperationPage>(`/operations?status=${status}`);
      expect({ status, any: total > 0 }).toEqual({ status, any: true });
    }
  });

  it("has people to search for, who are then contacts to be assigned", async () => {
    const post = async <Body>(path: string, body: object) => {
      const response = await fetch(sandbox.url + path, {
        method: "POST",
        headers: { "x-api-key": sandbox.key, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return [response.status, (await response.json()) as Body] as const;
    };
    const [found, { items }] = await post<PeopleSearchPage>("/people/search", { limit: 3 });
    expect([found, items.length]).toEqual([200, 3]);
    const contactIds = items.map(({ contactId }) => contactId);
    const [accepted] = await post("/campaigns/66e0ca4a5a7b3c0012ca0001/contacts", { contactIds });
    expect(accepted).toBe(202);
  });
});

describe("its folder", () => {
  it("keeps everything until the next start", async () => {
    const own = await mkdtemp(join(tmpdir(), "sandbox-test-"));
    const first = await startSandbox({ port: 0, folder: own, people: 0 });
    const note = await fetch(`${first.url}/contacts/66f1c0de5a7b3c0012ab0001/note`, {
      method: "POST",
      headers: { "x-api-key": first.key, "content-type": "application/json" },
      body: JSON.stringify({ value: "Called." }),
    });
    const { noteId } = (await note.json()) as { noteId: string };
    await first.close();
    const second = await startSandbox({ port: 0, folder: own, people: 0 });
    const events = await fetch(`${second.url}/contacts/66f1c0de5a7b3c0012ab0001/events`, {
      headers: { "x-api-key": second.key },
    });
    expect(await events.text()).toContain(noteId);
    await second.close();
    await rm(own, { recursive: true });
  });
});
