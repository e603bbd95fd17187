import { Contacts } from "../data/contacts.ts";
import { notFound } from "../problems.ts";
import type { Handler } from "./handler.ts";

/** GET /contacts/{contactId}: a contact with all that is known of it. */
export const getContact: Handler<"getContact"> = ({ caller, path, now }, { tenancy }) =>
  tenancy.read(caller.workgroupId, async (scope) => {
    const contacts = new Contacts(scope);
    const contact = await contacts.find(path.contactId);
    if (!contact) throw notFound("contact", path.contactId);
    return contacts.toContact(contact, now);
  });
