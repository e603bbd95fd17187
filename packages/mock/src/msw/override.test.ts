import { getResponse } from "msw";
import { afterEach, describe, expect, test } from "vitest";
import { createHandlers } from "./index.ts";

const baseUrl = "https://api.recruiting-outreach.example/api/openapi/v1";
const handlers = createHandlers({ baseUrl, scenarios: ["cursors", "credits"] });
afterEach(() => handlers.reset());

async function ask(path: string, init: RequestInit = {}): Promise<{ status: number | undefined; body: unknown }> {
  const headers = { "x-api-key": "any-key", "content-type": "application/json", ...init.headers };
  const response = await getResponse(handlers, new Request(`${baseUrl}${path}`, { ...init, headers }));
  return { status: response?.status, body: await response?.json() };
}

describe("an override", () => {
  test("gives requests of its operation a body of one's own", async () => {
    const body = { code: "NOT_FOUND", error: "The contact was deleted." };
    handlers.override("getContact", { status: 404, body });
    expect(await ask("/contacts/c1")).toEqual({ status: 404, body });
    expect(await ask("/contacts/c2")).toEqual({ status: 404, body });
    expect((await ask("/contacts/tags")).status).toBe(200);
  });

  test("gives an example of the contract, by its name or as the first of a status", async () => {
    handlers.override("listContacts", { example: "lastPage" });
    handlers.override("getContact", { status: 404 });
    expect((await ask("/contacts")).body).toMatchObject({ page: 2, nextCursor: null });
    expect((await ask("/contacts/c1")).body).toMatchObject({ code: "NOT_FOUND" });
  });

  test("stands in front of scenarios", async () => {
    handlers.override("searchPeople", { status: 500 });
    expect((await ask("/people/search", { method: "POST", body: "{}" })).status).toBe(500);
  });

  test("goes after one request when it is for once", async () => {
    handlers.override("listContacts", { status: 429, once: true });
    expect((await ask("/contacts")).status).toBe(429);
    expect((await ask("/contacts")).status).toBe(200);
  });

  test("stands in front of those that came before", async () => {
    handlers.override("listContacts", { status: 500 });
    handlers.override("listContacts", { status: 429, once: true });
    expect((await ask("/contacts")).status).toBe(429);
    expect((await ask("/contacts")).status).toBe(500);
  });

  test("may be for some requests only", async () => {
    handlers.override("getContact", { path: { contactId: "gone" }, status: 404 });
    handlers.override("listContacts", { query: { limit: 3 }, status: 500 });
    expect((await ask("/contacts/gone")).status).toBe(404);
    expect((await ask("/contacts/there")).status).toBe(200);
    expect((await ask("/contacts?limit=3")).status).toBe(500);
    expect((await ask("/contacts?limit=4")).status).toBe(200);
  });

  test("waits for a request that is in order and chooses no answer itself", async () => {
    handlers.override("listContacts", { status: 500, once: true });
    expect((await ask("/contacts?limit=0")).status).toBe(400);
    expect((await ask("/contacts", { headers: { prefer: "code=404" } })).status).toBe(404);
    expect((await ask("/contacts")).status).toBe(500);
  });

  test("is there until the reset", async () => {
    handlers.override("listContacts", { status: 500 });
    handlers.reset("any-key");
    expect((await ask("/contacts")).status).toBe(500);
    handlers.reset();
    expect((await ask("/contacts")).status).toBe(200);
  });
});

describe("an override that does not fit the contract is refused, by the compiler as well:", () => {
  test("a body of another form", () => {
    // @ts-expect-error an error has a code and a sentence
    expect(() => handlers.override("getContact", { status: 404, body: { message: "gone" } })).toThrow(
      "The override of getContact cannot be used:\n  override.body.code is required\n  override.body.error is required",
    );
  });

  test("the body of another operation", () => {
    // @ts-expect-error the answer is a list of tags
    expect(() => handlers.override("listContactTags", { status: 200, body: { valid: true } })).toThrow(
      "override.body.items is required",
    );
  });

  test("the error of another operation", () => {
    const body = { code: "UNAUTHORIZED", error: "No key." };
    // @ts-expect-error this operation has an error of its own form
    expect(() => handlers.override("validateApiKey", { status: 401, body })).toThrow("override.body.valid is required");
  });

  test("a success that the operation does not have", () => {
    // @ts-expect-error a contact comes with 200
    expect(() => handlers.override("getContact", { status: 201 })).toThrow(/getContact does not answer 201/);
  });

  test("a parameter that the operation does not have", () => {
    // @ts-expect-error there is no such path parameter
    expect(() => handlers.override("getContact", { path: { id: "1" }, status: 404 })).toThrow(
      "override.path.id is no parameter of getContact",
    );
    // @ts-expect-error there is no such query parameter
    expect(() => handlers.override("listContacts", { query: { town: "Lisbon" }, status: 404 })).toThrow(
      "override.query.town is no parameter of listContacts",
    );
  });

  test("an operation that there is not", () => {
    // @ts-expect-error no such operation
    expect(() => handlers.override("deleteContact", { status: 404 })).toThrow("There is no operation deleteContact.");
  });
});

test("an override with an example that there is not is refused with those that there are", () => {
  expect(() => handlers.override("listContacts", { example: "none" })).toThrow("It has firstPage, lastPage.");
});
