// What must compile against the published declarations. Not run: the compilers of `compilers.test.ts` are the test.
import {
  type AnswerError,
  type ApiError,
  type ApiKeyRejection,
  type Arguments,
  type Assignment,
  type CampaignSummary,
  type Client,
  type ClientOptions,
  type Contact,
  type ContactEvent,
  type ContactPage,
  createClient,
  type Data,
  type EnrichmentReport,
  type Item,
  isOutreachError,
  type Methods,
  type Operation,
  type OperationId,
  type OperationProgress,
  type OperationStatus,
  type OutreachError,
  type PagedOperationId,
  type PersonSearchResult,
  type Result,
  type Tag,
} from "@recruiting-outreach/client";

/** True where both are the same type; `any` is the same as nothing but itself. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

type PagedByName = "listCampaigns" | "listContactEvents" | "listContacts" | "listOperations" | "searchPeople";

export const typesThatAreTheSame: readonly true[] = [
  true satisfies Same<keyof Methods, OperationId>,
  true satisfies Same<PagedOperationId, PagedByName>,
  true satisfies Same<Data<"getContact">, Contact>,
  true satisfies Same<Data<"listContacts">, ContactPage>,
  true satisfies Same<Data<"assignContactsToCampaign">, Assignment>,
  true satisfies Same<Item<"listContacts">, Contact>,
  true satisfies Same<Item<"listCampaigns">, CampaignSummary>,
  true satisfies Same<Item<"listOperations">, Operation>,
  true satisfies Same<Item<"listContactEvents">, ContactEvent>,
  true satisfies Same<Item<"searchPeople">, PersonSearchResult>,
  true satisfies Same<Arguments<"getContact">["contactId"], string>,
  true satisfies Same<Arguments<"uploadContactDocument">["file"], Blob | Uint8Array>,
  true satisfies Same<Arguments<"listOperations">["status"], OperationStatus[] | undefined>,
];

export const clientsThatCanBeMade: readonly ClientOptions[] = [
  { baseUrl: "http://127.0.0.1:4010/api/openapi/v1", apiKey: "demo" },
  { baseUrl: "", apiKey: "", timeout: 1000, retries: 0, maxWait: 0, maxBytes: 1024, pacing: true },
  { baseUrl: "", apiKey: "", fetch },
  { baseUrl: "", apiKey: "", fetch: (url, init) => fetch(new Request(url, init)) },
  { baseUrl: "", apiKey: "", clock: { now: () => 0, sleep: async () => {} } },
  { baseUrl: "", apiKey: "", onRequest: ({ attributes }) => attributes["url.full"].toUpperCase() },
  { baseUrl: "", apiKey: "", onResponse: ({ attributes }) => attributes["http.response.status_code"].toFixed() },
  { baseUrl: "", apiKey: "", onRetry: ({ wait }) => wait.toFixed() },
];

export const client: Client = createClient({ baseUrl: "http://127.0.0.1:4010/api/openapi/v1", apiKey: "demo" });

const contactId = "66f1c0de5a7b3c0012ab0001";
const go = { people: { skills: { include: ["Go"] } } };
const signal = new AbortController().signal;

export const calls: readonly (() => unknown)[] = [
  () => client.validateApiKey() satisfies Promise<Data<"validateApiKey">>,
  () => client.validateApiKey({}, { signal }) satisfies Promise<Data<"validateApiKey">>,
  () => client.validateApiKey(undefined, { timeout: 1000, retries: 0, maxWait: 0, maxBytes: 1024 }),
  () => client.getContact({ contactId }) satisfies Promise<Contact>,
  () => client.getContact({ contactId }, { headers: { prefer: "code=404", "x-api-key": null } }),
  () => client.listContacts() satisfies Promise<ContactPage>,
  () => client.listContacts({ tagIds: ["66a07a605a7b3c00127a0001"], includeTotal: true, limit: 50 }),
  () => client.listOperations({ status: ["pending", "THROTTLED"], jobGroupId: "6740b0065a7b3c0012bb0001" }),
  () => client.searchPeople(go) satisfies Promise<Data<"searchPeople">>,
  () => client.updateContact({ contactId, headline: null, openToWork: true }),
  () => client.importContact({ contact: { firstName: "Tomasz" }, tags: ["backend"] }),
  () => client.addContactNote({ contactId, value: "Call." }),
  () => client.enrichContact({ contactId, findEmail: true, emailPreference: { prefer: "work" } }),
  () => client.assignContactsToCampaign({ campaignId: "1", contactIds: [contactId] }) satisfies Promise<Assignment>,
  () => client.uploadContactDocument({ contactId, type: "cv", file: new Blob(["%PDF-1.7"]) }),
  () => client.uploadContactDocument({ contactId, type: "cv", file: new File([], "cv.pdf") }),
  () => client.uploadContactDocument({ contactId, type: "cv", file: new Uint8Array(8) }),
];

export const results: readonly (() => unknown)[] = [
  () => client.getContact({ contactId }, { throws: false }) satisfies Promise<Result<"getContact">>,
  () => client.validateApiKey({}, { throws: false }) satisfies Promise<Result<"validateApiKey">>,
  () => client.getContact({ contactId }, { throws: true }) satisfies Promise<Contact>,
  ({ data, error } = {} as Result<"getContact">) => (error ? error.message : data.lastName),
  ({ data, error } = {} as Result<"getContact">) =>
    data ? (error satisfies undefined) : (error satisfies AnswerError),
  (result = {} as Result<"getContact">) => result.data && (result.error satisfies undefined),
  (result = {} as Result<"getContact">) => result.error && (result.data satisfies undefined),
  (result = {} as Result<"getContact">) => result.response satisfies Response,
  ({ error } = {} as Result<"getContact">) => error?.name === "NotFoundError" && (error.status satisfies 404),
  ({ error } = {} as Result<"getContact">) => error?.name === "RateLimitedError" && error.retryAt.getTime(),
];

export const narrowed: readonly ((error: unknown) => unknown)[] = [
  (error) => isOutreachError(error) && (error satisfies OutreachError),
  (error) => isOutreachError(error) && (error.operationId satisfies OperationId),
  (error) => isOutreachError(error) && (error.requestId satisfies string | undefined),
  (error) => isOutreachError(error) && (error.mayHaveBeenProcessed satisfies boolean),
  (error) => isOutreachError(error, "InvalidRequestError") && error.body.issues?.map(({ path }) => path.length),
  (error) => isOutreachError(error, "InvalidRequestError") && (error.status satisfies 400),
  (error) => isOutreachError(error, "UnauthorizedError") && (error.status satisfies 401),
  (error) => isOutreachError(error, "UnauthorizedError") && (error.body satisfies ApiError | ApiKeyRejection),
  (error) => isOutreachError(error, "InsufficientCreditsError") && (error.status satisfies 402),
  (error) => isOutreachError(error, "PlanNotEligibleError") && (error.status satisfies 403),
  (error) => isOutreachError(error, "NotFoundError") && (error.status satisfies 404),
  (error) => isOutreachError(error, "NotFoundError") && (error.name satisfies "NotFoundError"),
  (error) => isOutreachError(error, "NotFoundError") && (error.body satisfies ApiError),
  (error) => isOutreachError(error, "RateLimitedError") && (error.retryAt satisfies Date),
  (error) => isOutreachError(error, "RateLimitedError") && error.body?.retryAfterSeconds,
  (error) => isOutreachError(error, "ServerError") && (error.response satisfies Response),
];

export const lists: readonly (() => unknown)[] = [
  () => client.paginate("listContacts", { city: "Lisbon" }) satisfies AsyncIterable<Contact>,
  () => client.paginate("listContacts", {}, { maxItems: 10, signal, retries: 0 }),
  () => client.paginate("listContacts", {}).pages() satisfies AsyncIterable<ContactPage>,
  () => client.paginate("listContactEvents", { contactId }) satisfies AsyncIterable<ContactEvent>,
  () => client.paginate("searchPeople", go, { maxCredits: 60 }) satisfies AsyncIterable<PersonSearchResult>,
  (walk = client.paginate("searchPeople", go)) => walk.credits satisfies number,
  (walk = client.paginate("listCampaigns", {})) => client.paginate("listCampaigns", {}, { resume: walk.resumeToken }),
];

export const followed: readonly (() => unknown)[] = [
  () => client.followOperations("1") satisfies AsyncIterable<OperationProgress>,
  () => client.followOperations("1", { interval: 1000, deadline: 60_000, signal }),
  (progress = {} as OperationProgress) => progress.groups.final + progress.groups.moving + progress.groups.stuck,
  () => client.followEnrichment({ contactId, reportId: "1" }) satisfies AsyncIterable<EnrichmentReport>,
];

export const byPath: readonly (() => unknown)[] = [
  () => client.GET("/auth/validate"),
  () => client.GET("/contacts", { params: { query: { tagIds: ["66a07a605a7b3c00127a0001"] } } }),
  () => client.POST("/people/search", { body: go, headers: { prefer: "code=402" } }),
  () => client.PATCH("/contacts/{contactId}", { params: { path: { contactId } }, body: { headline: null } }),
  async () => (await client.GET("/contacts")).data?.items satisfies Contact[] | undefined,
  async () => (await client.GET("/contacts/tags")).data?.items satisfies Tag[] | undefined,
  async () => (await client.GET("/contacts")).response satisfies Response,
];
