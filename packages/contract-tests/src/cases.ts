import type { Client, OperationId, operations } from "@recruiting-outreach/client";

/** What a call resolves to, whatever the operation. */
export interface Answer {
  data?: unknown;
  error?: unknown;
  response: Response;
}

type Headers = Record<string, string | null>;

/** How one declared status is brought about, and the status that then must come. */
export interface Case {
  status: number;
  /** Headers that bring it about. */
  headers?: Headers;
  /** A request of its own, where headers alone do not do it. */
  call?: (client: Client, headers: Headers) => Promise<Answer>;
}

/** One case for each status that the contract declares; a missing one does not compile. */
type Cases = {
  [Id in OperationId]: {
    call: (client: Client, headers: Headers) => Promise<Answer>;
    statuses: { [Status in keyof operations[Id]["responses"]]: Case };
  };
};

const ok: Case = { status: 200 };
const missingKey: Case = { status: 401, headers: { "x-api-key": null } };
const rateLimited: Case = { status: 429, headers: { "x-api-key": "key_rate_limited" } };
const noCredits: Case = { status: 402, headers: { "x-api-key": "key_no_credits" } };
const wrongPlan: Case = { status: 403, headers: { "x-api-key": "key_wrong_plan" } };
const notAcceptable: Case = { status: 406, headers: { accept: "text/html" } };
/** Where there is data, this key cannot reach it; a mock has to be asked. */
const failing: Case = { status: 500, headers: { "x-api-key": "key_failing", prefer: "code=500" } };

const contactId = "66f1c0de5a7b3c0012ab0001";
const enrichedContactId = "66f1c0de5a7b3c0012ab0002";
const campaignId = "66e0ca4a5a7b3c0012ca0001";
const noteId = "6741d07e5a7b3c0012d00001";
const reportId = "6742e0e05a7b3c0012e00001";

export const cases: Cases = {
  validateApiKey: {
    call: (client, headers) => client.GET("/auth/validate", { headers }),
    statuses: { 200: ok, "4XX": missingKey, 429: rateLimited, default: failing },
  },
  searchPeople: {
    call: (client, headers) =>
      client.POST("/people/search", { headers, body: { people: { skills: { include: ["Go"] } }, limit: 3 } }),
    statuses: {
      200: ok,
      400: {
        status: 400,
        call: (client, headers) => client.POST("/people/search", { headers, body: { limit: 21 } }),
      },
      401: missingKey,
      402: noCredits,
      403: wrongPlan,
      429: rateLimited,
      500: failing,
      default: notAcceptable,
    },
  },
  listContacts: {
    call: (client, headers) => client.GET("/contacts", { headers, params: { query: { city: "Lisbon", limit: 2 } } }),
    statuses: { 200: ok, 429: rateLimited, default: missingKey },
  },
  listContactTags: {
    call: (client, headers) => client.GET("/contacts/tags", { headers, params: { query: { name: "back" } } }),
    statuses: { 200: ok, 429: rateLimited, 500: failing, default: missingKey },
  },
  importContact: {
    call: (client, headers) =>
      client.POST("/contacts/import", { headers, body: { contact: { firstName: "Tomasz" }, tags: ["backend"] } }),
    statuses: { 200: ok, 429: rateLimited, default: missingKey },
  },
  getContact: {
    call: (client, headers) => client.GET("/contacts/{contactId}", { headers, params: { path: { contactId } } }),
    statuses: { 200: ok, 429: rateLimited, default: missingKey },
  },
  updateContact: {
    call: (client, headers) =>
      client.PATCH("/contacts/{contactId}", { headers, params: { path: { contactId } }, body: { headline: null } }),
    statuses: { 200: ok, 429: rateLimited, default: missingKey },
  },
  addContactNote: {
    call: (client, headers) =>
      client.POST("/contacts/{contactId}/note", { headers, params: { path: { contactId } }, body: { value: "Call." } }),
    statuses: { 200: ok, 429: rateLimited, default: missingKey },
  },
  upsertContactNote: {
    call: (client, headers) =>
      client.POST("/contacts/{contactId}/note/{noteId}", {
        headers,
        params: { path: { contactId, noteId } },
        body: { value: "Call on Tuesday." },
      }),
    statuses: { 200: ok, 429: rateLimited, default: missingKey },
  },
  enrichContact: {
    call: (client, headers) =>
      client.POST("/contacts/{contactId}/enrichment", {
        headers,
        params: { path: { contactId } },
        body: { findEmail: true, emailPreference: { prefer: "work" } },
      }),
    statuses: { 200: ok, 429: rateLimited, default: missingKey },
  },
  getEnrichmentReport: {
    call: (client, headers) =>
      client.GET("/contacts/{contactId}/enrichment/{reportId}", {
        headers,
        params: { path: { contactId: enrichedContactId, reportId } },
      }),
    statuses: { 200: ok, 429: rateLimited, default: missingKey },
  },
  listContactDocuments: {
    call: (client, headers) =>
      client.GET("/contacts/{contactId}/documents", { headers, params: { path: { contactId } } }),
    statuses: { 200: ok, 429: rateLimited, default: missingKey },
  },
  uploadContactDocument: {
    call: (client, headers) =>
      client.POST("/contacts/{contactId}/documents", {
        headers,
        params: { path: { contactId } },
        body: { type: "cv", file: new File(["%PDF-1.7"], "cv.pdf", { type: "application/pdf" }) },
      }),
    statuses: { 200: ok, 429: rateLimited, default: missingKey },
  },
  listContactEvents: {
    call: (client, headers) =>
      client.GET("/contacts/{contactId}/events", { headers, params: { path: { contactId }, query: { limit: 10 } } }),
    statuses: { 200: ok, 429: rateLimited, default: missingKey },
  },
  listCampaigns: {
    call: (client, headers) => client.GET("/campaigns", { headers, params: { query: { active: true } } }),
    statuses: { 200: ok, 429: rateLimited, default: missingKey },
  },
  getCampaign: {
    call: (client, headers) => client.GET("/campaigns/{campaignId}", { headers, params: { path: { campaignId } } }),
    statuses: { 200: ok, 429: rateLimited, default: missingKey },
  },
  assignContactsToCampaign: {
    call: (client, headers) =>
      client.POST("/campaigns/{campaignId}/contacts", {
        headers,
        params: { path: { campaignId } },
        body: { contactIds: [contactId] },
      }),
    statuses: { 202: { status: 202 }, 429: rateLimited, default: missingKey },
  },
  listOperations: {
    call: (client, headers) =>
      client.GET("/operations", { headers, params: { query: { status: ["pending", "processing"], campaignId } } }),
    statuses: { 200: ok, 429: rateLimited, default: missingKey },
  },
};
