import type { ContactDocument } from "@recruiting-outreach/contract";
import { Contacts } from "../data/contacts.ts";
import { Documents, type StoredDocument } from "../data/documents.ts";
import { originOf } from "../http/origin.ts";
import { notFound } from "../problems.ts";
import type { Handler } from "./handler.ts";

/** GET /contacts/{contactId}/documents: the CV and the attachments, each with a link that is good for some minutes. */
export const listContactDocuments: Handler<"listContactDocuments"> = async (
  { caller: { workgroupId }, path, now, request },
  { tenancy, links },
) => {
  const documents = await tenancy.read(workgroupId, async (scope) => {
    const contact = await new Contacts(scope).find(path.contactId);
    if (!contact) throw notFound("contact", path.contactId);
    return new Documents(scope).list(contact.id);
  });
  const origin = originOf(request);
  const shown = ({ id, type, fileName, contentType, size, createdAt }: StoredDocument): ContactDocument => ({
    documentId: id,
    type,
    fileName,
    contentType,
    size,
    createdAt: createdAt.toISOString(),
    url: links.to({ workgroupId, documentId: id }, now, origin),
  });
  const cv = documents.find(({ slot }) => slot === "cv");
  return { cv: cv ? shown(cv) : null, attachments: documents.filter((document) => document !== cv).map(shown) };
};
