import contract from "@recruiting-outreach/contract/openapi.json" with { type: "json" };

/** A request as every mock gets it. */
export interface SentRequest {
  readonly path: string;
  readonly method: "GET" | "PATCH" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const headers = { "x-api-key": "demo", "content-type": "application/json" };
const { value: example } =
  contract.paths["/people/search"].post.requestBody.content["application/json"].examples.firstPage;
/** Without the range of years: openapi-backend refuses valid ones. */
const search = { ...example, people: { ...example.people, tenure: undefined } };

/** The operations that are measured. */
export const operations = ["list", "search"] as const;

/** The name of a measured operation. */
export type OperationName = (typeof operations)[number];

/** What is sent over and over. */
export const valid: Readonly<Record<OperationName, SentRequest>> = {
  list: { path: "/contacts?city=Lisbon&limit=2&page=1&includeTotal=true", method: "GET", headers },
  search: { path: "/people/search", method: "POST", headers, body: JSON.stringify(search) },
};

/** The same with one fault each: a mock that judges requests refuses them. */
export const broken: Readonly<Record<OperationName, SentRequest>> = {
  list: { ...valid.list, path: "/contacts?city=Lisbon&limit=0&page=1&includeTotal=true" },
  search: { ...valid.search, body: JSON.stringify({ ...search, limit: "three" }) },
};
