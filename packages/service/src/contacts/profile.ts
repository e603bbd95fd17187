import type { Contact, ContactInput } from "@recruiting-outreach/contract";

/** What is kept of a contact in one piece: the fields that callers may write. Nothing in it is null, blank or an empty list. */
export type ContactProfile = Pick<Contact, keyof ContactInput & keyof Contact>;
