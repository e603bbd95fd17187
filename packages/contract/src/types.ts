// Made by `pnpm generate` (tools/codegen) from spec/openapi.yaml. Do not edit.

export interface paths {
    "/auth/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Validate the API key
         * @description Tells whether the key in the request is active, and to which user and workgroup it belongs. Make it the first request of a setup screen and of a health check.
         */
        get: operations["validateApiKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List campaigns
         * @description Returns a short form of each campaign, page by page, all of them or only those that are active or inactive.
         *
         *     Provisional: The reference shows neither parameters nor answer of this operation; both are ours.
         */
        get: operations["listCampaigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaignId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one campaign
         * @description Returns a campaign with its stages, the hours in which it may act, and how its operations stand.
         *
         *     Provisional: The reference does not show this answer; its form and status are ours.
         */
        get: operations["getCampaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaignId}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put contacts into a campaign
         * @description Queues contacts for a campaign, which then runs by itself as it was configured. This is the way to launch outreach through
         *     the API.
         *
         *     The answer comes before the work: operations appear a little later under `jobGroupId`. Follow them with
         *     [listOperations](#operation/listOperations). No message announces the end, and **an empty list of pending operations does not
         *     mean that everything is done, or that it went well**.
         */
        post: operations["assignContactsToCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts
         * @description Lists the contacts that the key may see. Filters narrow the list together; there is no free search over full names, so look
         *     people up by `firstName` and `lastName`.
         *
         *     Pages 1 to 100 can be asked for by number. Beyond that, go on with `cursor`. Counting is slow: ask for `includeTotal` only
         *     when you show the number, and mind its tighter rate limit.
         */
        get: operations["listContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{contactId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one contact
         * @description Returns a contact with its profile and the campaign it is in.
         *
         *     Provisional: The reference does not show this answer; it is a contact with status 200.
         */
        get: operations["getContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change fields of a contact
         * @description Changes only the fields that are sent, with the same normalisation as the web application. `null` clears a field. A field that is unknown or may not be written is refused.
         */
        patch: operations["updateContact"];
        trace?: never;
    };
    "/contacts/{contactId}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the documents of a contact
         * @description Returns the CV and every attachment of a contact in one answer.
         *
         *     Provisional: The reference does not show this answer; its form and status are ours.
         */
        get: operations["listContactDocuments"];
        put?: never;
        /**
         * Upload a document
         * @description Stores a file with a contact. A file of type `cv` or `resume` takes the place of the CV on file; a file of any other type is added to the attachments.
         */
        post: operations["uploadContactDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{contactId}/enrichment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up missing contact data
         * @description Starts a search for the kinds of data that are switched on, for this contact only. The answer may come before the data does: keep `reportId` and ask for the [report](#operation/getEnrichmentReport) until its status is no longer `pending`.
         */
        post: operations["enrichContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{contactId}/enrichment/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an enrichment report
         * @description Returns how an enrichment stands and what it has found. Ask again after a few seconds while the status is `pending`.
         *
         *     Provisional: The reference says that reports can be polled but shows no operation for it; this one is ours.
         */
        get: operations["getEnrichmentReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{contactId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened with a contact
         * @description Returns the timeline of a contact in small batches, newest first: emails, SMS, social interactions, campaign activity and what the system did. No message announces that a campaign is finished; ask here, or list its operations.
         *
         *     Provisional: The reference shows neither parameters nor answer of this operation; both are ours.
         */
        get: operations["listContactEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{contactId}/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a note
         * @description Adds one note to a contact. Sending the request twice adds two notes; to repeat safely, choose the identifier yourself with [upsertContactNote](#operation/upsertContactNote).
         */
        post: operations["addContactNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{contactId}/note/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write the note with this identifier
         * @description Replaces the text of the note with this identifier, or creates a note under it when there is none.
         */
        post: operations["upsertContactNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or update one contact
         * @description Creates a contact, or finds the one it duplicates and merges the two. A contact is a duplicate when it shares an email address, a phone number (compared in E.164 form) or a social profile with one of the same workgroup. Notes are added and tags are attached either way; a tag name that is new to the workgroup makes a new tag.
         *
         *     Provisional: The reference shows neither request nor answer of this operation; both are ours.
         */
        post: operations["importContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tags of the workgroup
         * @description Lists the tags that contacts of the workgroup may carry. Use a `tagId` from here in the `tagIds` filter of [listContacts](#operation/listContacts).
         */
        get: operations["listContactTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List operations
         * @description Lists the operations that the user of the key may see, as workgroup and sender allow.
         *
         *     Without `status` only `pending` operations are listed. Every other status must be asked for by name; in particular
         *     `THROTTLED`, `processing` and `QUOTA_REACHED` are states of their own and never counted as pending. To learn whether a job
         *     group is finished, ask for all statuses: an empty list of pending operations proves nothing.
         */
        get: operations["listOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search for people
         * @description Finds people by what they do, where they are and what they know. Each person returned is saved as a contact; use its
         *     `contactId` with the other operations.
         *
         *     **Cost.** Credits for the requested `limit` are reserved first; afterwards 20 credits are charged for each person actually
         *     returned. Each page fetched with a cursor is a new paid search. Keep filters and `limit` as they were on the first page.
         *
         *     **Ranking.** `preferred` lists never exclude anybody. They order the people within each page.
         *
         *     **Access.** Needs the Scale plan or an eligible enterprise workspace.
         *
         *     Strings are trimmed before they are validated.
         */
        post: operations["searchPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An award, publication, certificate or similar. */
        Accomplishment: {
            /**
             * Format: date-time
             * @description When it was granted.
             * @example 2024-05-16T00:00:00.000Z
             */
            date?: string;
            /**
             * @description What it was for.
             * @example Best open incident review.
             */
            description?: string;
            /**
             * @description Who granted it.
             * @example Port Engineers Guild
             */
            issuer?: string;
            /** @description Organisation it belongs to. */
            organization?: components["schemas"]["Organization"];
            /**
             * @description Kind of accomplishment; the set of values is open.
             * @example award
             */
            type?: string;
            /**
             * @description Name of the accomplishment.
             * @example Harbour Prize 2024
             */
            value?: string;
        };
        /**
         * @description An award, publication, certificate or similar, as a caller writes it.
         *
         *     Properties: 1 or more.
         *
         *     Provisional: The reference gives no lengths and no rule for unknown properties; both are limited here.
         */
        AccomplishmentInput: {
            /**
             * Format: date-time
             * @description When it was granted.
             * @example 2024-05-16T00:00:00.000Z
             */
            date?: string;
            /**
             * @description What it was for.
             *
             *     Length: 20000 or less.
             * @example Best open incident review.
             */
            description?: string;
            /**
             * @description Who granted it.
             *
             *     Length: 256 or less.
             * @example Port Engineers Guild
             */
            issuer?: string;
            /** @description Organisation it belongs to. */
            organization?: components["schemas"]["OrganizationInput"];
            /**
             * @description Kind of accomplishment; the set of values is open.
             *
             *     Length: 128 or less.
             * @example award
             */
            type?: string;
            /**
             * @description Name of the accomplishment.
             *
             *     Length: 512 or less.
             * @example Harbour Prize 2024
             */
            value?: string;
        };
        /**
         * @description What went wrong. Decide by `code`; `error` is for people.
         *
         *     Provisional: The reference gives no bounds for this answer; texts are never empty and counts never negative.
         */
        ApiError: {
            /**
             * @description Machine-readable cause: `INVALID_REQUEST` (400), `UNAUTHORIZED` (401), `INSUFFICIENT_CREDITS` (402), `PLAN_NOT_ELIGIBLE` (403), `NOT_FOUND` (404), `FILE_TOO_LARGE` (413), `UNHANDLED_EXCEPTION` (500). More may follow.
             *
             *     Length: 1 to 64. Pattern: `^[A-Z][A-Z0-9_]*$`.
             *
             *     Provisional: The reference names only UNHANDLED_EXCEPTION; the other codes are ours.
             * @example INVALID_REQUEST
             */
            code: string;
            /**
             * @description A sentence for people.
             *
             *     Length: 1 or more.
             * @example The request is not valid.
             */
            error: string;
            /**
             * @description Each rule that the request breaks, when the status is 400.
             *
             *     Entries: 100 or less.
             *
             *     Provisional: The reference does not show how an invalid request is explained; we add a list of issues.
             * @example [
             *       {
             *         "path": "query.limit",
             *         "message": "must be >= 1"
             *       }
             *     ]
             */
            issues?: components["schemas"]["Issue"][];
        };
        /**
         * @description The key was rejected.
         *
         *     Provisional: The reference gives no bounds for this answer; texts are never empty and counts never negative.
         */
        ApiKeyRejection: {
            /**
             * @description Why the key was rejected.
             *
             *     Length: 1 or more.
             * @example This API key is not active.
             */
            error: string;
            /**
             * @description Always false in this answer.
             *
             *     Provisional: The reference calls it a boolean; a rejected key never shows true.
             * @example false
             * @constant
             */
            valid: false;
        };
        /**
         * @description An active key and whom it speaks for.
         *
         *     Provisional: The reference gives no bounds for this answer; texts are never empty and counts never negative.
         */
        ApiKeyValidation: {
            /** @description How requests are authenticated. */
            authScheme: components["schemas"]["AuthScheme"];
            /**
             * @description Name that the user gave the key.
             *
             *     Length: 1 to 256.
             * @example Fjordline ATS sync
             */
            label: string;
            /**
             * @description Label of the provider that is stored with the key.
             *
             *     Length: 1 to 256.
             * @example custom-integration
             */
            provider: string;
            /**
             * @description How to behave under rate limits.
             *
             *     Length: 1 to 1024.
             * @example On 429, wait retryAfterSeconds before the next request.
             */
            rateLimitGuidance: string;
            /**
             * @description How to launch outreach with this key.
             *
             *     Length: 1 to 1024.
             * @example Build the sequence in the web application, then assign contacts to it by its identifier.
             */
            sequenceGuidance: string;
            /**
             * @description User who owns the key.
             *
             *     Length: 1 to 64.
             * @example 6650a1f0c3b2a49d8e7f0002
             */
            userId: string;
            /**
             * @description Always true in this answer.
             * @example true
             * @constant
             */
            valid: true;
            /**
             * @description Workgroup of the key.
             *
             *     Length: 1 to 64.
             * @example 6650a1f0c3b2a49d8e7f0001
             */
            workGroupId: string;
        };
        /**
         * @description What was queued.
         *
         *     Provisional: The reference gives no bounds for this answer; texts are never empty and counts never negative.
         */
        Assignment: {
            /**
             * @description Whether the request was accepted.
             * @example true
             */
            accepted: boolean;
            /**
             * @description Identifier of the campaign.
             *
             *     Length: 1 to 64.
             * @example 66e0ca4a5a7b3c0012ca0001
             */
            campaignId: string;
            /**
             * @description The contacts that were queued.
             *
             *     Entries: 1000 or less.
             * @example [
             *       "66f1c0de5a7b3c0012ab0001",
             *       "66f1c0de5a7b3c0012ab0002"
             *     ]
             */
            contactIds: string[];
            /**
             * @description Job group under which the operations appear.
             *
             *     Length: 1 to 64.
             * @example 6740b0065a7b3c0012bb0001
             */
            jobGroupId: string;
            /**
             * @description Stage for which the contacts were queued.
             *
             *     Length: 1 to 64.
             * @example S1
             */
            queuedStagePositionCode: string;
        };
        /**
         * @description Contacts to put into a campaign.
         *
         *     Provisional: The reference gives no rule for unknown properties; they are refused.
         */
        AssignmentRequest: {
            /**
             * @description Identifiers of the contacts. The same one twice counts once, and one that is in the campaign already is not queued again. If one is unknown, the whole request is refused and nothing is queued.
             *
             *     Entries: 1 to 1000.
             *
             *     Provisional: The reference gives neither number nor validation of the identifiers; 1 to 1000 are accepted.
             * @example [
             *       "66f1c0de5a7b3c0012ab0001",
             *       "66f1c0de5a7b3c0012ab0002"
             *     ]
             */
            contactIds: string[];
        };
        /**
         * @description How requests are authenticated.
         *
         *     Provisional: The reference gives no bounds for this answer; texts are never empty and counts never negative.
         */
        AuthScheme: {
            /**
             * @description Header that carries the key.
             *
             *     Length: 1 to 64.
             * @example x-api-key
             */
            primary: string;
        };
        /**
         * @description A campaign with its stages.
         *
         *     Provisional: The reference does not show the fields of a campaign; all of them are ours.
         */
        Campaign: {
            /**
             * @description Whether it runs.
             * @example true
             */
            active: boolean;
            /** @description How it stands. */
            analysis: components["schemas"]["CampaignAnalysis"];
            /**
             * @description Identifier of the campaign.
             *
             *     Length: 1 to 64.
             * @example 66e0ca4a5a7b3c0012ca0001
             */
            campaignId: string;
            /**
             * @description Contacts that are or were in it.
             *
             *     Value: 0 or more.
             * @example 2
             */
            contactCount: number;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2026-11-10T14:00:00.000Z
             */
            createdAt: string;
            /**
             * @description Name of the campaign.
             *
             *     Length: 1 or more.
             * @example Backend engineers, Lisbon
             */
            name: string;
            /**
             * @description Number of stages.
             *
             *     Value: 0 or more.
             * @example 3
             */
            stageCount: number;
            /**
             * @description The steps, in the order in which they run.
             * @example [
             *       {
             *         "stagePositionCode": "S1",
             *         "queue": "social",
             *         "codename": "send-social-invitation",
             *         "title": "Send an invitation",
             *         "delayMinutes": 0
             *       }
             *     ]
             */
            stages: components["schemas"]["CampaignStage"][];
            /** @description When it may act. */
            timeframe: components["schemas"]["CampaignTimeframe"];
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-11-19T09:00:00.000Z
             */
            updatedAt: string;
        };
        /**
         * @description How a campaign stands at this moment.
         *
         *     Provisional: The reference does not show the fields of the analysis; all of them are ours.
         */
        CampaignAnalysis: {
            /**
             * @description Contacts that are or were in it.
             *
             *     Value: 0 or more.
             * @example 2
             */
            contactCount: number;
            /**
             * @description Number of operations for each status; a status without operations may be left out.
             * @example {
             *       "success": 1,
             *       "processing": 1,
             *       "pending": 4
             *     }
             */
            operationCounts: {
                [key: string]: number;
            };
        };
        /**
         * @description One page of campaigns.
         *
         *     Provisional: The reference does not show this answer; it is paged like operations are.
         */
        CampaignPage: {
            /**
             * @description Campaigns on this page.
             *
             *     Value: 0 or more.
             * @example 1
             */
            count: number;
            /**
             * @description The campaigns.
             *
             *     Entries: 100 or less.
             * @example [
             *       {
             *         "campaignId": "66e0ca4a5a7b3c0012ca0001",
             *         "name": "Backend engineers, Lisbon",
             *         "active": true,
             *         "stageCount": 3,
             *         "contactCount": 2,
             *         "createdAt": "2026-11-10T14:00:00.000Z",
             *         "updatedAt": "2026-11-19T09:00:00.000Z"
             *       }
             *     ]
             */
            items: components["schemas"]["CampaignSummary"][];
            /**
             * @description Campaigns on a full page.
             *
             *     Value: 1 or more.
             * @example 25
             */
            limit: number;
            /**
             * @description Number of this page.
             *
             *     Value: 1 or more.
             * @example 1
             */
            page: number;
            /**
             * @description Matching campaigns, whatever the page.
             *
             *     Value: 0 or more.
             * @example 1
             */
            total: number;
        };
        /**
         * @description One step of a campaign.
         *
         *     Provisional: The reference does not show the fields of a stage; all of them are ours.
         */
        CampaignStage: {
            /**
             * @description Kind of operation it makes.
             *
             *     Length: 1 to 128.
             * @example send-social-invitation
             */
            codename: string;
            /**
             * @description Minutes to wait after the stage before.
             *
             *     Value: 0 or more.
             * @example 0
             */
            delayMinutes: number;
            /** @description Queue that its operations go to. */
            queue: components["schemas"]["OperationQueue"];
            /**
             * @description Position of the stage.
             *
             *     Length: 1 to 64.
             * @example S1
             */
            stagePositionCode: string;
            /**
             * @description Its name for people.
             *
             *     Length: 1 or more.
             * @example Send an invitation
             */
            title: string;
        };
        /**
         * @description A campaign in short.
         *
         *     Provisional: The reference does not show the fields of a summary; all of them are ours.
         */
        CampaignSummary: {
            /**
             * @description Whether it runs.
             * @example true
             */
            active: boolean;
            /**
             * @description Identifier of the campaign.
             *
             *     Length: 1 to 64.
             * @example 66e0ca4a5a7b3c0012ca0001
             */
            campaignId: string;
            /**
             * @description Contacts that are or were in it.
             *
             *     Value: 0 or more.
             * @example 2
             */
            contactCount: number;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2026-11-10T14:00:00.000Z
             */
            createdAt: string;
            /**
             * @description Name of the campaign.
             *
             *     Length: 1 or more.
             * @example Backend engineers, Lisbon
             */
            name: string;
            /**
             * @description Number of stages.
             *
             *     Value: 0 or more.
             * @example 3
             */
            stageCount: number;
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-11-19T09:00:00.000Z
             */
            updatedAt: string;
        };
        /**
         * @description The hours of the week in which a campaign may act.
         *
         *     Provisional: The reference does not show the fields of a timeframe; all of them are ours.
         */
        CampaignTimeframe: {
            /**
             * @description Days of the week.
             * @example [
             *       "monday",
             *       "tuesday",
             *       "wednesday",
             *       "thursday",
             *       "friday"
             *     ]
             */
            days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
            /**
             * @description End of each day, as HH:MM.
             *
             *     Length: 1 to 64.
             * @example 18:00
             */
            end: string;
            /**
             * @description First minute of each day, as HH:MM.
             *
             *     Length: 1 to 64.
             * @example 09:00
             */
            start: string;
            /**
             * @description IANA time zone that the hours are meant in.
             *
             *     Length: 1 to 64.
             * @example Europe/Lisbon
             */
            timeZone: string;
        };
        /**
         * @description Company filters of which at least one has a list that is not empty.
         * @example {
         *       "industry": {
         *         "include": [
         *           "Logistics software"
         *         ]
         *       }
         *     }
         */
        CompanyEvidence: {
            industry: components["schemas"]["Evidence"];
        } | {
            keywords: components["schemas"]["Evidence"];
        } | {
            name: components["schemas"]["Evidence"];
        };
        /**
         * @description What the employer must be like. Further properties with any value are accepted.
         *
         *     Provisional: The reference bounds neither lists nor numbers here; sizes are limited.
         */
        CompanyFilters: {
            /** @description Spending on advertisements in a month, in USD. */
            ad_spend?: components["schemas"]["NumberRange"];
            /** @description Name of the current employer. */
            currentCompany?: components["schemas"]["ValueFilter"];
            /** @description Head count. */
            employee_count?: components["schemas"]["NumberRange"];
            /**
             * @description Head counts as ranges, such as `51-200` or `10001+`.
             * @example [
             *       "51-200",
             *       "201-500"
             *     ]
             */
            employee_range?: components["schemas"]["StringList"];
            /** @description Year of foundation. */
            founded_year?: components["schemas"]["NumberRange"];
            /** @description Where the head office is. */
            hq?: components["schemas"]["HeadquartersFilter"];
            /** @description Industry of the company. */
            industry?: components["schemas"]["ValueFilter"];
            /** @description Words that describe the company. */
            keywords?: components["schemas"]["ValueFilter"];
            /** @description Latest funding round, in USD. */
            last_funding_amount?: components["schemas"]["NumberRange"];
            /** @description Kind of the latest funding round. */
            last_funding_type?: components["schemas"]["ValueFilter"];
            /** @description Year of the latest funding round. */
            last_funding_year?: components["schemas"]["NumberRange"];
            /** @description Lead investors. */
            lead_investors?: components["schemas"]["ValueFilter"];
            /**
             * @description Followers at least.
             *
             *     Value: 0 to 1000000000000.
             * @example 500
             */
            min_social_followers?: number;
            /** @description NAICS code. */
            naics_code?: components["schemas"]["ValueFilter"];
            /** @description Name of a company. */
            name?: components["schemas"]["ValueFilter"];
            /** @description Name of an earlier employer. */
            previousCompany?: components["schemas"]["ValueFilter"];
            /** @description Yearly revenue. */
            revenue?: components["schemas"]["NumberRange"];
            /** @description SIC code. */
            sic_code?: components["schemas"]["ValueFilter"];
            /**
             * @description Company profiles; one must be met exactly.
             * @example [
             *       "https://social.example/company/harborline"
             *     ]
             */
            social_url?: components["schemas"]["StringList"];
            /** @description All funding so far, in USD. */
            total_funding?: components["schemas"]["NumberRange"];
            /** @description Type of company. */
            type?: components["schemas"]["ValueFilter"];
            /** @description Visits to the website in a month. */
            web_traffic?: components["schemas"]["NumberRange"];
        } & {
            [key: string]: unknown;
        };
        /** @description How closely one user of the workgroup is connected to the person. */
        ConnectionLevel: {
            /**
             * @description Distance on the social network, such as `1st`; the set of values is open.
             * @example 1st
             */
            connectionLevel?: string;
            /** @description The user. */
            serviceUser?: components["schemas"]["ServiceUser"];
        };
        /**
         * @description A person in the workgroup's address book. Only the identifier is sure to be there: which other fields appear depends on what is known of the person and on what the workspace is entitled to see.
         *
         *     Provisional: The reference does not say which fields are always present, so only the identifier is required.
         */
        Contact: {
            /**
             * @description Awards, publications, certificates and the like.
             * @example [
             *       {
             *         "value": "Harbour Prize 2024",
             *         "type": "award"
             *       }
             *     ]
             */
            accomplishments?: components["schemas"]["Accomplishment"][];
            /**
             * @description How closely each user of the workgroup is connected to the person.
             * @example [
             *       {
             *         "serviceUser": {
             *           "id": "6650a1f0c3b2a49d8e7f0002",
             *           "firstName": "Maya",
             *           "lastName": "Lindqvist"
             *         },
             *         "connectionLevel": "1st"
             *       }
             *     ]
             */
            connectionLevels?: components["schemas"]["ConnectionLevel"][];
            /**
             * Format: date-time
             * @description When the contact was created.
             * @example 2026-10-02T09:14:00.000Z
             */
            createdAt?: string;
            /** @description The campaign that the contact is in, if any. */
            currentCampaign?: components["schemas"]["CurrentCampaign"];
            /**
             * @description Name of the current employer.
             * @example Harborline Systems
             */
            currentCompany?: string;
            /**
             * Format: date-time
             * @description When the current employment began.
             * @example 2022-03-01T00:00:00.000Z
             */
            currentCompanyFrom?: string;
            /**
             * @description Company profile of the current employer.
             * @example https://social.example/company/harborline
             */
            currentCompanySocialUrl?: string;
            /**
             * @description Time at the current employer, in years.
             * @example 4.7
             */
            currentCompanyTenureYears?: number;
            /**
             * Format: date-time
             * @description When it ended or will end, if known.
             * @example 2027-01-31T00:00:00.000Z
             */
            currentCompanyTo?: string;
            /**
             * @description Website of the current employer.
             * @example https://harborline.example
             */
            currentCompanyUrl?: string;
            /**
             * @description Job title held now.
             * @example Staff backend engineer
             */
            currentTitle?: string;
            /**
             * @description Values of the fields that the workgroup defined.
             * @example [
             *       {
             *         "_id": "66c0f1e15a7b3c0012cf0001",
             *         "fieldName": "Notice period",
             *         "value": "3 months"
             *       }
             *     ]
             */
            customFieldList?: components["schemas"]["CustomField"][];
            /**
             * @description Schools and degrees.
             * @example [
             *       {
             *         "school": "Instituto Atlântico",
             *         "degreeLevel": "Master"
             *       }
             *     ]
             */
            education?: components["schemas"]["Education"][];
            /**
             * @description Positions held, newest first.
             * @example [
             *       {
             *         "title": "Staff backend engineer",
             *         "company": "Harborline Systems",
             *         "isCurrent": true
             *       }
             *     ]
             */
            experiences?: components["schemas"]["Experience"][];
            /**
             * @description Given name.
             * @example Priya
             */
            firstName?: string;
            /**
             * @description One-line self-description on the profile.
             * @example Distributed systems, quietly reliable
             */
            headline?: string;
            /**
             * @description Identifier of the contact.
             * @example 66f1c0de5a7b3c0012ab0001
             */
            id: string;
            /**
             * @description Industry the person works in.
             * @example Logistics software
             */
            industry?: string;
            /**
             * @description Languages spoken.
             * @example [
             *       {
             *         "value": "Portuguese",
             *         "level": 4
             *       }
             *     ]
             */
            languages?: components["schemas"]["Language"][];
            /**
             * @description Family name.
             * @example Raman
             */
            lastName?: string;
            /** @description Where the person lives. */
            location?: components["schemas"]["Location"];
            /**
             * @description Management label; the set of values is open.
             * @example Individual contributor
             */
            managementLevel?: string;
            /**
             * @description Middle name or initial.
             * @example K.
             */
            middleName?: string;
            /**
             * @description Whether strangers may message the profile without an introduction.
             * @example true
             */
            openProfile?: boolean;
            /**
             * @description Whether the profile signals interest in new roles.
             * @example false
             */
            openToWork?: boolean;
            /**
             * @description Further email addresses, in no particular order.
             * @example [
             *       "p.raman@alumni.example"
             *     ]
             */
            otherEmails?: string[];
            /**
             * @description Further mobile numbers.
             * @example [
             *       "+351910000003"
             *     ]
             */
            otherMobilePhones?: string[];
            /**
             * @description Further landline numbers.
             * @example [
             *       "+351210000003"
             *     ]
             */
            otherPhones?: string[];
            /**
             * @description Employer before the current one.
             * @example Marlin Freight
             */
            previousCompany?: string;
            /**
             * @description Company profile of the previous employer.
             * @example https://social.example/company/marlin-freight
             */
            previousCompanySocialUrl?: string;
            /**
             * @description Job title held before the current one.
             * @example Backend engineer
             */
            previousTitle?: string;
            /**
             * @description Personal email address.
             * @example priya@raman.example
             */
            privateEmail?: string;
            /**
             * @description Personal mobile number.
             * @example +351910000002
             */
            privateMobilePhone?: string;
            /**
             * @description Landline at home.
             * @example +351210000002
             */
            privatePhone?: string;
            /**
             * @description Seniority label; the set of values is open.
             * @example Senior
             */
            seniority?: string;
            /**
             * @description Skills named on the profile.
             * @example [
             *       {
             *         "value": "Go",
             *         "topSkill": true
             *       }
             *     ]
             */
            skills?: components["schemas"]["Skill"][];
            /**
             * @description Addresses of public profiles.
             * @example [
             *       "https://social.example/in/priya-raman"
             *     ]
             */
            socialUrls?: string[];
            /**
             * @description Where the contact came from.
             * @example People search
             */
            source?: string;
            /**
             * @description Kind of that source.
             * @example search
             */
            sourceType?: string;
            /**
             * @description Longer self-description on the profile.
             * @example Ten years of payment and logistics back ends in Go and PostgreSQL.
             */
            summary?: string;
            /**
             * @description Tags that the contact carries.
             * @example [
             *       {
             *         "_id": "66a07a605a7b3c00127a0001",
             *         "value": "backend",
             *         "iconName": "server",
             *         "color": "#1f6feb"
             *       }
             *     ]
             */
            tags?: components["schemas"]["ContactTag"][];
            /**
             * @description Whether the person asked not to be contacted.
             * @example false
             */
            unsubscribed?: boolean;
            /**
             * Format: date-time
             * @description When the contact last changed.
             * @example 2026-11-18T16:40:12.000Z
             */
            updatedAt?: string;
            /**
             * @description Unpaid roles.
             * @example [
             *       {
             *         "roleTitle": "Coding mentor",
             *         "cause": "Education"
             *       }
             *     ]
             */
            volunteering?: components["schemas"]["Volunteering"][];
            /**
             * @description Email address at the current employer.
             * @example priya.raman@harborline.example
             */
            workEmail?: string;
            /**
             * @description Mobile number for work.
             * @example +351910000001
             */
            workMobilePhone?: string;
            /**
             * @description Landline at work, as stored; E.164 is preferred.
             * @example +351210000001
             */
            workPhone?: string;
        };
        /**
         * @description A file of a contact.
         *
         *     Provisional: The reference does not show the fields of a document; all of them are ours.
         */
        ContactDocument: {
            /**
             * @description Media type of the file.
             *
             *     Length: 1 to 255.
             * @example application/pdf
             */
            contentType: string;
            /**
             * Format: date-time
             * @description When it was uploaded.
             * @example 2026-11-18T11:00:00.000Z
             */
            createdAt: string;
            /**
             * @description Identifier of the document.
             *
             *     Length: 1 to 64.
             * @example 6743d0c05a7b3c0012dc0001
             */
            documentId: string;
            /**
             * @description Name of the file.
             *
             *     Length: 1 to 255.
             * @example priya-raman.pdf
             */
            fileName: string;
            /**
             * @description Size in bytes.
             *
             *     Value: 0 or more.
             * @example 183204
             */
            size: number;
            /**
             * @description Label that it was uploaded with.
             *
             *     Length: 1 to 64.
             * @example cv
             */
            type: string;
            /**
             * @description Signed link to download the file. It expires.
             *
             *     Length: 1 to 2048.
             * @example https://files.recruiting-outreach.example/6743d0c05a7b3c0012dc0001?expires=1795000000&signature=5f1c
             */
            url: string;
        };
        /**
         * @description Everything on file for a contact.
         *
         *     Provisional: The reference does not show this answer; CV and attachments are listed side by side.
         */
        ContactDocuments: {
            /**
             * @description All other documents, oldest first.
             * @example []
             */
            attachments: components["schemas"]["ContactDocument"][];
            /**
             * @description The CV; null when there is none.
             * @example null
             */
            cv: components["schemas"]["ContactDocument"] | null;
        };
        /**
         * @description Something that happened with a contact.
         *
         *     Provisional: The reference does not show the fields of an event; all of them are ours.
         */
        ContactEvent: {
            /**
             * @description Campaign that caused it.
             *
             *     Length: 1 to 64.
             * @example 66e0ca4a5a7b3c0012ca0001
             */
            campaignId?: string;
            /**
             * @description Where it belongs.
             * @example social
             * @enum {string}
             */
            category: "email" | "sms" | "social" | "sequence" | "system";
            /**
             * @description Details that depend on the kind.
             * @example {
             *       "noteId": "6741d07e5a7b3c0012d00001"
             *     }
             */
            data?: {
                [key: string]: unknown;
            };
            /**
             * @description Identifier of the event.
             *
             *     Length: 1 to 64.
             * @example 6744e0e05a7b3c0012ee0003
             */
            id: string;
            /**
             * @description What happened, in dotted form; the set of values is open.
             *
             *     Length: 1 to 64.
             * @example social.invited
             */
            kind: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-19T09:02:11.000Z
             */
            occurredAt: string;
            /**
             * @description Operation that caused it.
             *
             *     Length: 1 to 64.
             * @example 6740b0075a7b3c00120b0001
             */
            operationId?: string;
            /**
             * @description What happened, in words for people.
             *
             *     Length: 1 or more.
             * @example Invitation sent
             */
            title: string;
        };
        /**
         * @description One batch of events.
         *
         *     Provisional: The reference does not show this answer; it is paged by cursor.
         */
        ContactEventPage: {
            /**
             * @description The events, newest first.
             *
             *     Entries: 50 or less.
             * @example [
             *       {
             *         "id": "6744e0e05a7b3c0012ee0003",
             *         "kind": "social.invited",
             *         "category": "social",
             *         "occurredAt": "2026-11-19T09:02:11.000Z",
             *         "title": "Invitation sent"
             *       }
             *     ]
             */
            items: components["schemas"]["ContactEvent"][];
            /**
             * @description Cursor of the next batch; null when this is the last.
             *
             *     Length: 1 to 512.
             * @example eyJlIjoiNjc0NGUwZTAifQ.c2VxMQ
             */
            nextCursor: string | null;
        };
        /** @description A contact to create or to merge. */
        ContactImportRequest: {
            /**
             * @description Whether the contact is kept up to date automatically from now on.
             * @default false
             * @example true
             */
            autoUpdate?: boolean;
            /** @description What is known of the person. */
            contact: components["schemas"]["ContactInput"];
            /**
             * @description What happens to a contact that is known already: `overwrite` takes the values sent, `fillMissing` takes them only where nothing is stored, `skip` leaves the fields as they are.
             * @default fillMissing
             * @example fillMissing
             * @enum {string}
             */
            duplicateMode?: "overwrite" | "fillMissing" | "skip";
            /**
             * @description Notes to add, in this order.
             *
             *     Entries: 50 or less.
             * @example [
             *       "Referred by Priya Raman, prefers a call."
             *     ]
             */
            notes?: string[];
            /**
             * @description Names of tags to attach; new names make new tags.
             *
             *     Entries: 50 or less.
             * @example [
             *       "backend",
             *       "referral"
             *     ]
             */
            tags?: string[];
        };
        /**
         * @description The stored contact, and whether it is new.
         *
         *     Provisional: The reference gives no bounds for this answer; texts are never empty and counts never negative.
         */
        ContactImportResult: {
            /** @description The contact as it is now stored. */
            contact: components["schemas"]["Contact"];
            /**
             * @description Identifier of the contact.
             *
             *     Length: 1 to 64.
             * @example 66f1c0de5a7b3c0012ab0004
             */
            contactId: string;
            /**
             * @description True for a new contact, false for one that was known already.
             * @example true
             */
            created: boolean;
        };
        /**
         * @description The fields of a contact that a caller may write. A field left out stays as it is; `null` clears it. Lists and objects are replaced as a whole.
         *
         *     Properties: 1 or more.
         *
         *     Provisional: The reference does not show the writable fields; every contact field is writable except identifiers, timestamps, source, campaign, connections, tags and the unsubscribed flag.
         */
        ContactInput: {
            /**
             * @description Awards, publications, certificates and the like.
             *
             *     Entries: 100 or less.
             * @example [
             *       {
             *         "value": "Harbour Prize 2024",
             *         "type": "award"
             *       }
             *     ]
             */
            accomplishments?: components["schemas"]["AccomplishmentInput"][] | null;
            /**
             * @description Name of the current employer.
             *
             *     Length: 256 or less.
             * @example Harborline Systems
             */
            currentCompany?: string | null;
            /**
             * Format: date-time
             * @description When the current employment began.
             * @example 2022-03-01T00:00:00.000Z
             */
            currentCompanyFrom?: string | null;
            /**
             * @description Company profile of the current employer.
             *
             *     Length: 2048 or less.
             * @example https://social.example/company/harborline
             */
            currentCompanySocialUrl?: string | null;
            /**
             * @description Time at the current employer, in years.
             *
             *     Value: 0 to 80.
             * @example 4.7
             */
            currentCompanyTenureYears?: number | null;
            /**
             * Format: date-time
             * @description When it ended or will end, if known.
             * @example 2027-01-31T00:00:00.000Z
             */
            currentCompanyTo?: string | null;
            /**
             * @description Website of the current employer.
             *
             *     Length: 2048 or less.
             * @example https://harborline.example
             */
            currentCompanyUrl?: string | null;
            /**
             * @description Job title held now.
             *
             *     Length: 256 or less.
             * @example Staff backend engineer
             */
            currentTitle?: string | null;
            /**
             * @description Values of the fields that the workgroup defined.
             *
             *     Entries: 100 or less.
             * @example [
             *       {
             *         "fieldName": "Notice period",
             *         "value": "3 months"
             *       }
             *     ]
             */
            customFieldList?: components["schemas"]["CustomFieldInput"][] | null;
            /**
             * @description Schools and degrees.
             *
             *     Entries: 100 or less.
             * @example [
             *       {
             *         "school": "Instituto Atlântico",
             *         "degreeLevel": "Master"
             *       }
             *     ]
             */
            education?: components["schemas"]["EducationInput"][] | null;
            /**
             * @description Positions held, newest first.
             *
             *     Entries: 100 or less.
             * @example [
             *       {
             *         "title": "Staff backend engineer",
             *         "company": "Harborline Systems",
             *         "isCurrent": true
             *       }
             *     ]
             */
            experiences?: components["schemas"]["ExperienceInput"][] | null;
            /**
             * @description Given name.
             *
             *     Length: 256 or less.
             * @example Priya
             */
            firstName?: string | null;
            /**
             * @description One-line self-description on the profile.
             *
             *     Length: 512 or less.
             * @example Distributed systems, quietly reliable
             */
            headline?: string | null;
            /**
             * @description Industry the person works in.
             *
             *     Length: 256 or less.
             * @example Logistics software
             */
            industry?: string | null;
            /**
             * @description Languages spoken.
             *
             *     Entries: 50 or less.
             * @example [
             *       {
             *         "value": "Portuguese",
             *         "level": 4
             *       }
             *     ]
             */
            languages?: components["schemas"]["LanguageInput"][] | null;
            /**
             * @description Family name.
             *
             *     Length: 256 or less.
             * @example Raman
             */
            lastName?: string | null;
            /**
             * @description Where the person lives.
             * @example {
             *       "city": "Lisbon",
             *       "countryCode": "PT"
             *     }
             */
            location?: components["schemas"]["LocationInput"] | null;
            /**
             * @description Management label; the set of values is open.
             *
             *     Length: 128 or less.
             * @example Individual contributor
             */
            managementLevel?: string | null;
            /**
             * @description Middle name or initial.
             *
             *     Length: 256 or less.
             * @example K.
             */
            middleName?: string | null;
            /**
             * @description Whether strangers may message the profile without an introduction.
             * @example true
             */
            openProfile?: boolean | null;
            /**
             * @description Whether the profile signals interest in new roles.
             * @example false
             */
            openToWork?: boolean | null;
            /**
             * @description Further email addresses, in no particular order.
             *
             *     Entries: 50 or less.
             * @example [
             *       "p.raman@alumni.example"
             *     ]
             */
            otherEmails?: string[] | null;
            /**
             * @description Further mobile numbers.
             *
             *     Entries: 50 or less.
             * @example [
             *       "+351910000003"
             *     ]
             */
            otherMobilePhones?: string[] | null;
            /**
             * @description Further landline numbers.
             *
             *     Entries: 50 or less.
             * @example [
             *       "+351210000003"
             *     ]
             */
            otherPhones?: string[] | null;
            /**
             * @description Employer before the current one.
             *
             *     Length: 256 or less.
             * @example Marlin Freight
             */
            previousCompany?: string | null;
            /**
             * @description Company profile of the previous employer.
             *
             *     Length: 2048 or less.
             * @example https://social.example/company/marlin-freight
             */
            previousCompanySocialUrl?: string | null;
            /**
             * @description Job title held before the current one.
             *
             *     Length: 256 or less.
             * @example Backend engineer
             */
            previousTitle?: string | null;
            /**
             * @description Personal email address.
             *
             *     Length: 320 or less.
             * @example priya@raman.example
             */
            privateEmail?: string | null;
            /**
             * @description Personal mobile number.
             *
             *     Length: 64 or less.
             * @example +351910000002
             */
            privateMobilePhone?: string | null;
            /**
             * @description Landline at home.
             *
             *     Length: 64 or less.
             * @example +351210000002
             */
            privatePhone?: string | null;
            /**
             * @description Seniority label; the set of values is open.
             *
             *     Length: 128 or less.
             * @example Senior
             */
            seniority?: string | null;
            /**
             * @description Skills named on the profile.
             *
             *     Entries: 200 or less.
             * @example [
             *       {
             *         "value": "Go",
             *         "topSkill": true
             *       }
             *     ]
             */
            skills?: components["schemas"]["SkillInput"][] | null;
            /**
             * @description Addresses of public profiles.
             *
             *     Entries: 50 or less.
             * @example [
             *       "https://social.example/in/priya-raman"
             *     ]
             */
            socialUrls?: string[] | null;
            /**
             * @description Longer self-description on the profile.
             *
             *     Length: 20000 or less.
             * @example Ten years of payment and logistics back ends in Go and PostgreSQL.
             */
            summary?: string | null;
            /**
             * @description Unpaid roles.
             *
             *     Entries: 100 or less.
             * @example [
             *       {
             *         "roleTitle": "Coding mentor",
             *         "cause": "Education"
             *       }
             *     ]
             */
            volunteering?: components["schemas"]["VolunteeringInput"][] | null;
            /**
             * @description Email address at the current employer.
             *
             *     Length: 320 or less.
             * @example priya.raman@harborline.example
             */
            workEmail?: string | null;
            /**
             * @description Mobile number for work.
             *
             *     Length: 64 or less.
             * @example +351910000001
             */
            workMobilePhone?: string | null;
            /**
             * @description Landline at work, as stored; E.164 is preferred.
             *
             *     Length: 64 or less.
             * @example +351210000001
             */
            workPhone?: string | null;
        };
        /**
         * @description One page of contacts.
         *
         *     Provisional: The reference gives no bounds for this answer; texts are never empty and counts never negative.
         */
        ContactPage: {
            /**
             * @description The contacts. Each has some of the fields of a contact.
             *
             *     Entries: 100 or less.
             * @example [
             *       {
             *         "id": "66f1c0de5a7b3c0012ab0001",
             *         "firstName": "Priya",
             *         "lastName": "Raman"
             *       }
             *     ]
             */
            items: components["schemas"]["Contact"][];
            /**
             * @description Contacts on a full page.
             *
             *     Value: 1 or more.
             * @example 25
             */
            limit: number;
            /**
             * @description Cursor of the next page; null when this is the last.
             *
             *     Length: 1 to 512.
             * @example eyJsIjoiNjZmMWMwZGUifQ.Zk1wQQ
             */
            nextCursor: string | null;
            /**
             * @description Number of this page.
             *
             *     Value: 1 or more.
             * @example 1
             */
            page: number;
            /**
             * @description Number of matching contacts; null unless `includeTotal` was true.
             *
             *     Value: 0 or more.
             * @example 26
             */
            total: number | null;
        };
        /** @description A tag as a contact carries it. */
        ContactTag: {
            /**
             * @description Identifier of the tag.
             * @example 66a07a605a7b3c00127a0001
             */
            _id?: string;
            /**
             * @description Colour that the web application shows.
             * @example #1f6feb
             */
            color?: string;
            /**
             * @description Icon that the web application shows.
             * @example server
             */
            iconName?: string;
            /**
             * @description Name of the tag.
             * @example backend
             */
            value?: string;
        };
        /**
         * @description The contact after a change.
         *
         *     Provisional: The reference gives no bounds for this answer; texts are never empty and counts never negative.
         */
        ContactUpdateResult: {
            /** @description The contact as it is now stored. */
            contact: components["schemas"]["Contact"];
            /**
             * @description Number of contacts that changed.
             *
             *     Value: 0 or more.
             * @example 1
             */
            modifiedCount: number;
        };
        /** @description Where a contact stands in a campaign. */
        CurrentCampaign: {
            /**
             * @description Identifier of the campaign.
             * @example 66e0ca4a5a7b3c0012ca0001
             */
            campaignId?: string;
            /**
             * @description Stage that the contact has reached.
             * @example S1
             */
            stagePositionCode?: string;
        };
        /** @description A field that the workgroup defined. */
        CustomField: {
            /**
             * @description Identifier of the field.
             * @example 66c0f1e15a7b3c0012cf0001
             */
            _id?: string;
            /**
             * @description Name of the field.
             * @example Notice period
             */
            fieldName?: string;
            /**
             * @description Its value for this contact.
             * @example 3 months
             */
            value?: string;
        };
        /**
         * @description A field that the workgroup defined, as a caller writes it.
         *
         *     Properties: 1 or more.
         *
         *     Provisional: The reference gives no lengths and no rule for unknown properties; both are limited here.
         */
        CustomFieldInput: {
            /**
             * @description Identifier of the field.
             *
             *     Length: 64 or less.
             * @example 66c0f1e15a7b3c0012cf0001
             */
            _id?: string;
            /**
             * @description Name of the field.
             *
             *     Length: 256 or less.
             * @example Notice period
             */
            fieldName?: string;
            /**
             * @description Its value for this contact.
             *
             *     Length: 4096 or less.
             * @example 3 months
             */
            value?: string;
        };
        /**
         * @description A file and its kind.
         *
         *     Provisional: The reference gives no rule for further parts; they are refused.
         */
        DocumentUpload: {
            /**
             * Format: binary
             * @description The file, at most 10 MB.
             *
             *     Length: 10485760 or less.
             *
             *     Provisional: The reference says 10 MB without saying which; 10 485 760 bytes are accepted.
             * @example %PDF-1.7
             */
            file: Blob;
            /**
             * @description Label of the document: `cv` or `resume` for the CV, anything else, such as `portfolio`, for an attachment.
             *
             *     Length: 1 to 64.
             *
             *     Provisional: The reference gives no length for the label; 1 to 64 characters are accepted.
             * @example cv
             */
            type: string;
        };
        /**
         * @description Confirms an upload.
         *
         *     Provisional: The reference gives no bounds for this answer; texts are never empty and counts never negative.
         */
        DocumentUploadReceipt: {
            /**
             * @description A sentence for people.
             *
             *     Length: 1 or more.
             * @example The CV was replaced.
             */
            message: string;
        };
        /** @description A stay at a school. */
        Education: {
            /**
             * @description Level of the degree; the set of values is open.
             * @example Master
             */
            degreeLevel?: string;
            /**
             * @description Degrees earned.
             * @example [
             *       "MSc"
             *     ]
             */
            degrees?: string[];
            /**
             * @description Main subject.
             * @example Computer science
             */
            fieldOfStudy?: string;
            /**
             * @description Majors.
             * @example [
             *       "Distributed systems"
             *     ]
             */
            majors?: string[];
            /**
             * @description Minors.
             * @example [
             *       "Statistics"
             *     ]
             */
            minors?: string[];
            /** @description When the person studied there. */
            period?: components["schemas"]["Period"];
            /**
             * @description Name of the school.
             * @example Instituto Atlântico
             */
            school?: string;
            /**
             * @description Public profile of the school.
             * @example https://social.example/school/instituto-atlantico
             */
            schoolSocialUrl?: string;
        };
        /**
         * @description A stay at a school, as a caller writes it.
         *
         *     Properties: 1 or more.
         *
         *     Provisional: The reference gives no lengths and no rule for unknown properties; both are limited here.
         */
        EducationInput: {
            /**
             * @description Level of the degree; the set of values is open.
             *
             *     Length: 128 or less.
             * @example Master
             */
            degreeLevel?: string;
            /**
             * @description Degrees earned.
             *
             *     Entries: 50 or less.
             * @example [
             *       "MSc"
             *     ]
             */
            degrees?: string[];
            /**
             * @description Main subject.
             *
             *     Length: 256 or less.
             * @example Computer science
             */
            fieldOfStudy?: string;
            /**
             * @description Majors.
             *
             *     Entries: 50 or less.
             * @example [
             *       "Distributed systems"
             *     ]
             */
            majors?: string[];
            /**
             * @description Minors.
             *
             *     Entries: 50 or less.
             * @example [
             *       "Statistics"
             *     ]
             */
            minors?: string[];
            /** @description When the person studied there. */
            period?: components["schemas"]["PeriodInput"];
            /**
             * @description Name of the school.
             *
             *     Length: 256 or less.
             * @example Instituto Atlântico
             */
            school?: string;
            /**
             * @description Public profile of the school.
             *
             *     Length: 2048 or less.
             * @example https://social.example/school/instituto-atlantico
             */
            schoolSocialUrl?: string;
        };
        /**
         * @description Which kind of email address to prefer.
         *
         *     Provisional: The reference does not show the contents of this object; it names the preferred kind of address.
         */
        EmailPreference: {
            /**
             * @description The kind to prefer.
             * @example work
             * @enum {string}
             */
            prefer?: "work" | "private";
        };
        /**
         * @description How an enrichment stands and what it has found.
         *
         *     Provisional: The reference gives no bounds for this answer; texts are never empty and counts never negative.
         */
        EnrichmentReport: {
            /**
             * @description The contact fields that were found; empty until then.
             * @example {
             *       "workEmail": "jonas.weber@cargolux.example"
             *     }
             */
            enrichedData?: {
                [key: string]: unknown;
            };
            /**
             * @description Identifier of the report.
             *
             *     Length: 1 to 64.
             * @example 6742e0e05a7b3c0012e00001
             */
            reportId: string;
            /**
             * @description `pending`, `enriched`, `notFound` or `failed`; more may follow.
             *
             *     Length: 1 to 64.
             *
             *     Provisional: The reference names only enriched as an example; the other values are ours, and the set is open.
             * @example enriched
             */
            status: string;
        };
        /**
         * @description Which data to look for. At least one of the four flags must be true.
         *
         *     Provisional: The reference does not say that a flag is needed nor what happens to unknown properties; one is needed, and unknown ones are refused.
         */
        EnrichmentRequest: {
            /** @description Which kind of address to prefer. */
            emailPreference?: components["schemas"]["EmailPreference"];
            /**
             * @description Look for positions, education and skills.
             * @example true
             */
            enrichCareerDetails?: boolean;
            /**
             * @description Look for email addresses.
             * @example true
             */
            findEmail?: boolean;
            /**
             * @description Look for phone numbers.
             * @example true
             */
            findPhone?: boolean;
            /**
             * @description Look for public profiles.
             * @example true
             */
            findSocialUrls?: boolean;
            /**
             * @description Profile of the user on whose behalf to look.
             *
             *     Length: 1 to 2048.
             *
             *     Provisional: The reference gives no length for this value; 2048 characters are accepted.
             * @example https://social.example/in/maya-lindqvist
             */
            userSocialUrl?: string;
        } | {
            /** @constant */
            findEmail: true;
        } | {
            /** @constant */
            findPhone: true;
        } | {
            /** @constant */
            findSocialUrls: true;
        } | {
            /** @constant */
            enrichCareerDetails: true;
        };
        /**
         * @description A filter with at least one list that is not empty.
         * @example {
         *       "include": [
         *         "Go"
         *       ]
         *     }
         */
        Evidence: {
            /**
             * @description Values to include.
             *
             *     Entries: 1 to 100.
             * @example [
             *       "Go"
             *     ]
             */
            include: string[];
        } | {
            /**
             * @description Values to prefer.
             *
             *     Entries: 1 to 100.
             * @example [
             *       "Go"
             *     ]
             */
            preferred: string[];
        } | {
            /**
             * @description Values to exclude.
             *
             *     Entries: 1 to 100.
             * @example [
             *       "Go"
             *     ]
             */
            exclude: string[];
        };
        /** @description A position held. */
        Experience: {
            /**
             * @description Employer.
             * @example Harborline Systems
             */
            company?: string;
            /**
             * @description What the work was.
             * @example Owns the booking ledger and its on-call rota.
             */
            description?: string;
            /**
             * @description Form of employment; the set of values is open.
             * @example Full-time
             */
            employmentType?: string;
            /**
             * Format: date-time
             * @description When the position began.
             * @example 2022-03-01T00:00:00.000Z
             */
            from?: string;
            /**
             * @description Whether the person still holds it.
             * @example true
             */
            isCurrent?: boolean;
            /** @description Where the position is based. */
            location?: components["schemas"]["Location"];
            /**
             * @description Job title.
             * @example Staff backend engineer
             */
            title?: string;
            /**
             * Format: date-time
             * @description When the position ended.
             * @example 2024-09-30T00:00:00.000Z
             */
            to?: string;
        };
        /**
         * @description A position held, as a caller writes it.
         *
         *     Properties: 1 or more.
         *
         *     Provisional: The reference gives no lengths and no rule for unknown properties; both are limited here.
         */
        ExperienceInput: {
            /**
             * @description Employer.
             *
             *     Length: 256 or less.
             * @example Harborline Systems
             */
            company?: string;
            /**
             * @description What the work was.
             *
             *     Length: 20000 or less.
             * @example Owns the booking ledger and its on-call rota.
             */
            description?: string;
            /**
             * @description Form of employment; the set of values is open.
             *
             *     Length: 128 or less.
             * @example Full-time
             */
            employmentType?: string;
            /**
             * Format: date-time
             * @description When the position began.
             * @example 2022-03-01T00:00:00.000Z
             */
            from?: string;
            /**
             * @description Whether the person still holds it.
             * @example true
             */
            isCurrent?: boolean;
            /** @description Where the position is based. */
            location?: components["schemas"]["LocationInput"];
            /**
             * @description Job title.
             *
             *     Length: 256 or less.
             * @example Staff backend engineer
             */
            title?: string;
            /**
             * Format: date-time
             * @description When the position ended.
             * @example 2024-09-30T00:00:00.000Z
             */
            to?: string;
        };
        /** @description Where the head office is. Further properties with any value are accepted. */
        HeadquartersFilter: {
            /** @description City. */
            city?: components["schemas"]["ValueFilter"];
            /**
             * @description Continents.
             * @example [
             *       "Europe"
             *     ]
             */
            continent?: components["schemas"]["StringList"];
            /**
             * @description Country codes.
             * @example [
             *       "PT",
             *       "ES"
             *     ]
             */
            country_code?: components["schemas"]["StringList"];
            /**
             * @description Sales regions, such as `NORAM`, `LATAM`, `EMEA` or `APAC`.
             * @example [
             *       "EMEA"
             *     ]
             */
            sales_region?: components["schemas"]["StringList"];
            /** @description State or province. */
            state?: components["schemas"]["ValueFilter"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description An identifier of 24 hexadecimal characters.
         *
         *     Pattern: `^[a-fA-F0-9]{24}$`.
         * @example 66f1c0de5a7b3c0012ab0001
         */
        HexId: string;
        /**
         * @description One rule that the request breaks.
         *
         *     Provisional: The reference does not show how an invalid request is explained; we name place and rule.
         */
        Issue: {
            /**
             * @description The rule that is broken.
             *
             *     Length: 1 or more.
             * @example must be >= 1
             */
            message: string;
            /**
             * @description Where the value stands, as `query.`, `path.` or `body.` and the names that lead to it.
             *
             *     Length: 1 or more.
             * @example query.limit
             */
            path: string;
        };
        /**
         * @description Titles to look for, to prefer and to keep out. Further properties are accepted.
         *
         *     Provisional: The reference does not show the complete form of this filter; lists have at most 100 entries, and further properties are accepted.
         * @example {
         *       "include": [
         *         "Backend engineer"
         *       ],
         *       "exclude": [
         *         "Intern"
         *       ]
         *     }
         */
        JobTitleFilter: {
            /**
             * @description None of these may be met.
             * @example [
             *       "Intern"
             *     ]
             */
            exclude?: components["schemas"]["StringList"];
            /**
             * @description At least one of these must be met.
             * @example [
             *       "Backend engineer"
             *     ]
             */
            include?: components["schemas"]["StringList"];
            /**
             * @description These put a person further up the page.
             * @example [
             *       "Platform engineer"
             *     ]
             */
            preferred?: components["schemas"]["StringList"];
        } & {
            [key: string]: unknown;
        };
        /** @description A language spoken. */
        Language: {
            /**
             * @description Proficiency; higher is better.
             * @example 4
             */
            level?: number;
            /**
             * @description Remark on the proficiency.
             * @example Professional working proficiency
             */
            note?: string;
            /**
             * @description Name of the language.
             * @example Portuguese
             */
            value?: string;
        };
        /**
         * @description A language spoken, as a caller writes it.
         *
         *     Properties: 1 or more.
         *
         *     Provisional: The reference gives no lengths and no rule for unknown properties; both are limited here.
         */
        LanguageInput: {
            /**
             * @description Proficiency; higher is better.
             *
             *     Value: 0 to 100.
             * @example 4
             */
            level?: number;
            /**
             * @description Remark on the proficiency.
             *
             *     Length: 512 or less.
             * @example Professional working proficiency
             */
            note?: string;
            /**
             * @description Name of the language.
             *
             *     Length: 256 or less.
             * @example Portuguese
             */
            value?: string;
        };
        /** @description Where a person or a position is. */
        Location: {
            /**
             * @description Street and house number.
             * @example Rua do Cais 12
             */
            address?: string;
            /**
             * @description Flat, floor or building.
             * @example 3rd floor
             */
            addressLine2?: string;
            /**
             * @description City or town.
             * @example Lisbon
             */
            city?: string;
            /**
             * @description Country name.
             * @example Portugal
             */
            country?: string;
            /**
             * @description ISO 3166-1 alpha-2 country code.
             * @example PT
             */
            countryCode?: string;
            /**
             * @description The address in one line.
             * @example Rua do Cais 12, 1200-109 Lisbon, Portugal
             */
            fullAddress?: string;
            /**
             * @description Postal code.
             * @example 1200-109
             */
            postalCode?: string;
            /**
             * @description Wider region or metropolitan area.
             * @example Greater Lisbon
             */
            region?: string;
            /**
             * @description State or province.
             * @example Lisboa
             */
            state?: string;
        };
        /**
         * @description A place; all that is given must be met. Further properties are accepted.
         *
         *     Provisional: The reference does not show the form of a place; these five fields are ours.
         * @example {
         *       "city": "Lisbon",
         *       "country_code": "PT"
         *     }
         */
        LocationFilter: {
            /**
             * @description City.
             *
             *     Length: 1 to 256.
             * @example Lisbon
             */
            city?: string;
            /**
             * @description Continent.
             *
             *     Length: 1 to 64.
             * @example Europe
             */
            continent?: string;
            /**
             * @description Country name.
             *
             *     Length: 1 to 256.
             * @example Portugal
             */
            country?: string;
            /**
             * @description ISO 3166-1 alpha-2 country code.
             *
             *     Length: 2.
             * @example PT
             */
            country_code?: string;
            /**
             * @description State or province.
             *
             *     Length: 1 to 256.
             * @example Lisboa
             */
            state?: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Where a person or a position is, as a caller writes it.
         *
         *     Properties: 1 or more.
         *
         *     Provisional: The reference gives no lengths and no rule for unknown properties; both are limited here.
         */
        LocationInput: {
            /**
             * @description Street and house number.
             *
             *     Length: 256 or less.
             * @example Rua do Cais 12
             */
            address?: string;
            /**
             * @description Flat, floor or building.
             *
             *     Length: 256 or less.
             * @example 3rd floor
             */
            addressLine2?: string;
            /**
             * @description City or town.
             *
             *     Length: 256 or less.
             * @example Lisbon
             */
            city?: string;
            /**
             * @description Country name.
             *
             *     Length: 256 or less.
             * @example Portugal
             */
            country?: string;
            /**
             * @description ISO 3166-1 alpha-2 country code.
             *
             *     Length: 2.
             * @example PT
             */
            countryCode?: string;
            /**
             * @description The address in one line.
             *
             *     Length: 512 or less.
             * @example Rua do Cais 12, 1200-109 Lisbon, Portugal
             */
            fullAddress?: string;
            /**
             * @description Postal code.
             *
             *     Length: 32 or less.
             * @example 1200-109
             */
            postalCode?: string;
            /**
             * @description Wider region or metropolitan area.
             *
             *     Length: 256 or less.
             * @example Greater Lisbon
             */
            region?: string;
            /**
             * @description State or province.
             *
             *     Length: 256 or less.
             * @example Lisboa
             */
            state?: string;
        };
        /**
         * @description One alternative. All its fields must be met together. It needs at least one field with a list that is not empty; otherwise it would be met by everybody.
         *
         *     Provisional: The reference gives no rule for unknown properties at this level; they are refused.
         */
        MatchAlternative: {
            /** @description What the employer must be like. */
            company?: components["schemas"]["MatchCompany"];
            /** @description Name of the current employer. */
            currentCompany?: components["schemas"]["ValueFilter"];
            /** @description Degrees. */
            degree?: components["schemas"]["ValueFilter"];
            /** @description Anything in the education. */
            education?: components["schemas"]["ValueFilter"];
            /** @description Fields of study. */
            fieldOfStudy?: components["schemas"]["ValueFilter"];
            /** @description Another name for `title`. */
            job_title?: components["schemas"]["JobTitleFilter"];
            /** @description Words in the descriptions of positions. */
            jobDescriptionKeywords?: components["schemas"]["ValueFilter"];
            /** @description Name of an earlier employer. */
            previousCompany?: components["schemas"]["ValueFilter"];
            /** @description Schools. */
            school?: components["schemas"]["ValueFilter"];
            /** @description Skills. */
            skills?: components["schemas"]["ValueFilter"];
            /** @description Words in the summary of the profile. */
            summaryKeywords?: components["schemas"]["ValueFilter"];
            /** @description Current title. */
            title?: components["schemas"]["JobTitleFilter"];
        } | {
            title: components["schemas"]["Evidence"];
        } | {
            job_title: components["schemas"]["Evidence"];
        } | {
            skills: components["schemas"]["Evidence"];
        } | {
            jobDescriptionKeywords: components["schemas"]["Evidence"];
        } | {
            summaryKeywords: components["schemas"]["Evidence"];
        } | {
            education: components["schemas"]["Evidence"];
        } | {
            degree: components["schemas"]["Evidence"];
        } | {
            school: components["schemas"]["Evidence"];
        } | {
            fieldOfStudy: components["schemas"]["Evidence"];
        } | {
            currentCompany: components["schemas"]["Evidence"];
        } | {
            previousCompany: components["schemas"]["Evidence"];
        } | {
            company: components["schemas"]["CompanyEvidence"];
        };
        /**
         * @description What the employer must be like in one alternative.
         *
         *     Provisional: The reference gives no rule for unknown properties at this level; they are refused.
         */
        MatchCompany: {
            /** @description Industry of the company. */
            industry?: components["schemas"]["ValueFilter"];
            /** @description Words that describe the company. */
            keywords?: components["schemas"]["ValueFilter"];
            /** @description Name of the company. */
            name?: components["schemas"]["ValueFilter"];
        };
        /**
         * @description A set of alternatives, of which at least one must be met.
         *
         *     Provisional: The reference does not say that alternatives are required nor what happens to unknown properties; they are, and unknown ones are refused.
         */
        MatchGroup: {
            /**
             * @description The alternatives.
             *
             *     Entries: 1 to 20.
             * @example [
             *       {
             *         "skills": {
             *           "include": [
             *             "Go"
             *           ]
             *         }
             *       },
             *       {
             *         "skills": {
             *           "include": [
             *             "Rust"
             *           ]
             *         }
             *       }
             *     ]
             */
            groups: components["schemas"]["MatchAlternative"][];
            /**
             * @description Label for people.
             *
             *     Length: 1 to 200.
             * @example Go or Rust
             */
            name?: string;
            /**
             * @description How the alternatives combine.
             * @default must_match_one_group
             * @example must_match_one_group
             * @constant
             */
            operator?: "must_match_one_group";
        };
        /**
         * @description The text of a note.
         *
         *     Provisional: The reference gives no rule for unknown properties; they are refused.
         */
        NoteInput: {
            /**
             * @description What recruiters of the workgroup will read.
             *
             *     Length: 1 to 4096.
             * @example Open to a call next week.
             */
            value: string;
        };
        /**
         * @description Identifies a note that was written.
         *
         *     Provisional: The reference gives no bounds for this answer; texts are never empty and counts never negative.
         */
        NoteReceipt: {
            /**
             * @description Identifier of the note.
             *
             *     Length: 1 to 64.
             * @example 6741d07e5a7b3c0012d00001
             */
            noteId: string;
        };
        /**
         * @description A range of numbers; either end may be left open, and both belong to the range.
         *
         *     Provisional: The reference bounds neither end; numbers from 0 to a quadrillion are accepted, and unknown properties are refused.
         * @example {
         *       "min": 2,
         *       "max": 8
         *     }
         */
        NumberRange: {
            /**
             * @description Upper end.
             *
             *     Value: 0 to 1000000000000000.
             * @example 8
             */
            max?: number;
            /**
             * @description Lower end.
             *
             *     Value: 0 to 1000000000000000.
             * @example 2
             */
            min?: number;
        };
        /**
         * @description One step of outreach towards one contact, as a persisted job.
         *
         *     Provisional: The reference does not say which fields are always present, so only the identifier is required.
         */
        Operation: {
            /**
             * @description Campaign that it belongs to.
             * @example 66e0ca4a5a7b3c0012ca0001
             */
            campaignId?: string;
            /**
             * @description Kind of operation.
             * @example send-social-invitation
             */
            codename?: string;
            /**
             * @description Contact that it is aimed at.
             * @example 66f1c0de5a7b3c0012ab0001
             */
            contactId?: string;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2026-11-19T09:00:02.000Z
             */
            createdAt?: string;
            /**
             * @description Identifier of the operation.
             * @example 6740b0075a7b3c00120b0001
             */
            id: string;
            /**
             * @description Job group that it belongs to.
             * @example 6740b0065a7b3c0012bb0001
             */
            jobGroupId?: string;
            /** @description Channel that carries it out. */
            queue?: components["schemas"]["OperationQueue"];
            /** @description In whose name it is carried out. */
            sender?: components["schemas"]["OperationSender"];
            /** @description How it stands. */
            status?: components["schemas"]["OperationStatus"];
            /**
             * @description Its name for people.
             * @example Send an invitation
             */
            title?: string;
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-11-19T09:02:10.000Z
             */
            updatedAt?: string;
        };
        /**
         * @description One page of operations.
         *
         *     Provisional: The reference gives no bounds for this answer; texts are never empty and counts never negative.
         */
        OperationPage: {
            /**
             * @description Operations on this page.
             *
             *     Value: 0 or more.
             * @example 2
             */
            count: number;
            /**
             * @description The operations.
             *
             *     Entries: 25 or less.
             * @example [
             *       {
             *         "id": "6740b0075a7b3c00120b0001",
             *         "queue": "social",
             *         "codename": "send-social-invitation",
             *         "status": "pending"
             *       }
             *     ]
             */
            items: components["schemas"]["Operation"][];
            /**
             * @description Operations on a full page.
             *
             *     Value: 1 or more.
             * @example 25
             */
            limit: number;
            /**
             * @description Number of this page.
             *
             *     Value: 1 or more.
             * @example 1
             */
            page: number;
            /**
             * @description Exact number of operations that match, whatever the page.
             *
             *     Value: 0 or more.
             * @example 2
             */
            total: number;
        };
        /**
         * @description Channel that carries an operation out; `service` is work of the platform itself.
         * @example social
         * @enum {string}
         */
        OperationQueue: "social" | "email" | "sms" | "service";
        /** @description In whose name an operation is carried out. */
        OperationSender: {
            /**
             * @description Identifier of the sender.
             * @example 6650a1f0c3b2a49d8e7f0002
             */
            id?: string;
            /**
             * @description Kind of sender.
             * @example user
             */
            type?: string;
        };
        /**
         * @description How an operation stands.
         *
         *     Provisional: The reference names the statuses without explaining them; meanings and groups are ours.
         * @example pending
         * @enum {string}
         */
        OperationStatus: "fail" | "success" | "pending" | "processing" | "blocked" | "paused" | "OUT_OF_TIMEFRAME" | "THROTTLED" | "SYNCHRONIZING" | "COMPILING_SMART_FIELDS" | "PENDING_HYDRATION" | "UPSELL" | "QUOTA_REACHED" | "DISABLED";
        /** @description A company, school or charity. */
        Organization: {
            /**
             * @description Its website.
             * @example https://harborline.example
             */
            companyWebsite?: string;
            /**
             * @description Head count as a range.
             * @example 51-200
             */
            employeeCountRange?: string;
            /**
             * @description Name of the organisation.
             * @example Harborline Systems
             */
            name?: string;
            /**
             * @description Its public profile.
             * @example https://social.example/company/harborline
             */
            socialUrl?: string;
        };
        /**
         * @description A company, school or charity, as a caller writes it.
         *
         *     Properties: 1 or more.
         *
         *     Provisional: The reference gives no lengths and no rule for unknown properties; both are limited here.
         */
        OrganizationInput: {
            /**
             * @description Its website.
             *
             *     Length: 2048 or less.
             * @example https://harborline.example
             */
            companyWebsite?: string;
            /**
             * @description Head count as a range.
             *
             *     Length: 32 or less.
             * @example 51-200
             */
            employeeCountRange?: string;
            /**
             * @description Name of the organisation.
             *
             *     Length: 256 or less.
             * @example Harborline Systems
             */
            name?: string;
            /**
             * @description Its public profile.
             *
             *     Length: 2048 or less.
             * @example https://social.example/company/harborline
             */
            socialUrl?: string;
        };
        /**
         * @description What the person must be like.
         *
         *     Provisional: The reference gives no rule for unknown properties at this level; they are refused.
         */
        PeopleFilters: {
            /** @description Name of the current employer. */
            currentCompany?: components["schemas"]["ValueFilter"];
            /** @description Degrees. */
            degree?: components["schemas"]["ValueFilter"];
            /** @description Anything in the education. */
            education?: components["schemas"]["ValueFilter"];
            /** @description Fields of study. */
            fieldOfStudy?: components["schemas"]["ValueFilter"];
            /** @description Given name. */
            firstName?: components["schemas"]["ValueFilter"];
            /**
             * @description Functions.
             * @example [
             *       "Engineering"
             *     ]
             */
            job_function?: components["schemas"]["StringList"];
            /**
             * @description Levels, such as `C-Team`, `VP`, `Director`, `Manager`, `Staff` or `Other`.
             * @example [
             *       "Staff",
             *       "Manager"
             *     ]
             */
            job_level?: components["schemas"]["StringList"];
            /** @description Current title. */
            job_title?: components["schemas"]["JobTitleFilter"];
            /** @description Words in the descriptions of positions. */
            jobDescriptionKeywords?: components["schemas"]["ValueFilter"];
            /** @description Family name. */
            lastName?: components["schemas"]["ValueFilter"];
            /**
             * @description Places where the person may be; one of them is enough.
             *
             *     Entries: 25 or less.
             * @example [
             *       {
             *         "city": "Lisbon",
             *         "country_code": "PT"
             *       }
             *     ]
             */
            locations?: components["schemas"]["LocationFilter"][];
            /**
             * @description Sets of alternatives; each set must be met by at least one of its alternatives.
             *
             *     Entries: 10 or less.
             * @example [
             *       {
             *         "name": "Go or Rust",
             *         "groups": [
             *           {
             *             "skills": {
             *               "include": [
             *                 "Go"
             *               ]
             *             }
             *           },
             *           {
             *             "skills": {
             *               "include": [
             *                 "Rust"
             *               ]
             *             }
             *           }
             *         ]
             *       }
             *     ]
             */
            matchGroups?: components["schemas"]["MatchGroup"][];
            /**
             * @description Connections at least.
             *
             *     Value: 0 to 500.
             * @example 100
             */
            min_connections?: number;
            /** @description Name. */
            name?: components["schemas"]["ValueFilter"];
            /** @description Name of an earlier employer. */
            previousCompany?: components["schemas"]["ValueFilter"];
            /**
             * @description Address of the person's profile; must be met exactly.
             *
             *     Length: 3 to 2048.
             * @example https://social.example/in/priya-raman
             */
            profileUrl?: string;
            /** @description Schools. */
            school?: components["schemas"]["ValueFilter"];
            /** @description Skills. */
            skills?: components["schemas"]["ValueFilter"];
            /**
             * @description Another name for `profileUrl`.
             *
             *     Length: 3 to 2048.
             * @example https://social.example/in/priya-raman
             */
            socialUrl?: string;
            /** @description Words in the summary of the profile. */
            summaryKeywords?: components["schemas"]["ValueFilter"];
            /** @description Years in the current role or company. */
            tenure?: components["schemas"]["NumberRange"];
            /** @description Another name for `job_title`. */
            title?: components["schemas"]["JobTitleFilter"];
            /** @description Years of work in all. */
            totalYearsExperience?: components["schemas"]["NumberRange"];
            /** @description Another name for `tenure`. */
            yearsAtCurrentCompany?: components["schemas"]["NumberRange"];
        };
        /**
         * @description One page of people.
         *
         *     Provisional: The reference gives no bounds for this answer; texts are never empty and counts never negative.
         */
        PeopleSearchPage: {
            /**
             * @description People on this page.
             *
             *     Value: 0 or more.
             * @example 3
             */
            count: number;
            /**
             * @description The people, those with more preferred traits first.
             *
             *     Entries: 20 or less.
             * @example [
             *       {
             *         "id": "6730d17ec0de5a7b3c000001",
             *         "contactId": "66f1c0de5a7b3c0012ab0001",
             *         "firstName": "Priya"
             *       }
             *     ]
             */
            items: components["schemas"]["PersonSearchResult"][];
            /**
             * @description Cursor of the next page; null when this is the last.
             *
             *     Length: 1 to 512.
             * @example eyJwIjoyfQ.q1ZrY2h4
             */
            nextCursor: string | null;
            /** @description How the people were found and ordered. */
            searchStrategy: components["schemas"]["SearchStrategy"];
            /**
             * @description People that match in all, when that is known.
             *
             *     Value: 0 or more.
             * @example 41
             */
            totalResults?: number;
        };
        /**
         * @description Filters of a search. Filters of different fields narrow it together.
         *
         *     Provisional: The reference gives no rule for unknown properties at this level; they are refused.
         */
        PeopleSearchRequest: {
            /** @description What the employer must be like. */
            company?: components["schemas"]["CompanyFilters"];
            /**
             * @description The `nextCursor` of the page before; leave it out on the first page.
             *
             *     Length: 512 or less.
             * @example eyJwIjoyfQ.q1ZrY2h4
             */
            cursor?: string;
            /**
             * @description People on a page; credits for this many are reserved.
             *
             *     Value: 1 to 20.
             * @default 10
             * @example 3
             */
            limit?: number;
            /**
             * @description Places where the person may be; one of them is enough.
             *
             *     Entries: 25 or less.
             * @example [
             *       {
             *         "city": "Lisbon",
             *         "country_code": "PT"
             *       }
             *     ]
             */
            locations?: components["schemas"]["LocationFilter"][];
            /** @description What the person must be like. */
            people?: components["schemas"]["PeopleFilters"];
            /** @description A city and how far around it to look; all places within count. */
            radiusAroundCity?: components["schemas"]["RadiusAroundCity"];
            /** @description Somebody to find more people like. */
            similarTo?: components["schemas"]["SimilarTo"];
        };
        /** @description A span of time. */
        Period: {
            /**
             * Format: date-time
             * @description Start of the span.
             * @example 2022-03-01T00:00:00.000Z
             */
            from?: string;
            /**
             * @description Whether the span still lasts.
             * @example true
             */
            isCurrent?: boolean;
            /**
             * Format: date-time
             * @description End of the span; absent while it lasts.
             * @example 2024-09-30T00:00:00.000Z
             */
            to?: string;
        };
        /**
         * @description A span of time, as a caller writes it.
         *
         *     Properties: 1 or more.
         *
         *     Provisional: The reference gives no lengths and no rule for unknown properties; both are limited here.
         */
        PeriodInput: {
            /**
             * Format: date-time
             * @description Start of the span.
             * @example 2022-03-01T00:00:00.000Z
             */
            from?: string;
            /**
             * @description Whether the span still lasts.
             * @example true
             */
            isCurrent?: boolean;
            /**
             * Format: date-time
             * @description End of the span; absent while it lasts.
             * @example 2024-09-30T00:00:00.000Z
             */
            to?: string;
        };
        /**
         * @description A person found by a search, already saved as a contact. Emails and phone numbers appear only as far as the workspace is entitled to them.
         *
         *     Provisional: The reference does not say which fields are always present, so only the two identifiers are required.
         */
        PersonSearchResult: {
            /**
             * @description Awards, publications, certificates and the like.
             * @example [
             *       {
             *         "value": "Harbour Prize 2024",
             *         "type": "award"
             *       }
             *     ]
             */
            accomplishments?: components["schemas"]["Accomplishment"][];
            /**
             * @description Identifier of the contact that the person was saved as.
             * @example 66f1c0de5a7b3c0012ab0001
             */
            contactId: string;
            /**
             * Format: date-time
             * @description When the contact was created.
             * @example 2026-11-18T10:02:31.000Z
             */
            createdAt?: string;
            /**
             * @description Name of the current employer.
             * @example Harborline Systems
             */
            currentCompany?: string;
            /**
             * Format: date-time
             * @description When the current employment began.
             * @example 2022-03-01T00:00:00.000Z
             */
            currentCompanyFrom?: string;
            /**
             * @description What the directory knows of the current employer.
             *
             *     Provisional: The reference names the field without a type; it is an open object here.
             * @example {
             *       "employeeCountRange": "51-200"
             *     }
             */
            currentCompanyProfile?: {
                [key: string]: unknown;
            };
            /**
             * @description Company profile of the current employer.
             * @example https://social.example/company/harborline
             */
            currentCompanySocialUrl?: string;
            /**
             * @description Time at the current employer, in years.
             * @example 4.7
             */
            currentCompanyTenureYears?: number;
            /**
             * Format: date-time
             * @description When it ended or will end, if known.
             * @example 2027-01-31T00:00:00.000Z
             */
            currentCompanyTo?: string;
            /**
             * @description Website of the current employer.
             * @example https://harborline.example
             */
            currentCompanyUrl?: string;
            /**
             * @description Job title held now.
             * @example Staff backend engineer
             */
            currentTitle?: string;
            /**
             * @description Schools and degrees.
             * @example [
             *       {
             *         "school": "Instituto Atlântico",
             *         "degreeLevel": "Master"
             *       }
             *     ]
             */
            education?: components["schemas"]["Education"][];
            /**
             * @description The address to prefer.
             *
             *     Provisional: The reference names the field without a type; it is a string here.
             * @example priya.raman@harborline.example
             */
            email?: string;
            /**
             * @description Positions held, newest first.
             * @example [
             *       {
             *         "title": "Staff backend engineer",
             *         "company": "Harborline Systems",
             *         "isCurrent": true
             *       }
             *     ]
             */
            experiences?: components["schemas"]["Experience"][];
            /**
             * @description Given name.
             * @example Priya
             */
            firstName?: string;
            /**
             * @description One-line self-description on the profile.
             * @example Distributed systems, quietly reliable
             */
            headline?: string;
            /**
             * @description Identifier of the person in the directory.
             * @example 6730d17ec0de5a7b3c000001
             */
            id: string;
            /**
             * @description Industry the person works in.
             * @example Logistics software
             */
            industry?: string;
            /**
             * @description Languages spoken.
             * @example [
             *       {
             *         "value": "Portuguese",
             *         "level": 4
             *       }
             *     ]
             */
            languages?: components["schemas"]["Language"][];
            /**
             * @description Family name.
             * @example Raman
             */
            lastName?: string;
            /** @description Where the person lives. */
            location?: components["schemas"]["Location"];
            /**
             * @description Middle name or initial.
             * @example K.
             */
            middleName?: string;
            /**
             * @description Whether strangers may message the profile without an introduction.
             * @example true
             */
            openProfile?: boolean;
            /**
             * @description Whether the profile signals interest in new roles.
             * @example false
             */
            openToWork?: boolean;
            /**
             * @description Further email addresses, in no particular order.
             * @example [
             *       "p.raman@alumni.example"
             *     ]
             */
            otherEmails?: string[];
            /**
             * @description Further mobile numbers.
             * @example [
             *       "+351910000003"
             *     ]
             */
            otherMobilePhones?: string[];
            /**
             * @description Further landline numbers.
             * @example [
             *       "+351210000003"
             *     ]
             */
            otherPhones?: string[];
            /**
             * @description The number to prefer.
             *
             *     Provisional: The reference names the field without a type; it is a string here.
             * @example +351910000001
             */
            phone?: string;
            /**
             * @description Personal email address.
             * @example priya@raman.example
             */
            privateEmail?: string;
            /**
             * @description Personal mobile number.
             * @example +351910000002
             */
            privateMobilePhone?: string;
            /**
             * @description Landline at home.
             * @example +351210000002
             */
            privatePhone?: string;
            /**
             * @description Skills named on the profile.
             * @example [
             *       {
             *         "value": "Go",
             *         "topSkill": true
             *       }
             *     ]
             */
            skills?: components["schemas"]["Skill"][];
            /**
             * @description Addresses of public profiles.
             * @example [
             *       "https://social.example/in/priya-raman"
             *     ]
             */
            socialUrls?: string[];
            /**
             * @description Longer self-description on the profile.
             * @example Ten years of payment and logistics back ends in Go and PostgreSQL.
             */
            summary?: string;
            /**
             * Format: date-time
             * @description When the contact last changed.
             * @example 2026-11-18T10:02:31.000Z
             */
            updatedAt?: string;
            /**
             * @description Unpaid roles.
             * @example [
             *       {
             *         "roleTitle": "Coding mentor",
             *         "cause": "Education"
             *       }
             *     ]
             */
            volunteering?: components["schemas"]["Volunteering"][];
            /**
             * @description Email address at the current employer.
             * @example priya.raman@harborline.example
             */
            workEmail?: string;
            /**
             * @description Mobile number for work.
             * @example +351910000001
             */
            workMobilePhone?: string;
            /**
             * @description Landline at work, as stored; E.164 is preferred.
             * @example +351210000001
             */
            workPhone?: string;
        };
        /**
         * @description A city and how far around it to look.
         *
         *     Provisional: The reference does not show the form of this object; it names a city and a radius in kilometres.
         * @example {
         *       "city": "Lisbon",
         *       "country_code": "PT",
         *       "radius_km": 50
         *     }
         */
        RadiusAroundCity: {
            /**
             * @description Name of the city.
             *
             *     Length: 1 to 256.
             * @example Lisbon
             */
            city: string;
            /**
             * @description Country that it lies in.
             *
             *     Length: 2.
             * @example PT
             */
            country_code?: string;
            /**
             * @description Radius in kilometres.
             *
             *     Value: 1 to 500.
             * @example 50
             */
            radius_km: number;
            /**
             * @description State or province that it lies in.
             *
             *     Length: 1 to 256.
             * @example Lisboa
             */
            state?: string;
        };
        /**
         * @description Too many requests were sent.
         *
         *     Provisional: The reference gives no bounds for this answer; texts are never empty and counts never negative.
         */
        RateLimitError: {
            /**
             * @description Name of the status, Too Many Requests.
             *
             *     Length: 1 or more.
             * @example Too Many Requests
             */
            error: string;
            /**
             * @description A sentence for people.
             *
             *     Length: 1 or more.
             * @example Rate limit reached, retry in 7 seconds.
             */
            message: string;
            /**
             * @description Seconds to wait before the next request.
             *
             *     Value: 0 or more.
             * @example 7
             */
            retryAfterSeconds: number;
            /**
             * @description The HTTP status once more.
             * @example 429
             * @constant
             */
            statusCode: 429;
        };
        /** @description How people were found and ordered. */
        SearchStrategy: {
            /**
             * @description Tiers of filters that were applied.
             * @example [
             *       "required",
             *       "preferred"
             *     ]
             */
            appliedTiers: string[];
            /**
             * @description What is ordered by preference; only the page is.
             * @example page
             */
            rankingScope: string;
            /**
             * @description Whether preferences were dropped because nobody met them.
             * @example false
             */
            usedRequiredOnlyFallback: boolean;
        };
        /** @description A user of the workgroup. */
        ServiceUser: {
            /**
             * @description Given name.
             * @example Maya
             */
            firstName?: string;
            /**
             * @description Identifier of the user.
             * @example 6650a1f0c3b2a49d8e7f0002
             */
            id?: string;
            /**
             * @description Family name.
             * @example Lindqvist
             */
            lastName?: string;
        };
        /**
         * @description Somebody to find more people like, by profile or by contact. Further properties are accepted.
         *
         *     Provisional: The reference does not show the form of this object; it names a profile or a contact, and at least one of them.
         * @example {
         *       "contactId": "66f1c0de5a7b3c0012ab0001"
         *     }
         */
        SimilarTo: ({
            /**
             * @description Identifier of a contact.
             *
             *     Length: 1 to 64.
             * @example 66f1c0de5a7b3c0012ab0001
             */
            contactId?: string;
            /**
             * @description Address of a profile.
             *
             *     Length: 3 to 2048.
             * @example https://social.example/in/priya-raman
             */
            profileUrl?: string;
        } & {
            [key: string]: unknown;
        }) | {
            profileUrl: string;
        } | {
            contactId: string;
        };
        /** @description A skill. */
        Skill: {
            /**
             * @description Proficiency; higher is better.
             * @example 4
             */
            level?: number;
            /**
             * @description Kind of skill; the set of values is open.
             * @example programming-language
             */
            skillType?: string;
            /**
             * @description Whether the person pins it to the top of the profile.
             * @example true
             */
            topSkill?: boolean;
            /**
             * @description Name of the skill.
             * @example Go
             */
            value?: string;
        };
        /**
         * @description A skill, as a caller writes it.
         *
         *     Properties: 1 or more.
         *
         *     Provisional: The reference gives no lengths and no rule for unknown properties; both are limited here.
         */
        SkillInput: {
            /**
             * @description Proficiency; higher is better.
             *
             *     Value: 0 to 100.
             * @example 4
             */
            level?: number;
            /**
             * @description Kind of skill; the set of values is open.
             *
             *     Length: 128 or less.
             * @example programming-language
             */
            skillType?: string;
            /**
             * @description Whether the person pins it to the top of the profile.
             * @example true
             */
            topSkill?: boolean;
            /**
             * @description Name of the skill.
             *
             *     Length: 256 or less.
             * @example Go
             */
            value?: string;
        };
        /**
         * @description A list of values.
         *
         *     Entries: 100 or less.
         *
         *     Provisional: The reference gives no sizes; lists have at most 100 entries of at most 2048 characters.
         * @example [
         *       "Go"
         *     ]
         */
        StringList: string[];
        /**
         * @description A tag of the workgroup.
         *
         *     Provisional: The reference gives no bounds for this answer; texts are never empty and counts never negative.
         */
        Tag: {
            /**
             * @description Identifier of the tag.
             *
             *     Length: 1 to 64.
             * @example 66a07a605a7b3c00127a0001
             */
            tagId: string;
            /**
             * @description Name of the tag.
             *
             *     Length: 1 or more.
             * @example backend
             */
            value: string;
        };
        /**
         * @description Tags of the workgroup.
         *
         *     Provisional: The reference gives no bounds for this answer; texts are never empty and counts never negative.
         */
        TagList: {
            /**
             * @description Number of tags in this answer.
             *
             *     Value: 0 or more.
             * @example 2
             */
            count: number;
            /**
             * @description The tags.
             *
             *     Entries: 500 or less.
             * @example [
             *       {
             *         "tagId": "66a07a605a7b3c00127a0001",
             *         "value": "backend"
             *       }
             *     ]
             */
            items: components["schemas"]["Tag"][];
        };
        /**
         * @description Values to look for, to prefer and to keep out. Further properties are accepted.
         *
         *     Provisional: The reference does not show the complete form of this filter; lists have at most 100 entries, and further properties are accepted.
         * @example {
         *       "include": [
         *         "Go"
         *       ],
         *       "preferred": [
         *         "Rust"
         *       ]
         *     }
         */
        ValueFilter: {
            /**
             * @description None of these may be met.
             * @example [
             *       "COBOL"
             *     ]
             */
            exclude?: components["schemas"]["StringList"];
            /**
             * @description At least one of these must be met.
             * @example [
             *       "Go"
             *     ]
             */
            include?: components["schemas"]["StringList"];
            /**
             * @description These put a person further up the page.
             * @example [
             *       "Rust"
             *     ]
             */
            preferred?: components["schemas"]["StringList"];
        } & {
            [key: string]: unknown;
        };
        /** @description An unpaid role. */
        Volunteering: {
            /**
             * @description Cause it serves.
             * @example Education
             */
            cause?: string;
            /**
             * @description What is done.
             * @example Weekly club for teenagers.
             */
            description?: string;
            /** @description Where it is done. */
            location?: components["schemas"]["Location"];
            /** @description Whom it is done for. */
            organization?: components["schemas"]["Organization"];
            /** @description When it is done. */
            period?: components["schemas"]["Period"];
            /**
             * @description Title of the role.
             * @example Coding mentor
             */
            roleTitle?: string;
        };
        /**
         * @description An unpaid role, as a caller writes it.
         *
         *     Properties: 1 or more.
         *
         *     Provisional: The reference gives no lengths and no rule for unknown properties; both are limited here.
         */
        VolunteeringInput: {
            /**
             * @description Cause it serves.
             *
             *     Length: 256 or less.
             * @example Education
             */
            cause?: string;
            /**
             * @description What is done.
             *
             *     Length: 20000 or less.
             * @example Weekly club for teenagers.
             */
            description?: string;
            /** @description Where it is done. */
            location?: components["schemas"]["LocationInput"];
            /** @description Whom it is done for. */
            organization?: components["schemas"]["OrganizationInput"];
            /** @description When it is done. */
            period?: components["schemas"]["PeriodInput"];
            /**
             * @description Title of the role.
             *
             *     Length: 256 or less.
             * @example Coding mentor
             */
            roleTitle?: string;
        };
    };
    responses: {
        /**
         * @description The request failed. `code` tells why, and is the same for every operation.
         *
         *     Provisional: The reference gives the form of this body but neither codes nor statuses; both are ours.
         */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Too many requests. Wait `retryAfterSeconds`, then send the request again. */
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RateLimitError"];
            };
        };
        /** @description Something went wrong on our side. */
        UnhandledException: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
    };
    parameters: {
        /**
         * @description Identifier of the campaign. It is shown in the web application.
         *
         *     Length: 1 to 64.
         */
        CampaignId: string;
        /**
         * @description Identifier of the contact.
         *
         *     Length: 1 to 64.
         */
        ContactId: string;
        /** @description Identifier of the contact, 24 hexadecimal characters. */
        HexContactId: components["schemas"]["HexId"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Seconds to wait before the next request; the same number as `retryAfterSeconds`.
         *
         *     Provisional: The reference gives the waiting time in the body only; the header repeats it for HTTP tools.
         * @example 7
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type Accomplishment = components['schemas']['Accomplishment'];
export type AccomplishmentInput = components['schemas']['AccomplishmentInput'];
export type ApiError = components['schemas']['ApiError'];
export type ApiKeyRejection = components['schemas']['ApiKeyRejection'];
export type ApiKeyValidation = components['schemas']['ApiKeyValidation'];
export type Assignment = components['schemas']['Assignment'];
export type AssignmentRequest = components['schemas']['AssignmentRequest'];
export type AuthScheme = components['schemas']['AuthScheme'];
export type Campaign = components['schemas']['Campaign'];
export type CampaignAnalysis = components['schemas']['CampaignAnalysis'];
export type CampaignPage = components['schemas']['CampaignPage'];
export type CampaignStage = components['schemas']['CampaignStage'];
export type CampaignSummary = components['schemas']['CampaignSummary'];
export type CampaignTimeframe = components['schemas']['CampaignTimeframe'];
export type CompanyEvidence = components['schemas']['CompanyEvidence'];
export type CompanyFilters = components['schemas']['CompanyFilters'];
export type ConnectionLevel = components['schemas']['ConnectionLevel'];
export type Contact = components['schemas']['Contact'];
export type ContactDocument = components['schemas']['ContactDocument'];
export type ContactDocuments = components['schemas']['ContactDocuments'];
export type ContactEvent = components['schemas']['ContactEvent'];
export type ContactEventPage = components['schemas']['ContactEventPage'];
export type ContactImportRequest = components['schemas']['ContactImportRequest'];
export type ContactImportResult = components['schemas']['ContactImportResult'];
export type ContactInput = components['schemas']['ContactInput'];
export type ContactPage = components['schemas']['ContactPage'];
export type ContactTag = components['schemas']['ContactTag'];
export type ContactUpdateResult = components['schemas']['ContactUpdateResult'];
export type CurrentCampaign = components['schemas']['CurrentCampaign'];
export type CustomField = components['schemas']['CustomField'];
export type CustomFieldInput = components['schemas']['CustomFieldInput'];
export type DocumentUpload = components['schemas']['DocumentUpload'];
export type DocumentUploadReceipt = components['schemas']['DocumentUploadReceipt'];
export type Education = components['schemas']['Education'];
export type EducationInput = components['schemas']['EducationInput'];
export type EmailPreference = components['schemas']['EmailPreference'];
export type EnrichmentReport = components['schemas']['EnrichmentReport'];
export type EnrichmentRequest = components['schemas']['EnrichmentRequest'];
export type Evidence = components['schemas']['Evidence'];
export type Experience = components['schemas']['Experience'];
export type ExperienceInput = components['schemas']['ExperienceInput'];
export type HeadquartersFilter = components['schemas']['HeadquartersFilter'];
export type HexId = components['schemas']['HexId'];
export type Issue = components['schemas']['Issue'];
export type JobTitleFilter = components['schemas']['JobTitleFilter'];
export type Language = components['schemas']['Language'];
export type LanguageInput = components['schemas']['LanguageInput'];
export type Location = components['schemas']['Location'];
export type LocationFilter = components['schemas']['LocationFilter'];
export type LocationInput = components['schemas']['LocationInput'];
export type MatchAlternative = components['schemas']['MatchAlternative'];
export type MatchCompany = components['schemas']['MatchCompany'];
export type MatchGroup = components['schemas']['MatchGroup'];
export type NoteInput = components['schemas']['NoteInput'];
export type NoteReceipt = components['schemas']['NoteReceipt'];
export type NumberRange = components['schemas']['NumberRange'];
export type Operation = components['schemas']['Operation'];
export type OperationPage = components['schemas']['OperationPage'];
export type OperationQueue = components['schemas']['OperationQueue'];
export type OperationSender = components['schemas']['OperationSender'];
export type OperationStatus = components['schemas']['OperationStatus'];
export type Organization = components['schemas']['Organization'];
export type OrganizationInput = components['schemas']['OrganizationInput'];
export type PeopleFilters = components['schemas']['PeopleFilters'];
export type PeopleSearchPage = components['schemas']['PeopleSearchPage'];
export type PeopleSearchRequest = components['schemas']['PeopleSearchRequest'];
export type Period = components['schemas']['Period'];
export type PeriodInput = components['schemas']['PeriodInput'];
export type PersonSearchResult = components['schemas']['PersonSearchResult'];
export type RadiusAroundCity = components['schemas']['RadiusAroundCity'];
export type RateLimitError = components['schemas']['RateLimitError'];
export type SearchStrategy = components['schemas']['SearchStrategy'];
export type ServiceUser = components['schemas']['ServiceUser'];
export type SimilarTo = components['schemas']['SimilarTo'];
export type Skill = components['schemas']['Skill'];
export type SkillInput = components['schemas']['SkillInput'];
export type StringList = components['schemas']['StringList'];
export type Tag = components['schemas']['Tag'];
export type TagList = components['schemas']['TagList'];
export type ValueFilter = components['schemas']['ValueFilter'];
export type Volunteering = components['schemas']['Volunteering'];
export type VolunteeringInput = components['schemas']['VolunteeringInput'];
export type ResponseFailure = components['responses']['Failure'];
export type ResponseRateLimited = components['responses']['RateLimited'];
export type ResponseUnhandledException = components['responses']['UnhandledException'];
export type ParameterCampaignId = components['parameters']['CampaignId'];
export type ParameterContactId = components['parameters']['ContactId'];
export type ParameterHexContactId = components['parameters']['HexContactId'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    validateApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The key was rejected; it is missing, unknown, expired or revoked. The service uses 401.
             *
             *     Provisional: The reference shows the body of a rejected key without a status; any 4XX may carry it, and the service uses 401.
             */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyRejection"];
                };
            };
            /**
             * @description The key is active.
             *
             *     Provisional: The reference shows the body of this answer without a status; 200 is used.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyValidation"];
                };
            };
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listCampaigns: {
        parameters: {
            query?: {
                /** @description Keeps active campaigns when true, inactive ones when false. Left out, both are listed. */
                active?: boolean;
                /**
                 * @description Campaigns on a page.
                 *
                 *     Value: 1 to 100. Default: `25`.
                 */
                limit?: number;
                /**
                 * @description Number of the page, from 1.
                 *
                 *     Value: 1 to 100. Default: `1`.
                 */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of campaigns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignPage"];
                };
            };
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the campaign. It is shown in the web application.
                 *
                 *     Length: 1 to 64.
                 */
                campaignId: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    assignContactsToCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the campaign. It is shown in the web application.
                 *
                 *     Length: 1 to 64.
                 */
                campaignId: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        /** @description The contacts to queue. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignmentRequest"];
            };
        };
        responses: {
            /** @description The contacts are queued. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assignment"];
                };
            };
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listContacts: {
        parameters: {
            query?: {
                /** @description Keeps contacts that are assigned to this campaign. */
                campaignId?: components["schemas"]["HexId"];
                /**
                 * @description Matches the city where the person lives, or else that of a role.
                 *
                 *     Length: 2 to 256.
                 */
                city?: string;
                /**
                 * @description Matches the country where the person lives, or else that of a role.
                 *
                 *     Length: 2 to 256.
                 */
                country?: string;
                /**
                 * @description Matches the ISO 3166-1 alpha-2 code of the country.
                 *
                 *     Length: 2.
                 */
                countryCode?: string;
                /**
                 * @description The `nextCursor` of the page before. Do not look inside it.
                 *
                 *     Length: 512 or less.
                 */
                cursor?: string;
                /**
                 * @description Finds contacts with this address as work, private or other email.
                 *
                 *     Length: 320 or less.
                 */
                email?: string;
                /**
                 * @description Looks up the given name.
                 *
                 *     Length: 2 to 256.
                 */
                firstName?: string;
                /**
                 * @description Counts all matching contacts as well. Slower, and limited to 60 requests a minute.
                 *
                 *     Default: `false`.
                 */
                includeTotal?: boolean;
                /**
                 * @description Looks up the family name.
                 *
                 *     Length: 2 to 256.
                 */
                lastName?: string;
                /**
                 * @description Contacts on a page.
                 *
                 *     Value: 1 to 100. Default: `25`.
                 */
                limit?: number;
                /**
                 * @description Keeps people who have been with their current company for at most this many years.
                 *
                 *     Value: 0 to 80.
                 */
                maxYearsInCurrentRole?: number;
                /**
                 * @description Keeps people who have been with their current company for at least this many years.
                 *
                 *     Value: 0 to 80.
                 */
                minYearsInCurrentRole?: number;
                /**
                 * @description Number of the page, from 1.
                 *
                 *     Value: 1 to 100. Default: `1`.
                 */
                page?: number;
                /**
                 * @description Finds a number by its exact stored form, by its E.164 form, or by a run of its digits. At least six digits are needed.
                 *
                 *     Length: 6 to 64. Pattern: `^(?:\D*\d){6}`.
                 */
                phone?: string;
                /**
                 * @description Matches the region where the person lives, or else that of a role.
                 *
                 *     Length: 2 to 256.
                 */
                region?: string;
                /**
                 * @description Matches the title of the current or the previous role.
                 *
                 *     Length: 2 to 256.
                 */
                roleTitle?: string;
                /**
                 * @description Finds a contact by the address of a public profile, or by the identifier in that address.
                 *
                 *     Length: 1 to 2048.
                 *
                 *     Provisional: The reference calls it a URI that may also be an identifier; either form is accepted, without spaces.
                 */
                socialUrl?: string;
                /**
                 * @description Keeps contacts that carry any of these tags. Repeat the parameter or separate identifiers by commas; 50 identifiers at most in all.
                 *
                 *     Entries: 50 or less.
                 *
                 *     Provisional: The reference allows repeating and commas; each value is therefore one identifier or a comma-separated run of them.
                 */
                tagIds?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of contacts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactPage"];
                };
            };
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the contact.
                 *
                 *     Length: 1 to 64.
                 */
                contactId: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the contact.
                 *
                 *     Length: 1 to 64.
                 */
                contactId: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /** @description The fields to change, at least one. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactInput"];
            };
        };
        responses: {
            /** @description The contact after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactUpdateResult"];
                };
            };
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listContactDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the contact.
                 *
                 *     Length: 1 to 64.
                 */
                contactId: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is on file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactDocuments"];
                };
            };
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    uploadContactDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the contact, 24 hexadecimal characters. */
                contactId: components["parameters"]["HexContactId"];
            };
            cookie?: never;
        };
        /** @description The file and its kind. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DocumentUpload"];
            };
        };
        responses: {
            /**
             * @description The document is stored.
             *
             *     Provisional: The reference shows this answer without a status; 200 is used.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentUploadReceipt"];
                };
            };
            429: components["responses"]["RateLimited"];
            /**
             * @description Any other failure, for example a file over 10 MB.
             *
             *     Provisional: The reference names no status for a file that is too large; 413 is used.
             */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    enrichContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the contact.
                 *
                 *     Length: 1 to 64.
                 */
                contactId: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /** @description What to look for; at least one flag must be on. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrichmentRequest"];
            };
        };
        responses: {
            /**
             * @description The report, finished or still pending.
             *
             *     Provisional: The reference shows this answer without a status; 200 is used whether the report is finished or not.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrichmentReport"];
                };
            };
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getEnrichmentReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the contact.
                 *
                 *     Length: 1 to 64.
                 */
                contactId: components["parameters"]["ContactId"];
                /**
                 * @description Identifier of the report, as [enrichContact](#operation/enrichContact) returned it.
                 *
                 *     Length: 1 to 64.
                 */
                reportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrichmentReport"];
                };
            };
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listContactEvents: {
        parameters: {
            query?: {
                /**
                 * @description The `nextCursor` of the batch before. Do not look inside it.
                 *
                 *     Length: 512 or less.
                 */
                cursor?: string;
                /**
                 * @description Events in a batch.
                 *
                 *     Value: 1 to 50. Default: `25`.
                 */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the contact.
                 *
                 *     Length: 1 to 64.
                 */
                contactId: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One batch of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactEventPage"];
                };
            };
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    addContactNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the contact, 24 hexadecimal characters. */
                contactId: components["parameters"]["HexContactId"];
            };
            cookie?: never;
        };
        /** @description The note. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteInput"];
            };
        };
        responses: {
            /**
             * @description The note was added.
             *
             *     Provisional: The reference shows this answer without a status; 200 is used.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteReceipt"];
                };
            };
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    upsertContactNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the contact, 24 hexadecimal characters. */
                contactId: components["parameters"]["HexContactId"];
                /** @description Identifier of the note, existing or chosen by the caller. */
                noteId: components["schemas"]["HexId"];
            };
            cookie?: never;
        };
        /** @description The note. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteInput"];
            };
        };
        responses: {
            /**
             * @description The note was written.
             *
             *     Provisional: The reference shows this answer without a status; 200 is used.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteReceipt"];
                };
            };
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    importContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The contact, and what to do when it is known already. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactImportRequest"];
            };
        };
        responses: {
            /** @description The contact as it is now stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactImportResult"];
                };
            };
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listContactTags: {
        parameters: {
            query?: {
                /**
                 * @description Tags to return at most.
                 *
                 *     Value: 1 to 500. Default: `100`.
                 */
                limit?: number;
                /**
                 * @description Keeps tags whose name begins like this, upper and lower case being different. Space around it is cut off first.
                 *
                 *     Length: 1 to 256.
                 */
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tags of the workgroup. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagList"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["UnhandledException"];
            /**
             * @description Any other failure.
             *
             *     Provisional: The reference lists no default answer for this operation; unlisted failures take the common error form.
             */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    listOperations: {
        parameters: {
            query?: {
                /** @description Campaign to list. */
                campaignId?: components["schemas"]["HexId"];
                /**
                 * @description Kinds of operation to list. Repeat the parameter for several.
                 *
                 *     Entries: 50 or less.
                 */
                codename?: string[];
                /** @description Contact to list. */
                contactId?: components["schemas"]["HexId"];
                /** @description Job group to list, as [assignContactsToCampaign](#operation/assignContactsToCampaign) returned it. */
                jobGroupId?: components["schemas"]["HexId"];
                /**
                 * @description Operations on a page.
                 *
                 *     Value: 1 to 25. Default: `25`.
                 */
                limit?: number;
                /**
                 * @description Number of the page, from 1.
                 *
                 *     Value: 1 to 100. Default: `1`.
                 */
                page?: number;
                /** @description Queue to list. */
                queue?: components["schemas"]["OperationQueue"];
                /**
                 * @description Statuses to list. Repeat the parameter for several.
                 *
                 *     Entries: 14 or less. Default: `["pending"]`.
                 */
                status?: components["schemas"]["OperationStatus"][];
                /**
                 * @description Profile of the sender whose operations to list.
                 *
                 *     Length: 1 to 2048.
                 */
                userSocialUrl?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of operations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationPage"];
                };
            };
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    searchPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Filters of the search. All of them are optional. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PeopleSearchRequest"];
            };
        };
        responses: {
            /** @description People who match, all of them saved as contacts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleSearchPage"];
                };
            };
            /** @description The request breaks a rule of this page, or a cursor was sent with changed filters. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The key is missing or was rejected. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /**
             * @description The balance does not cover the credits to be reserved. Nothing was searched or charged.
             *
             *     Provisional: The reference names no status for a lack of credits; 402 is used.
             */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /**
             * @description The plan of the workgroup does not include people search.
             *
             *     Provisional: The reference names no status for an ineligible plan; 403 is used.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["UnhandledException"];
            /**
             * @description Any other failure.
             *
             *     Provisional: The reference lists no default answer for this operation; unlisted failures take the common error form.
             */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
}
