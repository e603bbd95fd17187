import type { OperationId } from "@recruiting-outreach/contract";
import { addContactNote } from "./add-contact-note.ts";
import { assignContactsToCampaign } from "./assign-contacts-to-campaign.ts";
import { enrichContact } from "./enrich-contact.ts";
import { getCampaign } from "./get-campaign.ts";
import { getContact } from "./get-contact.ts";
import { getEnrichmentReport } from "./get-enrichment-report.ts";
import type { Handler } from "./handler.ts";
import { importContact } from "./import-contact.ts";
import { listCampaigns } from "./list-campaigns.ts";
import { listContactDocuments } from "./list-contact-documents.ts";
import { listContactEvents } from "./list-contact-events.ts";
import { listContactTags } from "./list-contact-tags.ts";
import { listContacts } from "./list-contacts.ts";
import { listOperations } from "./list-operations.ts";
import { searchPeople } from "./search-people.ts";
import { updateContact } from "./update-contact.ts";
import { uploadContactDocument } from "./upload-contact-document.ts";
import { upsertContactNote } from "./upsert-contact-note.ts";
import { validateApiKey } from "./validate-api-key.ts";

/** Every operation of the contract with what answers it. One that is missing does not compile. */
export const handlers: { readonly [Id in OperationId]: Handler<Id> } = {
  addContactNote,
  assignContactsToCampaign,
  enrichContact,
  getCampaign,
  getContact,
  getEnrichmentReport,
  importContact,
  listCampaigns,
  listContactDocuments,
  listContactEvents,
  listContactTags,
  listContacts,
  listOperations,
  searchPeople,
  updateContact,
  uploadContactDocument,
  upsertContactNote,
  validateApiKey,
};
