// Made by `pnpm generate` (tools/codegen) from spec/openapi.yaml. Do not edit.

import type { operations } from "./types.ts";

/** Requests allowed in a minute where a route says nothing else. */
export const usualRequestsPerMinute = 300;

/** What a client must know of an operation where the usual does not hold. */
export interface RouteOptions {
  /** Requests allowed in a minute. */
  readonly requestsPerMinute?: number;
  /** Set on an operation that may be repeated safely although it is no GET. */
  readonly idempotent?: boolean;
  /** Credits that each returned item costs. */
  readonly creditsPerItem?: number;
  /** Items on a page of a paid list when the caller says nothing. */
  readonly usualLimit?: number;
  /** Last page that can be asked for, of a list that is paged by number alone. */
  readonly lastPage?: number;
}

/** Method, path template, and what is unusual. */
export type Route = readonly [method: "GET" | "POST" | "PATCH", path: string, options?: RouteOptions];

/** Where each operation is found, by operationId. */
export const routes: Readonly<Record<keyof OperationCalls, Route>> = {
  validateApiKey: ["GET","/auth/validate"],
  searchPeople: ["POST","/people/search",{"requestsPerMinute":10,"creditsPerItem":20,"usualLimit":10}],
  listContacts: ["GET","/contacts"],
  listContactTags: ["GET","/contacts/tags",{"requestsPerMinute":120}],
  importContact: ["POST","/contacts/import"],
  getContact: ["GET","/contacts/{contactId}"],
  updateContact: ["PATCH","/contacts/{contactId}",{"idempotent":true}],
  addContactNote: ["POST","/contacts/{contactId}/note"],
  upsertContactNote: ["POST","/contacts/{contactId}/note/{noteId}",{"idempotent":true}],
  enrichContact: ["POST","/contacts/{contactId}/enrichment"],
  getEnrichmentReport: ["GET","/contacts/{contactId}/enrichment/{reportId}"],
  listContactDocuments: ["GET","/contacts/{contactId}/documents"],
  uploadContactDocument: ["POST","/contacts/{contactId}/documents"],
  listContactEvents: ["GET","/contacts/{contactId}/events"],
  listCampaigns: ["GET","/campaigns",{"lastPage":100}],
  getCampaign: ["GET","/campaigns/{campaignId}"],
  assignContactsToCampaign: ["POST","/campaigns/{campaignId}/contacts"],
  listOperations: ["GET","/operations",{"lastPage":100}],
};

/** Largest file that may be uploaded, in bytes. */
export const maxUploadBytes = 10485760;

/** The operations by operationId, each with its description. */
export interface OperationCalls {
  /**
   * Validate the API key
   *
   * Tells whether the key in the request is active, and to which user and workgroup it belongs. Make it the first request of a setup screen and of a health check.
   *
   * GET /auth/validate
   */
  validateApiKey: operations["validateApiKey"];
  /**
   * Search for people
   *
   * Finds people by what they do, where they are and what they know. Each person returned is saved as a contact; use its
   * `contactId` with the other operations.
   *
   * **Cost.** Credits for the requested `limit` are reserved first; afterwards 20 credits are charged for each person actually
   * returned. Each page fetched with a cursor is a new paid search. Keep filters and `limit` as they were on the first page.
   *
   * **Ranking.** `preferred` lists never exclude anybody. They order the people within each page.
   *
   * **Access.** Needs the Scale plan or an eligible enterprise workspace.
   *
   * Strings are trimmed before they are validated.
   *
   * POST /people/search
   */
  searchPeople: operations["searchPeople"];
  /**
   * List contacts
   *
   * Lists the contacts that the key may see. Filters narrow the list together; there is no free search over full names, so look
   * people up by `firstName` and `lastName`.
   *
   * Pages 1 to 100 can be asked for by number. Beyond that, go on with `cursor`. Counting is slow: ask for `includeTotal` only
   * when you show the number, and mind its tighter rate limit.
   *
   * GET /contacts
   */
  listContacts: operations["listContacts"];
  /**
   * List the tags of the workgroup
   *
   * Lists the tags that contacts of the workgroup may carry. Use a `tagId` from here in the `tagIds` filter of [listContacts](#operation/listContacts).
   *
   * GET /contacts/tags
   */
  listContactTags: operations["listContactTags"];
  /**
   * Create or update one contact
   *
   * Creates a contact, or finds the one it duplicates and merges the two. A contact is a duplicate when it shares an email address, a phone number (compared in E.164 form) or a social profile with one of the same workgroup. Notes are added and tags are attached either way; a tag name that is new to the workgroup makes a new tag.
   *
   * Provisional: The reference shows neither request nor answer of this operation; both are ours.
   *
   * POST /contacts/import
   */
  importContact: operations["importContact"];
  /**
   * Get one contact
   *
   * Returns a contact with its profile and the campaign it is in.
   *
   * Provisional: The reference does not show this answer; it is a contact with status 200.
   *
   * GET /contacts/{contactId}
   */
  getContact: operations["getContact"];
  /**
   * Change fields of a contact
   *
   * Changes only the fields that are sent, with the same normalisation as the web application. `null` clears a field. A field that is unknown or may not be written is refused.
   *
   * PATCH /contacts/{contactId}
   */
  updateContact: operations["updateContact"];
  /**
   * Add a note
   *
   * Adds one note to a contact. Sending the request twice adds two notes; to repeat safely, choose the identifier yourself with [upsertContactNote](#operation/upsertContactNote).
   *
   * POST /contacts/{contactId}/note
   */
  addContactNote: operations["addContactNote"];
  /**
   * Write the note with this identifier
   *
   * Replaces the text of the note with this identifier, or creates a note under it when there is none.
   *
   * POST /contacts/{contactId}/note/{noteId}
   */
  upsertContactNote: operations["upsertContactNote"];
  /**
   * Look up missing contact data
   *
   * Starts a search for the kinds of data that are switched on, for this contact only. The answer may come before the data does: keep `reportId` and ask for the [report](#operation/getEnrichmentReport) until its status is no longer `pending`.
   *
   * POST /contacts/{contactId}/enrichment
   */
  enrichContact: operations["enrichContact"];
  /**
   * Get an enrichment report
   *
   * Returns how an enrichment stands and what it has found. Ask again after a few seconds while the status is `pending`.
   *
   * Provisional: The reference says that reports can be polled but shows no operation for it; this one is ours.
   *
   * GET /contacts/{contactId}/enrichment/{reportId}
   */
  getEnrichmentReport: operations["getEnrichmentReport"];
  /**
   * List the documents of a contact
   *
   * Returns the CV and every attachment of a contact in one answer.
   *
   * Provisional: The reference does not show this answer; its form and status are ours.
   *
   * GET /contacts/{contactId}/documents
   */
  listContactDocuments: operations["listContactDocuments"];
  /**
   * Upload a document
   *
   * Stores a file with a contact. A file of type `cv` or `resume` takes the place of the CV on file; a file of any other type is added to the attachments.
   *
   * POST /contacts/{contactId}/documents
   */
  uploadContactDocument: operations["uploadContactDocument"];
  /**
   * List what happened with a contact
   *
   * Returns the timeline of a contact in small batches, newest first: emails, SMS, social interactions, campaign activity and what the system did. No message announces that a campaign is finished; ask here, or list its operations.
   *
   * Provisional: The reference shows neither parameters nor answer of this operation; both are ours.
   *
   * GET /contacts/{contactId}/events
   */
  listContactEvents: operations["listContactEvents"];
  /**
   * List campaigns
   *
   * Returns a short form of each campaign, page by page, all of them or only those that are active or inactive.
   *
   * Provisional: The reference shows neither parameters nor answer of this operation; both are ours.
   *
   * GET /campaigns
   */
  listCampaigns: operations["listCampaigns"];
  /**
   * Get one campaign
   *
   * Returns a campaign with its stages, the hours in which it may act, and how its operations stand.
   *
   * Provisional: The reference does not show this answer; its form and status are ours.
   *
   * GET /campaigns/{campaignId}
   */
  getCampaign: operations["getCampaign"];
  /**
   * Put contacts into a campaign
   *
   * Queues contacts for a campaign, which then runs by itself as it was configured. This is the way to launch outreach through
   * the API.
   *
   * The answer comes before the work: operations appear a little later under `jobGroupId`. Follow them with
   * [listOperations](#operation/listOperations). No message announces the end, and **an empty list of pending operations does not
   * mean that everything is done, or that it went well**.
   *
   * POST /campaigns/{campaignId}/contacts
   */
  assignContactsToCampaign: operations["assignContactsToCampaign"];
  /**
   * List operations
   *
   * Lists the operations that the user of the key may see, as workgroup and sender allow.
   *
   * Without `status` only `pending` operations are listed. Every other status must be asked for by name; in particular
   * `THROTTLED`, `processing` and `QUOTA_REACHED` are states of their own and never counted as pending. To learn whether a job
   * group is finished, ask for all statuses: an empty list of pending operations proves nothing.
   *
   * GET /operations
   */
  listOperations: operations["listOperations"];
}
