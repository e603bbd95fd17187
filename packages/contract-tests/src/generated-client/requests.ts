import type { Arguments, OperationId } from "@recruiting-outreach/client";

/** Arguments of a call, and the request they must become. */
export interface ExpectedRequest<Id extends OperationId> {
  args: Arguments<Id>;
  method: "GET" | "POST" | "PATCH";
  /** Path and query behind the base address. */
  target: string;
  /** Value of the JSON body; entries of form data, files by their text. Left out where no body is sent. */
  body?: unknown;
}

const contactId = "66f1c0de5a7b3c0012ab0001";
const campaignId = "66e0ca4a5a7b3c0012ca0001";
const noteId = "6741d07e5a7b3c0012d00001";
const reportId = "6742e0e05a7b3c0012e00001";
const tagIds = ["66a07a605a7b3c00127a0001", "66a07a605a7b3c00127a0002"];
const search = { people: { skills: { include: ["Go"] } }, limit: 3 };

/** One request for each operation; a missing one does not compile. */
export const requests: { [Id in OperationId]: ExpectedRequest<Id> } = {
  validateApiKey: { args: {}, method: "GET", target: "/auth/validate" },
  searchPeople: { args: search, method: "POST", target: "/people/search", body: search },
  listContacts: {
    args: { city: "Zürich", tagIds, includeTotal: true, limit: 2 },
    method: "GET",
    target: `/contacts?city=Z%C3%BCrich&tagIds=${tagIds[0]}&tagIds=${tagIds[1]}&includeTotal=true&limit=2`,
  },
  listContactTags: { args: { name: "R&D", limit: 5 }, method: "GET", target: "/contacts/tags?name=R%26D&limit=5" },
  importContact: {
    args: { contact: { firstName: "Tomasz" }, tags: ["backend"] },
    method: "POST",
    target: "/contacts/import",
    body: { contact: { firstName: "Tomasz" }, tags: ["backend"] },
  },
  getContact: { args: { contactId: "a/b" }, method: "GET", target: "/contacts/a%2Fb" },
  updateContact: {
    args: { contactId, headline: null },
    method: "PATCH",
    target: `/contacts/${contactId}`,
    body: { headline: null },
  },
  addContactNote: {
    args: { contactId, value: "Call." },
    method: "POST",
    target: `/contacts/${contactId}/note`,
    body: { value: "Call." },
  },
  upsertContactNote: {
    args: { contactId, noteId, value: "Call on Tuesday." },
    method: "POST",
    target: `/contacts/${contactId}/note/${noteId}`,
    body: { value: "Call on Tuesday." },
  },
  enrichContact: {
    args: { contactId, findEmail: true },
    method: "POST",
    target: `/contacts/${contactId}/enrichment`,
    body: { findEmail: true },
  },
  getEnrichmentReport: {
    args: { contactId, reportId },
    method: "GET",
    target: `/contacts/${contactId}/enrichment/${reportId}`,
  },
  listContactDocuments: { args: { contactId }, method: "GET", target: `/contacts/${contactId}/documents` },
  uploadContactDocument: {
    args: { contactId, type: "cv", file: new File(["%PDF-1.7"], "cv.pdf", { type: "application/pdf" }) },
    method: "POST",
    target: `/contacts/${contactId}/documents`,
    body: { type: "cv", file: "%PDF-1.7" },
  },
  listContactEvents: {
    args: { contactId, cursor: "next=", limit: 10 },
    method: "GET",
    target: `/contacts/${contactId}/events?cursor=next%3D&limit=10`,
  },
  listCampaigns: { args: { active: true, page: 2 }, method: "GET", target: "/campaigns?active=true&page=2" },
  getCampaign: { args: { campaignId }, method: "GET", target: `/campaigns/${campaignId}` },
  assignContactsToCampaign: {
    args: { campaignId, contactIds: [contactId] },
    method: "POST",
    target: `/campaigns/${campaignId}/contacts`,
    body: { contactIds: [contactId] },
  },
  listOperations: {
    args: { status: ["pending", "processing"], campaignId },
    method: "GET",
    target: `/operations?status=pending&status=processing&campaignId=${campaignId}`,
  },
};
