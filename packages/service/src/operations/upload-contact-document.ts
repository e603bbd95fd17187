import { documentUploaded } from "../contacts/timeline.ts";
import { Contacts } from "../data/contacts.ts";
import { type DocumentSlot, Documents } from "../data/documents.ts";
import { Events } from "../data/events.ts";
import { receiveUpload } from "../documents/upload.ts";
import { newId } from "../ids.ts";
import { deleteUnfiledDocument } from "../jobs/delete-unfiled-document.ts";
import type { Job } from "../jobs/job.ts";
import { notFound } from "../problems.ts";
import type { Handler } from "./handler.ts";

/** Types of which a contact has one document at a time. */
const cvTypes = ["cv", "resume"];

/** No request takes longer, in seconds. */
const longestUpload = 3600;

/** POST /contacts/{contactId}/documents: stores a file, which either takes the place of the CV or joins the attachments. */
export const uploadContactDocument: Handler<"uploadContactDocument"> = async (
  { caller: { workgroupId }, path, now, request },
  services,
) => {
  const { tenancy, queue, documents: store } = services;
  const documentId = newId(now.getTime());
  await tenancy.write(workgroupId, async (scope) => {
    if (!(await new Contacts(scope).find(path.contactId))) throw notFound("contact", path.contactId);
    // Should the service be killed meanwhile, nobody else knows of the file.
    await queue.enqueue(scope, deletionOf(documentId), { afterSeconds: longestUpload });
  });
  try {
    const upload = await receiveUpload(request, (content) => store.put({ workgroupId, documentId }, content));
    const slot: DocumentSlot = cvTypes.includes(upload.type) ? "cv" : "attachment";
    const replaced = await tenancy.write(workgroupId, async (scope) => {
      const contact = await new Contacts(scope).findForUpdate(path.contactId);
      if (!contact) throw notFound("contact", path.contactId);
      const document = { ...upload, id: documentId, contactId: contact.id, slot, createdAt: now };
      await new Events(scope).record(documentUploaded(contact.id, document, now));
      const old = await new Documents(scope).add(document);
      if (old) await queue.enqueue(scope, deletionOf(old));
      return old;
    });
    if (replaced) return { message: "The CV was replaced." };
    return { message: slot === "cv" ? "The CV was stored." : "The document was added to the attachments." };
  } catch (error) {
    // When this fails too, it is done by the job that waits.
    const task = { workgroupId, data: { documentId }, lastAttempt: false };
    await deleteUnfiledDocument(task, services).catch(() => undefined);
    throw error;
  }
};

function deletionOf(documentId: string): Job {
  return { name: "delete-unfiled-document", data: { documentId } };
}
