import { describe, expect, test } from "vitest";
import { startMockServer } from "../index.ts";
import { ask } from "../testing/requests.ts";
import { Caller, scenarioMock } from "../testing/scenarios.ts";
import type { Stub } from "./stubs.ts";

const goneBody = { code: "CONTACT_GONE", error: "The contact was deleted.", deletedAt: "2026-11-19" };
const mock = await scenarioMock({
  stubs: [
    { operationId: "getContact", path: { contactId: "gone" }, status: 404, body: goneBody },
    { operationId: "getContact", path: { contactId: "slow" }, status: 429 },
    { operationId: "listContacts", query: { city: "Lisbon", limit: 10 }, example: "lastPage" },
    { operationId: "listOperations", query: { status: "fail" }, example: "nothingPending" },
    { operationId: "listContactTags", body: { items: [], count: 0 } },
    { operationId: "listContactTags", status: 500 },
    { operationId: "listCampaigns", status: 402 },
  ],
});
const caller = new Caller(mock);

describe("a stub", () => {
  test("answers a body of one's own, such as an error in another form", async () => {
    const { status, body } = await caller.ask("getContact", "/contacts/gone");
    expect([status, body]).toEqual([404, goneBody]);
  });

  test("leaves requests alone that it does not match", async () => {
    expect((await caller.ask("getContact", "/contacts/other")).status).toBe(200);
  });

  test("answers the first example of a status, with the header that belongs to it", async () => {
    const { status, headers } = await caller.ask("getContact", "/contacts/slow");
    expect(status).toBe(429);
    expect(headers.get("retry-after")).toBe("7");
  });

  test("matches query parameters by the value that the contract makes of them", async () => {
    expect((await caller.ask("listContacts", "/contacts?city=Lisbon&limit=010")).body).toMatchObject({ page: 2 });
    expect((await caller.ask("listContacts", "/contacts?city=Lisbon&limit=11")).body).toMatchObject({ page: 1 });
  });

  test("matches one value of a repeated parameter", async () => {
    expect((await caller.ask("listOperations", "/operations?status=success&status=fail")).body).toMatchObject({
      total: 0,
    });
    expect((await caller.ask("listOperations", "/operations?status=success")).body).toMatchObject({ total: 2 });
  });

  test("that comes first wins", async () => {
    expect((await caller.ask("listContactTags", "/contacts/tags")).body).toEqual({ items: [], count: 0 });
  });

  test("says in the log which one it was", async () => {
    await caller.ask("listContactTags", "/contacts/tags");
    expect(mock.requests()[0]?.reason).toBe("stub 4");
  });

  test("answers an error that the contract has no example of", async () => {
    const { status, body } = await caller.ask("listCampaigns", "/campaigns");
    expect([status, body]).toMatchObject([402, { code: "INSUFFICIENT_CREDITS" }]);
  });

  test("gives way to a request that chooses its answer", async () => {
    expect((await ask(mock, "/contacts/gone", { headers: { prefer: "code=403" } })).status).toBe(403);
  });
});

describe("a stub is refused at the start", () => {
  test.for<[Stub, string]>([
    [{ operationId: "getPerson" }, "stubs.0.operationId must be one of validateApiKey,"],
    [{ operationId: "getContact", path: { id: "x" } }, "stubs.0.path.id is no parameter of getContact"],
    [{ operationId: "listContacts", query: { town: "x" } }, "stubs.0.query.town is no parameter of listContacts"],
    [{ operationId: "getContact", status: 418 }, "stubs.0 getContact does not answer 418."],
    [{ operationId: "getContact", example: "none" }, 'stubs.0 getContact has no example "none" for status 200.'],
    [{ operationId: "getContact", body: {} }, "stubs.0.body.id is required"],
    [{ operationId: "getContact", status: 404, body: { code: "gone" } }, "stubs.0.body.error is required"],
    [{ operationId: "getContact", status: 302, body: {} }, "stubs.0.status getContact does not answer 302."],
  ])("%j: %s", async ([stub, message]) => {
    await expect(startMockServer({ scenarios: { stubs: [stub] } })).rejects.toThrow(message);
  });
});
