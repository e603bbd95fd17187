// What must not compile against the published declarations. Not run: the compilers of `compilers.test.ts` are the test.
import { type ClientOptions, createClient, isOutreachError, type Result } from "@recruiting-outreach/client";

const client = createClient({ baseUrl: "http://127.0.0.1:4010/api/openapi/v1", apiKey: "demo" });
const contactId = "66f1c0de5a7b3c0012ab0001";
const campaignId = "66e0ca4a5a7b3c0012ca0001";

export const options: readonly ClientOptions[] = [
  // @ts-expect-error no key
  { baseUrl: "" },
  // @ts-expect-error no base address
  { apiKey: "" },
  // @ts-expect-error an unknown option
  { baseUrl: "", apiKey: "", retry: 3 },
  // @ts-expect-error a text where milliseconds belong
  { baseUrl: "", apiKey: "", timeout: "1s" },
];

export const calls: readonly (() => unknown)[] = [
  // @ts-expect-error no such operation
  () => client.deleteContact({ contactId }),
  // @ts-expect-error an identifier is missing
  () => client.getContact(),
  // @ts-expect-error an identifier is missing
  () => client.getContact({}),
  // @ts-expect-error a number where an identifier belongs
  () => client.getContact({ contactId: 1 }),
  // @ts-expect-error an argument that the operation does not have
  () => client.getContact({ contactId, city: "Lisbon" }),
  // @ts-expect-error an unknown filter
  () => client.listContacts({ name: "Priya Raman" }),
  // @ts-expect-error one value where a list belongs
  () => client.listContacts({ tagIds: "66a07a605a7b3c00127a0001" }),
  // @ts-expect-error a status outside the fourteen
  () => client.listOperations({ status: ["done"] }),
  // @ts-expect-error the contacts are missing
  () => client.assignContactsToCampaign({ campaignId }),
  // @ts-expect-error a field that may not be written
  () => client.updateContact({ contactId, unsubscribed: true }),
  // @ts-expect-error a text where a boolean belongs
  () => client.updateContact({ contactId, openToWork: "yes" }),
  // @ts-expect-error a filter in the wrong place
  () => client.searchPeople({ skills: { include: ["Go"] } }),
  // @ts-expect-error a path where a file belongs
  () => client.uploadContactDocument({ contactId, type: "cv", file: "cv.pdf" }),
  // @ts-expect-error the file is missing
  () => client.uploadContactDocument({ contactId, type: "cv" }),
  // @ts-expect-error an unknown option of a call
  () => client.getContact({ contactId }, { retry: 3 }),
  // @ts-expect-error options where arguments belong
  () => client.getContact({ signal: new AbortController().signal }),
];

export const results: readonly (() => unknown)[] = [
  // @ts-expect-error a field that a contact does not have
  async () => (await client.getContact({ contactId })).surname,
  // @ts-expect-error whether a call throws must be known
  () => client.getContact({ contactId }, { throws: Math.random() > 0.5 }),
  // @ts-expect-error a call that throws gives the answer itself
  async () => (await client.getContact({ contactId })).data,
  // @ts-expect-error a call that does not throw may have no data
  async () => (await client.getContact({ contactId }, { throws: false })).data.lastName,
  // @ts-expect-error nobody has looked whether there is data
  (result = {} as Result<"getContact">) => result.data.lastName,
  // @ts-expect-error nobody has looked whether there is an error
  (result = {} as Result<"getContact">) => result.error.status,
];

export const errors: readonly ((error: unknown) => unknown)[] = [
  // @ts-expect-error nobody has looked what it is
  (error) => error.status,
  // @ts-expect-error no such error
  (error) => isOutreachError(error, "TeapotError"),
  // @ts-expect-error the body of any failure may be anything
  (error) => isOutreachError(error) && error.body.code,
  // @ts-expect-error the body of a server error may be text
  (error) => isOutreachError(error, "ServerError") && error.body.code,
  // @ts-expect-error only a rate limit says when to come back
  (error) => isOutreachError(error, "NotFoundError") && error.retryAt,
  // @ts-expect-error a connection that failed may have no answer
  (error) => isOutreachError(error, "ConnectionError") && error.response.status,
];

export const lists: readonly (() => unknown)[] = [
  // @ts-expect-error no list
  () => client.paginate("getContact", { contactId }),
  // @ts-expect-error a list without pages
  () => client.paginate("listContactTags", {}),
  // @ts-expect-error a list without pages
  () => client.paginate("listContactDocuments", { contactId }),
  // @ts-expect-error a filter of another list
  () => client.paginate("listCampaigns", { city: "Lisbon" }),
  // @ts-expect-error an identifier is missing
  () => client.paginate("listContactEvents", {}),
  // @ts-expect-error a walk always throws
  () => client.paginate("listContacts", {}, { throws: false }),
  // @ts-expect-error a walk is not a list
  () => client.paginate("listContacts", {}).length,
  // @ts-expect-error what was spent is not for the caller to say
  () => (client.paginate("listContacts", {}).credits = 0),
];

export const followed: readonly (() => unknown)[] = [
  // @ts-expect-error a report has the identifier of its contact, too
  () => client.followEnrichment({ reportId: "1" }),
  // @ts-expect-error a job group, not its contacts
  () => client.followOperations({ contactId }),
  // @ts-expect-error an unknown option
  () => client.followOperations("1", { every: 1000 }),
];

export const byPath: readonly (() => unknown)[] = [
  // @ts-expect-error no such path
  () => client.GET("/contact", {}),
  // @ts-expect-error no such method on this path
  () => client.POST("/auth/validate", {}),
  // @ts-expect-error no operation has this method
  () => client.DELETE("/contacts/{contactId}", { params: { path: { contactId } } }),
  // @ts-expect-error a path parameter is missing
  () => client.GET("/contacts/{contactId}"),
  // @ts-expect-error an unknown query parameter
  () => client.GET("/contacts", { params: { query: { name: "Priya Raman" } } }),
  // @ts-expect-error the contacts are missing
  () => client.POST("/campaigns/{campaignId}/contacts", { params: { path: { campaignId } }, body: {} }),
  // @ts-expect-error a text where a boolean belongs
  () => client.PATCH("/contacts/{contactId}", { params: { path: { contactId } }, body: { openToWork: "yes" } }),
  // @ts-expect-error nobody has looked whether there is data
  async () => (await client.GET("/contacts")).data.items,
];
