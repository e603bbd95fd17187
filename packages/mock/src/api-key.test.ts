import { describe, expect, test } from "vitest";
import { ask, sharedMock } from "./testing/requests.ts";

const mock = await sharedMock();

describe("the API key", () => {
  test("may be any text", async () => {
    expect((await ask(mock, "/contacts", { headers: { "x-api-key": "anything at all" } })).status).toBe(200);
  });

  test("is missed with 401", async () => {
    const response = await fetch(`${mock.url}/contacts`);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ code: "UNAUTHORIZED", error: expect.stringContaining("x-api-key") });
  });

  test("is missed with 401 when it is empty", async () => {
    const { status, body } = await ask(mock, "/contacts", { headers: { "x-api-key": "" } });
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: "UNAUTHORIZED" });
  });

  test("is missed by validateApiKey in a form of its own", async () => {
    const { status, body } = await ask(mock, "/auth/validate", { headers: { "x-api-key": "" } });
    expect(status).toBe(401);
    expect(body).toEqual({ valid: false, error: expect.stringContaining("x-api-key") });
  });

  test("is asked for before anything else is judged", async () => {
    expect((await ask(mock, "/contacts?limit=0", { headers: { "x-api-key": "" } })).status).toBe(401);
  });
});
