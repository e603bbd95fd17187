import { describe, expect, test } from "vitest";
import { sentHeaders } from "./answer.ts";
import { ask, json, preferring, sharedMock } from "./testing/requests.ts";

const mock = await sharedMock();

const id = "66f1c0de5a7b3c0012ab0001";

async function reasonOf(path: string, init?: RequestInit): Promise<string | null> {
  return (await ask(mock, path, init)).headers.get("x-mock-reason");
}

describe("the header x-mock-reason", () => {
  test.for([
    ["/contacts", {}, "listContacts: example firstPage"],
    ["/contacts", preferring("example=lastPage"), "listContacts: example lastPage"],
    ["/contacts", preferring("dynamic=true"), "listContacts: made up"],
    [
      "/contacts?city=Lisbon&email=ada",
      {},
      /^listContacts: INVALID_REQUEST: query\.email must match format "email", see #\/paths\/~1contacts\/get\/parameters\/\d+\/schema\/format$/,
    ],
    [
      "/contacts?limit=0&page=0",
      {},
      /^listContacts: INVALID_REQUEST: query\.\w+ must be >= 1 \(and 1 more\), see #\/paths\/~1contacts\/get\/\S+\/minimum$/,
    ],
    [
      "/contacts/tags?name=",
      {},
      /^listContactTags: INVALID_REQUEST: query\.name must NOT have fewer than 1 characters, see #\S+\/schema\/minLength$/,
    ],
    [
      "/people/search",
      json({ people: { nickname: "Ada Lovelace" } }),
      "searchPeople: INVALID_REQUEST: is not a known field, see #/components/schemas/PeopleFilters/additionalProperties",
    ],
    [
      `/contacts/${id}/note`,
      json({}),
      "addContactNote: INVALID_REQUEST: is required, see #/components/schemas/NoteInput/required",
    ],
    [
      `/contacts/${id}/note`,
      { method: "POST" },
      /^addContactNote: INVALID_REQUEST: is required, see #\S+\/requestBody\/required$/,
    ],
    ["/contacts", { headers: { "x-api-key": "" } }, /^listContacts: UNAUTHORIZED: /],
    ["/contacts/c1", { method: "DELETE" }, "METHOD_NOT_ALLOWED: this address takes GET, HEAD, OPTIONS, PATCH"],
    ["/nowhere", {}, "NOT_FOUND: There is nothing at this address."],
    ["/contacts", preferring("example=none"), /^listContacts: INVALID_REQUEST: the preferred example does not exist/],
  ] as const)("says why %s with %j gets its answer", async ([path, init, reason]) => {
    expect(await reasonOf(path, init)).toMatch(reason);
  });

  test.for([
    ["/contacts?email=ada.lovelace", {}],
    ["/nowhere/ada.lovelace", {}],
    ["/contacts", preferring("example=ada.lovelace")],
    ["/people/search", json({ "ada.lovelace": 1 })],
    ["/people/search", json({ people: { "ada.lovelace": "ada.lovelace" }, limit: "ada.lovelace" })],
    ["/contacts?limit=0", { headers: { "x-api-key": "ada.lovelace" } }],
  ] as const)("holds nothing that %s with %j sends", async ([path, init]) => {
    expect(await reasonOf(path, init)).not.toContain("ada.lovelace");
  });

  test("is printable ASCII of at most 200 bytes", () => {
    const answer = { status: 200, headers: {}, operationId: "naïve\r\n", reason: "x".repeat(500) };
    const { "x-mock-reason": reason = "" } = sentHeaders(answer);
    expect(reason).toMatch(/^na\?ve\?\?: x+\.\.\.$/);
    expect(reason).toHaveLength(200);
  });
});
