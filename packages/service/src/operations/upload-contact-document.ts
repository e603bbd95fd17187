import { documentUploaded } from "../contacts/timeline.ts";
import { Contacts } from "../data/contacts.ts";
import { type DocumentSlot, Documents } from "../data/documents.ts";
import { Events } from "../data/events.ts";
import { receiveUpload } from "../documents/upload.ts";
import { newId } from "../ids.ts";
import { notFound } from "../problems.ts";
import type { Handler } from "./handler.ts";

/** Types of which a contact has one document at a time. */
const cvTypes = ["cv", "resume"];

/** POST /contacts/{contactId}/documents: stores a file, which either takes the place of the CV or joins the attachments. */
export const uploadContactDocument: Handler<"uploadContactDocument"> = async (
  { caller: { workgroupId }, path, now, request },
  { tenancy, documents: store },
) => {
  const known = await tenancy.read(workgroupId, (scope) => new Contacts(scope).find(path.contactId));
  if (!known) throw notFound("contact", path.contactId);
  const place = { workgroupId, documentId: newId(now.getTime()) };
  try {
    const upload = await receiveUpload(request, (content) => store.put(place, content));
    const slot: DocumentSlot = cvTypes.includes(upload.type) ? "cv" : "attachment";
    const replaced = await tenancy.write(workgroupId, async (scope) => {
      const contact = await new Contacts(scope).findForUpdate(path.contactId);
      if (!contact) throw notFound("contact", path.contactId);
      const document = { ...upload, id: place.documentId, contactId: contact.id, slot, createdAt: now };
      await new Events(scope).record(documentUploaded(contact.id, document, now));
      return new Documents(scope).add(document);
    });
    if (replaced) {
      // The new CV is in place; what is left of the old one is a file that nobody can reach.
      await store
        .delete({ workgroupId, documentId: replaced })
        .catch((error: Error) => request.log.error({ err: error, documentId: replaced }, "an old CV was not deleted"));
      return { message: "The CV was replaced." };
    }
    return { message: slot === "cv" ? "The CV was stored." : "The document was added to the attachments." };
  } catch (error) {
    await store
      .delete(place)
      .catch((reason: Error) =>
        request.log.error({ err: reason, documentId: place.documentId }, "a refused document was not deleted"),
      );
    throw error;
  }
};
