import { changed, changesOf, differingFields } from "../contacts/changes.ts";
import { updated } from "../contacts/timeline.ts";
import { Contacts } from "../data/contacts.ts";
import { Events } from "../data/events.ts";
import { notFound } from "../problems.ts";
import type { Handler } from "./handler.ts";

/** PATCH /contacts/{contactId}: changes the fields that are sent, and clears those sent as null. */
export const updateContact: Handler<"updateContact"> = ({ caller, path, body, now }, { tenancy }) =>
  tenancy.write(caller.workgroupId, async (scope) => {
    const contacts = new Contacts(scope);
    const contact = await contacts.findForUpdate(path.contactId);
    if (!contact) throw notFound("contact", path.contactId);
    const profile = changed(contact.profile, changesOf(body, "body"));
    const fields = differingFields(contact.profile, profile);
    if (fields.length === 0) return { modifiedCount: 0, contact: await contacts.toContact(contact, now) };
    await contacts.update(contact.id, profile, now);
    await new Events(scope).record(updated(contact.id, fields, now));
    return { modifiedCount: 1, contact: await contacts.toContact({ ...contact, profile, updatedAt: now }, now) };
  });
