/** Method and path of every operation that the reference names, and of the enrichment report that it mentions. */
export const operationPaths = {
  validateApiKey: "GET /auth/validate",
  listOperations: "GET /operations",
  listCampaigns: "GET /campaigns",
  getCampaign: "GET /campaigns/{campaignId}",
  assignContactsToCampaign: "POST /campaigns/{campaignId}/contacts",
  listContacts: "GET /contacts",
  listContactTags: "GET /contacts/tags",
  getContact: "GET /contacts/{contactId}",
  importContact: "POST /contacts/import",
  updateContact: "PATCH /contacts/{contactId}",
  addContactNote: "POST /contacts/{contactId}/note",
  upsertContactNote: "POST /contacts/{contactId}/note/{noteId}",
  enrichContact: "POST /contacts/{contactId}/enrichment",
  getEnrichmentReport: "GET /contacts/{contactId}/enrichment/{reportId}",
  listContactDocuments: "GET /contacts/{contactId}/documents",
  uploadContactDocument: "POST /contacts/{contactId}/documents",
  listContactEvents: "GET /contacts/{contactId}/events",
  searchPeople: "POST /people/search",
} as const;

/** The operationIds of the contract. */
export const operationIds: readonly string[] = Object.keys(operationPaths);
