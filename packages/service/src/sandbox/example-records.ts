import { documentUploaded, enriched, noteAdded } from "../contacts/timeline.ts";
import { Documents } from "../data/documents.ts";
import { EnrichmentReports } from "../data/enrichment-reports.ts";
import { Events } from "../data/events.ts";
import { Notes } from "../data/notes.ts";
import type { Scope } from "../data/tenancy.ts";
import type { DocumentStore } from "../documents/store.ts";

const priya = "66f1c0de5a7b3c0012ab0001";
const jonas = "66f1c0de5a7b3c0012ab0002";
const noteId = "6741d07e5a7b3c0012d00001";
const reportId = "6742e0e05a7b3c0012e00001";

const files = [
  { id: "6743d0c05a7b3c0012dc0001", slot: "cv", type: "cv", fileName: "priya-raman.pdf" },
  { id: "6743d0c05a7b3c0012dc0002", slot: "attachment", type: "portfolio", fileName: "talks.pdf" },
] as const;
/** A page with nothing on it. */
const emptyPdf = new TextEncoder().encode(
  "%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n" +
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);

/** Adds the note, the documents and the enrichment that the contract's examples name. */
export async function addExampleRecords(scope: Scope, store: DocumentStore, userId: string, now: Date): Promise<void> {
  const events = new Events(scope);
  await new Notes(scope).write(noteId, { contactId: priya, userId, value: "Prefers a call in the morning." }, now);
  await events.record(noteAdded(priya, noteId, now));
  for (const file of files) {
    await store.put({ workgroupId: scope.workgroupId, documentId: file.id }, content());
    const about = { ...file, contactId: priya, contentType: "application/pdf", size: emptyPdf.length, createdAt: now };
    await new Documents(scope).add(about);
    await events.record(documentUploaded(priya, about, now));
  }
  const reports = new EnrichmentReports(scope);
  await reports.open(jonas, { findEmail: true, emailPreference: { prefer: "work" } }, now, reportId);
  const enrichedData = { workEmail: "jonas.weber@cargolux.example" };
  await reports.close(reportId, { status: "enriched", enrichedData }, now);
  await events.record(enriched(jonas, Object.keys(enrichedData), reportId, now));
}

async function* content(): AsyncGenerator<Uint8Array> {
  yield emptyPdf;
}
