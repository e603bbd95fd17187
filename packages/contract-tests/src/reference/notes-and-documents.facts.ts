import { absent, names, provisional } from "./expectation.ts";
import type { Fact } from "./fact.ts";
import {
  accepting,
  at,
  decided,
  hexId,
  path,
  plainId,
  rejecting,
  type Shape,
  type Source,
  shape,
  stated,
} from "./fact-tables.ts";

const adding = stated("addContactNote", "Endpoints: POST /contacts/{contactId}/note");
const upserting = stated("upsertContactNote", "Endpoints: POST /contacts/{contactId}/note/{noteId}");
const upload = stated("uploadContactDocument", "Endpoints: POST /contacts/{contactId}/documents");
const listing = stated("listContactDocuments", "Endpoints: GET /contacts/{contactId}/documents");
const documents = decided("listContactDocuments", "answer of the document list");

const json = "/body/application~1json";
const form = "/body/multipart~1form-data";
const answer = "/responses/200/body";

const document: Shape = {
  documentId: "string",
  type: "string",
  fileName: "string",
  contentType: "string",
  size: "integer",
  createdAt: "date-time",
  url: "string",
};

function note(source: Source): Fact[] {
  return [
    ...at(source, "/body", { "": names("required", "application/json"), "/required": true }),
    ...shape(source, json, { value: "string" }),
    ...at(source, json, {
      "/required": names("value"),
      "/properties/value/minLength": 1,
      "/properties/value/maxLength": 4096,
    }),
    ...rejecting(decided(source.operationId, "unknown properties of a request"), json, { value: "Called", text: "x" }),
    ...shape(source, answer, { noteId: "string" }),
    ...at(source, answer, { "/required": names("noteId") }),
  ];
}

export const notesAndDocumentsFacts: readonly Fact[] = [
  ...path(adding, { contactId: hexId }),
  ...note(adding),
  ...path(upserting, { contactId: hexId, noteId: hexId }),
  ...note(upserting),

  ...path(upload, { contactId: hexId }),
  ...at(upload, "/body", { "": names("required", "multipart/form-data"), "/required": true }),
  ...at(upload, form, {
    "/type": "object",
    "/properties": names("file", "type"),
    "/required": names("file", "type"),
    "/properties/file/type": "string",
    "/properties/file/format": "binary",
    "/properties/type/type": "string",
    "/properties/type/enum": absent,
  }),
  ...at(decided("uploadContactDocument", "bytes in 10 MB"), `${form}/properties/file`, {
    "/maxLength": 10 * 1024 * 1024,
    "": provisional,
  }),
  ...rejecting(decided("uploadContactDocument", "unknown parts of an upload"), form, {
    file: "%PDF-1.7",
    type: "cv",
    label: "CV",
  }),
  ...accepting(upload, `${form}/properties/type`, "cv", "resume", "portfolio", "reference letter"),
  ...shape(upload, answer, { message: "string" }),
  ...at(upload, answer, { "/required": names("message") }),

  ...path(listing, { contactId: plainId }),
  ...at(documents, answer, {
    "": provisional,
    "/type": "object",
    "/properties": names("cv", "attachments"),
    "/required": names("cv", "attachments"),
    "/properties/attachments/type": "array",
  }),
  ...accepting(documents, `${answer}/properties/cv`, null),
  ...shape(documents, `${answer}/properties/cv/orNull`, document),
  ...at(documents, `${answer}/properties/attachments/items`, { "/required": names(...Object.keys(document)) }),
  ...shape(documents, `${answer}/properties/attachments/items`, document),
];
