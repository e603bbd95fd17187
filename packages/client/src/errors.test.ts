import { describe, expect, it } from "vitest";
import { isOutreachError, NotFoundError, OutreachError } from "./index.ts";
import { apiKey, failureOf, scriptedClient } from "./testing/scripted-client.ts";

const contact = { contactId: "66f1c0de5a7b3c0012ab0001" };

describe("an error answer", () => {
  it.each([
    [400, "InvalidRequestError"],
    [401, "UnauthorizedError"],
    [402, "InsufficientCreditsError"],
    [403, "PlanNotEligibleError"],
    [404, "NotFoundError"],
    [418, "StatusError"],
    [500, "ServerError"],
  ])("with status %i throws %s", async (status, name) => {
    const { client } = scriptedClient([{ status, body: { code: "X", error: "No." } }], { retries: 0 });
    expect(await failureOf(client.getContact(contact))).toMatchObject({
      name,
      status,
      operationId: "getContact",
      body: { code: "X", error: "No." },
      message: `getContact: ${status} No.`,
    });
  });

  it("carries the request id and the headers of the answer", async () => {
    const { client } = scriptedClient([{ status: 404, headers: { "x-request-id": "req_1" } }]);
    const error = await failureOf(client.getContact(contact));
    expect(error).toBeInstanceOf(NotFoundError);
    expect(error).toMatchObject({ requestId: "req_1", response: expect.any(Response) });
  });

  it("carries HTML as it came", async () => {
    const { client } = scriptedClient([{ status: 502, body: "<h1>Bad gateway</h1>" }], { retries: 0 });
    expect(await failureOf(client.getContact(contact))).toMatchObject({
      name: "ServerError",
      body: "<h1>Bad gateway</h1>",
    });
  });

  it("may have an empty body", async () => {
    const { client } = scriptedClient([{ status: 500, body: "" }], { retries: 0 });
    expect(await failureOf(client.getContact(contact))).toMatchObject({ name: "ServerError", body: "" });
  });

  it("is given instead of thrown with throws: false", async () => {
    const { client } = scriptedClient([{ status: 404, body: { code: "NOT_FOUND", error: "No." } }]);
    const { data, error, response } = await client.getContact(contact, { throws: false });
    expect(data).toBeUndefined();
    expect(error).toBeInstanceOf(NotFoundError);
    expect(response.status).toBe(404);
  });
});

describe("a success", () => {
  it.each([
    ["HTML", "<html>"],
    ["nothing", ""],
    ["JSON cut off", '{"items": ['],
  ])("with %s as its body throws UnexpectedBodyError", async (_, body) => {
    const { client } = scriptedClient([{ body }]);
    expect(await failureOf(client.getContact(contact))).toMatchObject({
      name: "UnexpectedBodyError",
      status: 200,
      body,
    });
  });

  it("that cannot be read says that a call which is no reading may have been carried out", async () => {
    const { client } = scriptedClient([{ body: "<html>" }]);
    expect(await failureOf(client.searchPeople({ limit: 1 }))).toMatchObject({ mayHaveBeenProcessed: true });
  });

  it("that is larger than maxBytes throws UnexpectedBodyError", async () => {
    const { client } = scriptedClient([{ body: JSON.stringify("a".repeat(2000)) }], { maxBytes: 1000 });
    expect(await failureOf(client.getContact(contact))).toMatchObject({
      name: "UnexpectedBodyError",
      message: expect.stringContaining("more than 1000 bytes"),
    });
  });
});

describe("an error answer that is larger than maxBytes", () => {
  it("keeps its status, and its body is cut short", async () => {
    const { client } = scriptedClient([{ status: 404, body: "a".repeat(2000) }], { maxBytes: 1000 });
    expect(await failureOf(client.getContact(contact))).toMatchObject({ name: "NotFoundError" });
  });
});

describe("isOutreachError", () => {
  it("knows a failure by its name", async () => {
    const { client } = scriptedClient([{ status: 404 }]);
    const error = await failureOf(client.getContact(contact));
    expect(isOutreachError(error)).toBe(true);
    expect(isOutreachError(error, "NotFoundError")).toBe(true);
    expect(isOutreachError(error, "ServerError")).toBe(false);
  });

  it("knows what is no failure of a call", () => {
    expect(isOutreachError(new TypeError("?"))).toBe(false);
  });
});

it("no failure shows the key", async () => {
  const { client } = scriptedClient([new TypeError("fetch failed")], { retries: 0 });
  const error = await failureOf(client.getContact(contact));
  expect(error).toBeInstanceOf(OutreachError);
  expect(`${error} ${JSON.stringify(error)} ${(error as Error).stack}`).not.toContain(apiKey);
});
