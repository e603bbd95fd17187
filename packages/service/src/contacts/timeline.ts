import type { NewEvent } from "../data/events.ts";

/** What a timeline says of a new note. */
export function noteAdded(contactId: string, noteId: string, now: Date): NewEvent {
  return {
    contactId,
    kind: "system.noteAdded",
    category: "system",
    title: "Note added",
    occurredAt: now,
    data: { noteId },
  };
}

/** What it says of a note that was written anew. */
export function noteChanged(contactId: string, noteId: string, now: Date): NewEvent {
  return {
    contactId,
    kind: "system.noteChanged",
    category: "system",
    title: "Note changed",
    occurredAt: now,
    data: { noteId },
  };
}

/** What it says of an import. */
export function imported(contactId: string, created: boolean, fields: readonly string[], now: Date): NewEvent {
  return {
    contactId,
    kind: "system.imported",
    category: "system",
    title: created ? "Imported" : "Merged with an import",
    occurredAt: now,
    data: { created, fields },
  };
}

/** What it says of changed fields. */
export function updated(contactId: string, fields: readonly string[], now: Date): NewEvent {
  return {
    contactId,
    kind: "system.updated",
    category: "system",
    title: `Changed: ${fields.join(", ")}`,
    occurredAt: now,
    data: { fields },
  };
}

/** What it says of an enrichment that found something. */
export function enriched(contactId: string, fields: readonly string[], reportId: string, now: Date): NewEvent {
  return {
    contactId,
    kind: "system.enriched",
    category: "system",
    title: `Enriched: ${fields.join(", ")}`,
    occurredAt: now,
    data: { fields, reportId },
  };
}

/** What it says of a person who was found by a search. */
export function personSaved(
  contactId: string,
  { created, fields, personId }: { created: boolean; fields: readonly string[]; personId: string },
  now: Date,
): NewEvent {
  return {
    contactId,
    kind: "system.imported",
    category: "system",
    title: created ? "Saved from a people search" : "Merged with a person found by a search",
    occurredAt: now,
    data: { created, fields, personId },
  };
}

/** What it says of an uploaded document. */
export function documentUploaded(
  contactId: string,
  { id, fileName, type }: { id: string; fileName: string; type: string },
  now: Date,
): NewEvent {
  return {
    contactId,
    kind: "system.documentUploaded",
    category: "system",
    title: `Document uploaded: ${fileName}`,
    occurredAt: now,
    data: { documentId: id, type },
  };
}
