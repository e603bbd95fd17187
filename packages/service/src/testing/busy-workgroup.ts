import { basePath } from "@recruiting-outreach/contract";
import type { InjectOptions } from "fastify";
import { addCampaign } from "./campaigns.ts";
import type { TestService, TestWorkgroup } from "./test-service.ts";
import { formOf, pdf, postDocument } from "./upload.ts";

/** A workgroup that has used everything, and the identifiers of what it has. */
export interface BusyWorkgroup extends TestWorkgroup {
  readonly contactId: string;
  readonly noteId: string;
  readonly tagId: string;
  readonly campaignId: string;
  readonly jobGroupId: string;
  readonly reportId: string;
  /** Positions in lists, by the operation that gave them. */
  readonly cursors: {
    readonly listContacts: string;
    readonly listContactEvents: string;
    readonly searchPeople: string;
  };
  /** A word that stands in whatever it has written. */
  readonly mark: string;
}

/** Makes one; every table has at least one row of it. The directory must know people. */
export async function addBusyWorkgroup(service: TestService, mark: string): Promise<BusyWorkgroup> {
  const workgroup = await service.addWorkgroup({ plan: "enterprise", credits: 10_000, administrator: true });
  const campaignId = await addCampaign(service, workgroup, {
    name: `Campaign ${mark}`,
    sender: { type: "user", socialUrl: `https://social.example/in/${mark}` },
  });
  const ask = async (method: "GET" | "POST", path: string, payload?: object) => {
    const request: InjectOptions = { method, url: basePath + path, headers: { "x-api-key": workgroup.key } };
    const response = await service.app.inject({ ...request, ...(payload && { payload }) });
    if (response.statusCode >= 300) throw new Error(`${method} ${path}: ${response.body}`);
    return response.json();
  };
  const contact = { firstName: mark, workEmail: `${mark}@nova.example`, workPhone: "+351912345678" };
  const { contactId } = await ask("POST", "/contacts/import", { contact, tags: [mark], notes: [`Note ${mark}`] });
  const { noteId } = await ask("POST", `/contacts/${contactId}/note`, { value: `Another note ${mark}` });
  await postDocument(
    service,
    { ...workgroup, contactId },
    formOf([
      ["type", "cv"],
      ["file", pdf(20, `${mark}.pdf`)],
    ]),
  );
  const { reportId } = await ask("POST", `/contacts/${contactId}/enrichment`, { findEmail: true });
  const found = await ask("POST", "/people/search", { limit: 2 });
  const { jobGroupId } = await ask("POST", `/campaigns/${campaignId}/contacts`, { contactIds: [contactId] });
  await service.settle();
  const contacts = await ask("GET", "/contacts?limit=1");
  const events = await ask("GET", `/contacts/${contactId}/events?limit=1`);
  const tags = await ask("GET", "/contacts/tags");
  return {
    ...workgroup,
    contactId,
    noteId,
    tagId: tags.items[0].tagId,
    campaignId,
    jobGroupId,
    reportId,
    cursors: {
      listContacts: contacts.nextCursor,
      listContactEvents: events.nextCursor,
      searchPeople: found.nextCursor,
    },
    mark,
  };
}
