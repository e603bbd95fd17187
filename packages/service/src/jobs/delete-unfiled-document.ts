import { Documents } from "../data/documents.ts";
import type { JobHandler } from "./job.ts";

/** Deletes the file of a document that the database does not know: another CV took its place, or its upload came to nothing. */
export const deleteUnfiledDocument: JobHandler<"delete-unfiled-document"> = async (
  { workgroupId, data: { documentId } },
  { tenancy, documents },
) => {
  const filed = await tenancy.read(workgroupId, (scope) => new Documents(scope).find(documentId));
  if (!filed) await documents.delete({ workgroupId, documentId });
};
