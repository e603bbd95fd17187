// Made by `pnpm generate` (tools/codegen) from spec/openapi.yaml. Do not edit.

/** Version of the interface description. */
export const apiVersion = "1.0.0";

/** Path that every deployment ends its base URL with. */
export const basePath = "/api/openapi/v1";

/** Header that carries the API key. */
export const apiKeyHeader = "x-api-key";

/**
 * What is known of each operation, by operationId: method, path template, parameter styles, security, media types by status,
 * rate limits, paging, whether it may be repeated safely, and what it costs.
 */
export const operationMetadata = {
  /** Validate the API key: GET /auth/validate */
  validateApiKey: {
    "method": "GET",
    "path": "/auth/validate",
    "parameters": [],
    "security": [
      "ApiKey"
    ],
    "requestBody": null,
    "responses": {
      "200": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "4XX": [
        "application/json"
      ],
      "default": [
        "application/json"
      ]
    },
    "rateLimits": [
      {
        "requests": 300,
        "seconds": 60,
        "scope": "endpoint-and-workgroup"
      }
    ],
    "pagination": null,
    "idempotent": true,
    "paid": null,
    "provisional": null
  },
  /** Search for people: POST /people/search */
  searchPeople: {
    "method": "POST",
    "path": "/people/search",
    "parameters": [],
    "security": [
      "ApiKey"
    ],
    "requestBody": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ]
    },
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "402": [
        "application/json"
      ],
      "403": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "default": [
        "application/json"
      ]
    },
    "rateLimits": [
      {
        "requests": 10,
        "seconds": 60,
        "scope": "endpoint-and-workgroup"
      }
    ],
    "pagination": {
      "style": "cursor",
      "in": "body",
      "items": "/items",
      "limit": "limit",
      "cursor": "cursor",
      "nextCursor": "/nextCursor",
      "total": "/totalResults"
    },
    "idempotent": false,
    "paid": {
      "creditsPerItem": 20,
      "items": "/items",
      "reserve": "limit"
    },
    "provisional": null
  },
  /** List contacts: GET /contacts */
  listContacts: {
    "method": "GET",
    "path": "/contacts",
    "parameters": [
      {
        "name": "email",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      },
      {
        "name": "firstName",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      },
      {
        "name": "lastName",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      },
      {
        "name": "phone",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      },
      {
        "name": "socialUrl",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      },
      {
        "name": "campaignId",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      },
      {
        "name": "tagIds",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      },
      {
        "name": "roleTitle",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      },
      {
        "name": "city",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      },
      {
        "name": "region",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      },
      {
        "name": "country",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      },
      {
        "name": "countryCode",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      },
      {
        "name": "minYearsInCurrentRole",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      },
      {
        "name": "maxYearsInCurrentRole",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      },
      {
        "name": "includeTotal",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      },
      {
        "name": "page",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      }
    ],
    "security": [
      "ApiKey"
    ],
    "requestBody": null,
    "responses": {
      "200": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "default": [
        "application/json"
      ]
    },
    "rateLimits": [
      {
        "requests": 300,
        "seconds": 60,
        "scope": "endpoint-and-workgroup"
      },
      {
        "requests": 60,
        "seconds": 60,
        "scope": "endpoint-and-workgroup",
        "condition": {
          "parameter": "includeTotal",
          "equals": true
        }
      }
    ],
    "pagination": {
      "style": "page-and-cursor",
      "in": "query",
      "items": "/items",
      "limit": "limit",
      "page": "page",
      "maxPage": 100,
      "cursor": "cursor",
      "nextCursor": "/nextCursor",
      "total": "/total"
    },
    "idempotent": true,
    "paid": null,
    "provisional": null
  },
  /** List the tags of the workgroup: GET /contacts/tags */
  listContactTags: {
    "method": "GET",
    "path": "/contacts/tags",
    "parameters": [
      {
        "name": "name",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      }
    ],
    "security": [
      "ApiKey"
    ],
    "requestBody": null,
    "responses": {
      "200": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "default": [
        "application/json"
      ]
    },
    "rateLimits": [
      {
        "requests": 120,
        "seconds": 60,
        "scope": "endpoint-and-workgroup"
      }
    ],
    "pagination": null,
    "idempotent": true,
    "paid": null,
    "provisional": null
  },
  /** Create or update one contact: POST /contacts/import */
  importContact: {
    "method": "POST",
    "path": "/contacts/import",
    "parameters": [],
    "security": [
      "ApiKey"
    ],
    "requestBody": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ]
    },
    "responses": {
      "200": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "default": [
        "application/json"
      ]
    },
    "rateLimits": [
      {
        "requests": 300,
        "seconds": 60,
        "scope": "endpoint-and-workgroup"
      }
    ],
    "pagination": null,
    "idempotent": false,
    "paid": null,
    "provisional": "The reference shows neither request nor answer of this operation; both are ours."
  },
  /** Get one contact: GET /contacts/{contactId} */
  getContact: {
    "method": "GET",
    "path": "/contacts/{contactId}",
    "parameters": [
      {
        "name": "contactId",
        "in": "path",
        "required": true,
        "style": "simple",
        "explode": false
      }
    ],
    "security": [
      "ApiKey"
    ],
    "requestBody": null,
    "responses": {
      "200": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "default": [
        "application/json"
      ]
    },
    "rateLimits": [
      {
        "requests": 300,
        "seconds": 60,
        "scope": "endpoint-and-workgroup"
      }
    ],
    "pagination": null,
    "idempotent": true,
    "paid": null,
    "provisional": "The reference does not show this answer; it is a contact with status 200."
  },
  /** Change fields of a contact: PATCH /contacts/{contactId} */
  updateContact: {
    "method": "PATCH",
    "path": "/contacts/{contactId}",
    "parameters": [
      {
        "name": "contactId",
        "in": "path",
        "required": true,
        "style": "simple",
        "explode": false
      }
    ],
    "security": [
      "ApiKey"
    ],
    "requestBody": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ]
    },
    "responses": {
      "200": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "default": [
        "application/json"
      ]
    },
    "rateLimits": [
      {
        "requests": 300,
        "seconds": 60,
        "scope": "endpoint-and-workgroup"
      }
    ],
    "pagination": null,
    "idempotent": true,
    "paid": null,
    "provisional": null
  },
  /** Add a note: POST /contacts/{contactId}/note */
  addContactNote: {
    "method": "POST",
    "path": "/contacts/{contactId}/note",
    "parameters": [
      {
        "name": "contactId",
        "in": "path",
        "required": true,
        "style": "simple",
        "explode": false
      }
    ],
    "security": [
      "ApiKey"
    ],
    "requestBody": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ]
    },
    "responses": {
      "200": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "default": [
        "application/json"
      ]
    },
    "rateLimits": [
      {
        "requests": 300,
        "seconds": 60,
        "scope": "endpoint-and-workgroup"
      }
    ],
    "pagination": null,
    "idempotent": false,
    "paid": null,
    "provisional": null
  },
  /** Write the note with this identifier: POST /contacts/{contactId}/note/{noteId} */
  upsertContactNote: {
    "method": "POST",
    "path": "/contacts/{contactId}/note/{noteId}",
    "parameters": [
      {
        "name": "contactId",
        "in": "path",
        "required": true,
        "style": "simple",
        "explode": false
      },
      {
        "name": "noteId",
        "in": "path",
        "required": true,
        "style": "simple",
        "explode": false
      }
    ],
    "security": [
      "ApiKey"
    ],
    "requestBody": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ]
    },
    "responses": {
      "200": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "default": [
        "application/json"
      ]
    },
    "rateLimits": [
      {
        "requests": 300,
        "seconds": 60,
        "scope": "endpoint-and-workgroup"
      }
    ],
    "pagination": null,
    "idempotent": true,
    "paid": null,
    "provisional": null
  },
  /** Look up missing contact data: POST /contacts/{contactId}/enrichment */
  enrichContact: {
    "method": "POST",
    "path": "/contacts/{contactId}/enrichment",
    "parameters": [
      {
        "name": "contactId",
        "in": "path",
        "required": true,
        "style": "simple",
        "explode": false
      }
    ],
    "security": [
      "ApiKey"
    ],
    "requestBody": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ]
    },
    "responses": {
      "200": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "default": [
        "application/json"
      ]
    },
    "rateLimits": [
      {
        "requests": 300,
        "seconds": 60,
        "scope": "endpoint-and-workgroup"
      }
    ],
    "pagination": null,
    "idempotent": false,
    "paid": null,
    "provisional": null
  },
  /** Get an enrichment report: GET /contacts/{contactId}/enrichment/{reportId} */
  getEnrichmentReport: {
    "method": "GET",
    "path": "/contacts/{contactId}/enrichment/{reportId}",
    "parameters": [
      {
        "name": "contactId",
        "in": "path",
        "required": true,
        "style": "simple",
        "explode": false
      },
      {
        "name": "reportId",
        "in": "path",
        "required": true,
        "style": "simple",
        "explode": false
      }
    ],
    "security": [
      "ApiKey"
    ],
    "requestBody": null,
    "responses": {
      "200": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "default": [
        "application/json"
      ]
    },
    "rateLimits": [
      {
        "requests": 300,
        "seconds": 60,
        "scope": "endpoint-and-workgroup"
      }
    ],
    "pagination": null,
    "idempotent": true,
    "paid": null,
    "provisional": "The reference says that reports can be polled but shows no operation for it; this one is ours."
  },
  /** List the documents of a contact: GET /contacts/{contactId}/documents */
  listContactDocuments: {
    "method": "GET",
    "path": "/contacts/{contactId}/documents",
    "parameters": [
      {
        "name": "contactId",
        "in": "path",
        "required": true,
        "style": "simple",
        "explode": false
      }
    ],
    "security": [
      "ApiKey"
    ],
    "requestBody": null,
    "responses": {
      "200": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "default": [
        "application/json"
      ]
    },
    "rateLimits": [
      {
        "requests": 300,
        "seconds": 60,
        "scope": "endpoint-and-workgroup"
      }
    ],
    "pagination": null,
    "idempotent": true,
    "paid": null,
    "provisional": "The reference does not show this answer; its form and status are ours."
  },
  /** Upload a document: POST /contacts/{contactId}/documents */
  uploadContactDocument: {
    "method": "POST",
    "path": "/contacts/{contactId}/documents",
    "parameters": [
      {
        "name": "contactId",
        "in": "path",
        "required": true,
        "style": "simple",
        "explode": false
      }
    ],
    "security": [
      "ApiKey"
    ],
    "requestBody": {
      "required": true,
      "mediaTypes": [
        "multipart/form-data"
      ]
    },
    "responses": {
      "200": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "default": [
        "application/json"
      ]
    },
    "rateLimits": [
      {
        "requests": 300,
        "seconds": 60,
        "scope": "endpoint-and-workgroup"
      }
    ],
    "pagination": null,
    "idempotent": false,
    "paid": null,
    "provisional": null
  },
  /** List what happened with a contact: GET /contacts/{contactId}/events */
  listContactEvents: {
    "method": "GET",
    "path": "/contacts/{contactId}/events",
    "parameters": [
      {
        "name": "contactId",
        "in": "path",
        "required": true,
        "style": "simple",
        "explode": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      }
    ],
    "security": [
      "ApiKey"
    ],
    "requestBody": null,
    "responses": {
      "200": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "default": [
        "application/json"
      ]
    },
    "rateLimits": [
      {
        "requests": 300,
        "seconds": 60,
        "scope": "endpoint-and-workgroup"
      }
    ],
    "pagination": {
      "style": "cursor",
      "in": "query",
      "items": "/items",
      "limit": "limit",
      "cursor": "cursor",
      "nextCursor": "/nextCursor"
    },
    "idempotent": true,
    "paid": null,
    "provisional": "The reference shows neither parameters nor answer of this operation; both are ours."
  },
  /** List campaigns: GET /campaigns */
  listCampaigns: {
    "method": "GET",
    "path": "/campaigns",
    "parameters": [
      {
        "name": "active",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      },
      {
        "name": "page",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      }
    ],
    "security": [
      "ApiKey"
    ],
    "requestBody": null,
    "responses": {
      "200": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "default": [
        "application/json"
      ]
    },
    "rateLimits": [
      {
        "requests": 300,
        "seconds": 60,
        "scope": "endpoint-and-workgroup"
      }
    ],
    "pagination": {
      "style": "page",
      "in": "query",
      "items": "/items",
      "limit": "limit",
      "page": "page",
      "maxPage": 100,
      "total": "/total"
    },
    "idempotent": true,
    "paid": null,
    "provisional": "The reference shows neither parameters nor answer of this operation; both are ours."
  },
  /** Get one campaign: GET /campaigns/{campaignId} */
  getCampaign: {
    "method": "GET",
    "path": "/campaigns/{campaignId}",
    "parameters": [
      {
        "name": "campaignId",
        "in": "path",
        "required": true,
        "style": "simple",
        "explode": false
      }
    ],
    "security": [
      "ApiKey"
    ],
    "requestBody": null,
    "responses": {
      "200": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "default": [
        "application/json"
      ]
    },
    "rateLimits": [
      {
        "requests": 300,
        "seconds": 60,
        "scope": "endpoint-and-workgroup"
      }
    ],
    "pagination": null,
    "idempotent": true,
    "paid": null,
    "provisional": "The reference does not show this answer; its form and status are ours."
  },
  /** Put contacts into a campaign: POST /campaigns/{campaignId}/contacts */
  assignContactsToCampaign: {
    "method": "POST",
    "path": "/campaigns/{campaignId}/contacts",
    "parameters": [
      {
        "name": "campaignId",
        "in": "path",
        "required": true,
        "style": "simple",
        "explode": false
      }
    ],
    "security": [
      "ApiKey"
    ],
    "requestBody": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ]
    },
    "responses": {
      "202": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "default": [
        "application/json"
      ]
    },
    "rateLimits": [
      {
        "requests": 300,
        "seconds": 60,
        "scope": "endpoint-and-workgroup"
      }
    ],
    "pagination": null,
    "idempotent": false,
    "paid": null,
    "provisional": null
  },
  /** List operations: GET /operations */
  listOperations: {
    "method": "GET",
    "path": "/operations",
    "parameters": [
      {
        "name": "status",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      },
      {
        "name": "codename",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      },
      {
        "name": "queue",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      },
      {
        "name": "jobGroupId",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      },
      {
        "name": "campaignId",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      },
      {
        "name": "contactId",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      },
      {
        "name": "userSocialUrl",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      },
      {
        "name": "page",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "style": "form",
        "explode": true
      }
    ],
    "security": [
      "ApiKey"
    ],
    "requestBody": null,
    "responses": {
      "200": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "default": [
        "application/json"
      ]
    },
    "rateLimits": [
      {
        "requests": 300,
        "seconds": 60,
        "scope": "endpoint-and-workgroup"
      }
    ],
    "pagination": {
      "style": "page",
      "in": "query",
      "items": "/items",
      "limit": "limit",
      "page": "page",
      "maxPage": 100,
      "total": "/total"
    },
    "idempotent": true,
    "paid": null,
    "provisional": null
  },
} as const;

/** Name of an operation. */
export type OperationId = keyof typeof operationMetadata;
