import { contact, openValues, writableContact } from "./contact-fields.ts";
import { names, objectWith, provisional } from "./expectation.ts";
import type { Fact } from "./fact.ts";
import { accepting, at, decided, nullableShape, path, plainId, rejecting, shape, stated } from "./fact-tables.ts";

const update = stated("updateContact", "Endpoints: PATCH /contacts/{contactId}");
const writable = decided("updateContact", "writable contact fields");
const oneContact = decided("getContact", "answer of one contact");
const importing = decided("importContact", "request and answer of the import");
const alwaysPresent = (operationId: string) => decided(operationId, "properties that are always present");

const json = "/body/application~1json";
const answer = "/responses/200/body";

export const contactFacts: readonly Fact[] = [
  ...path(update, { contactId: plainId }),
  ...at(update, "/body", { "": names("required", "application/json"), "/required": true }),
  ...at(writable, json, { "": provisional }),
  ...nullableShape(writable, json, writableContact),
  ...accepting(writable, json, { firstName: "Ada" }, { firstName: null }, { location: null }, { skills: null }),
  ...rejecting(writable, json, {}, { nickname: "Ada" }, { id: "c1" }, { source: "import" }, { unsubscribed: true }),
  ...rejecting(writable, json, { location: { planet: "Earth" } }, { skills: [{ name: "Go" }] }),
  ...at(update, answer, {
    "": objectWith("modifiedCount", "contact"),
    "/required": names("modifiedCount", "contact"),
    "/properties/modifiedCount/type": "integer",
  }),
  ...shape(stated("updateContact", "Resources: Contact"), `${answer}/properties/contact`, contact),
  ...at(alwaysPresent("updateContact"), `${answer}/properties/contact`, { "/required": names("id") }),
  ...openValues("updateContact", `${answer}/properties/contact`, contact),
  ...openValues("updateContact", json, writableContact),

  ...path(stated("getContact", "Endpoints: GET /contacts/{contactId}"), { contactId: plainId }),
  ...at(oneContact, answer, { "": objectWith(...Object.keys(contact)), "/properties": provisional }),
  ...at(alwaysPresent("getContact"), answer, { "/required": names("id") }),

  ...at(importing, "/body", { "": names("required", "application/json"), "/required": true }),
  ...at(importing, json, {
    "": objectWith("contact", "notes", "tags", "duplicateMode", "autoUpdate"),
    "/properties": provisional,
    "/properties/notes/type": "array",
    "/properties/notes/items/type": "string",
    "/properties/tags/type": "array",
    "/properties/tags/items/type": "string",
    "/properties/duplicateMode/type": "string",
    "/properties/duplicateMode/enum": names("overwrite", "fillMissing", "skip"),
    "/properties/duplicateMode/default": "fillMissing",
    "/properties/autoUpdate/type": "boolean",
  }),
  ...at(importing, `${json}/properties/contact`, { "": objectWith(...Object.keys(writableContact)) }),
  ...rejecting(importing, json, { contact: { firstName: "Ada" }, mode: "skip" }, { contact: { nickname: "Ada" } }),
  ...accepting(importing, json, { contact: { firstName: "Ada" } }),
  ...at(importing, answer, {
    "": objectWith("contactId", "created", "contact"),
    "/properties": provisional,
    "/required": names("contactId", "created", "contact"),
    "/properties/contactId/type": "string",
    "/properties/created/type": "boolean",
    "/properties/contact": objectWith(...Object.keys(contact)),
  }),
];
