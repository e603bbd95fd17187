import { basePath } from "@recruiting-outreach/contract";
import type { InjectOptions } from "fastify";
import { addCampaign } from "./campaigns.ts";
import type { TestService, TestWorkgroup } from "./test-service.ts";
import { formOf, pdf, postDocument } from "./upload.ts";

/** A workgroup that has used everything, and by what the rest of the world could ask for what it has. */
export interface BusyWorkgroup extends TestWorkgroup {
  readonly contactId: string;
  readonly noteId: string;
  readonly tagId: string;
  readonly campaignId: string;
  readonly jobGroupId: string;
  readonly reportId: string;
  readonly email: string;
  readonly phone: string;
  /** Address of the contact's profile. */
  readonly socialUrl: string;
  /** Address of the profile of the one who sends. */
  readonly senderUrl: string;
  /** Positions in lists, by the operation that gave them. */
  readonly cursors: Readonly<Record<"listContacts" | "listContactEvents" | "searchPeople", string>>;
  /** A word that stands in all it has written, and in none of the values above. */
  readonly mark: string;
}

/** Makes one; every table has at least one row of it. The directory must know people. */
export async function addBusyWorkgroup(service: TestService, mark: string): Promise<BusyWorkgroup> {
  const workgroup = await service.addWorkgroup({ plan: "enterprise", credits: 1_000_000, administrator: true });
  const { workgroupId } = workgroup;
  const email = `${workgroupId}@nova.example`;
  const phone = `+35191${`${Number.parseInt(workgroupId.slice(-8), 16) % 10_000_000}`.padStart(7, "0")}`;
  const socialUrl = `https://social.example/in/contact-${workgroupId}`;
  const senderUrl = `https://social.example/in/sender-${workgroupId}`;
  const campaignId = await addCampaign(service, workgroup, {
    name: `Campaign ${mark}`,
    sender: { type: "user", socialUrl: senderUrl },
  });
  const ask = async (method: "GET" | "POST", path: string, payload?: object) => {
    const request: InjectOptions = { method, url: basePath + path, headers: { "x-api-key": workgroup.key } };
    const response = await service.app.inject({ ...request, ...(payload && { payload }) });
    if (response.statusCode >= 300) throw new Error(`${method} ${path}: ${response.body}`);
    return response.json();
  };
  const contact = {
    firstName: mark,
    workEmail: email,
    workPhone: phone,
    socialUrls: [socialUrl],
    currentTitle: "Backend engineer",
  };
  const { contactId } = await ask("POST", "/contacts/import", { contact, tags: [mark], notes: [`Note ${mark}`] });
  const { noteId } = await ask("POST", `/contacts/${contactId}/note`, { value: `Another note ${mark}` });
  const form = formOf([
    ["type", "cv"],
    ["file", pdf(20, `${mark}.pdf`)],
  ]);
  await postDocument(service, { ...workgroup, contactId }, form);
  const { reportId } = await ask("POST", `/contacts/${contactId}/enrichment`, { findEmail: true });
  const found = await ask("POST", "/people/search", { limit: 2 });
  const { jobGroupId } = await ask("POST", `/campaigns/${campaignId}/contacts`, { contactIds: [contactId] });
  await service.settle();
  const contacts = await ask("GET", "/contacts?limit=1");
  const events = await ask("GET", `/contacts/${contactId}/events?limit=1`);
  const tags = await ask("GET", "/contacts/tags");
  const cursors = {
    listContacts: contacts.nextCursor,
    listContactEvents: events.nextCursor,
    searchPeople: found.nextCursor,
  };
  const { tagId } = tags.items[0];
  const made = { contactId, noteId, tagId, campaignId, jobGroupId, reportId };
  return { ...workgroup, ...made, email, phone, socialUrl, senderUrl, cursors, mark };
}
