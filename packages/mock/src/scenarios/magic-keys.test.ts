import { describe, expect, test } from "vitest";
import { exampleRequests } from "../testing/contract.ts";
import { ask, json } from "../testing/requests.ts";
import { Caller, HandClock, scenarioMock } from "../testing/scenarios.ts";

const clock = new HandClock();
const mock = await scenarioMock(undefined, clock);

describe("key_expired", () => {
  test.for(exampleRequests)("is refused by $operationId in the form that it declares", async (request) => {
    const { operationId, path, init } = request;
    const { status, body } = await new Caller(mock, "key_expired").ask(operationId, path, init);
    expect(status).toBe(401);
    expect(body).toEqual(
      operationId === "validateApiKey"
        ? { valid: false, error: "The API key has expired." }
        : { code: "UNAUTHORIZED", error: "The API key has expired." },
    );
  });

  test("is refused before the rest of the request is judged", async () => {
    expect((await new Caller(mock, "key_expired").ask("listContacts", "/contacts?limit=0")).status).toBe(401);
  });
});

describe("key_rate_limited", () => {
  test("is told the same time to wait by body and header", async () => {
    const { status, body, headers } = await new Caller(mock, "key_rate_limited_a").ask("listContacts", "/contacts");
    expect(status).toBe(429);
    expect(body).toMatchObject({ statusCode: 429, retryAfterSeconds: 5 });
    expect(headers.get("retry-after")).toBe("5");
  });

  test("is told less as time goes by", async () => {
    const caller = new Caller(mock, "key_rate_limited_b");
    await caller.ask("listContacts", "/contacts");
    clock.advance(3);
    expect((await caller.ask("listContacts", "/contacts")).body).toMatchObject({ retryAfterSeconds: 2 });
  });

  test("gets one request through after the wait", async () => {
    const caller = new Caller(mock, "key_rate_limited_c");
    await caller.ask("listContacts", "/contacts");
    clock.advance(5);
    expect((await caller.ask("listContacts", "/contacts")).status).toBe(200);
    expect((await caller.ask("listContacts", "/contacts")).status).toBe(429);
  });

  test("waits at each endpoint by itself, and with each suffix", async () => {
    const caller = new Caller(mock, "key_rate_limited_d");
    await caller.ask("listContacts", "/contacts");
    clock.advance(4);
    expect((await caller.ask("listCampaigns", "/campaigns")).body).toMatchObject({ retryAfterSeconds: 5 });
    const other = new Caller(mock, "key_rate_limited_e");
    expect((await other.ask("listContacts", "/contacts")).body).toMatchObject({ retryAfterSeconds: 5 });
  });
});

describe("key_no_credits", () => {
  const caller = new Caller(mock, "key_no_credits");

  test("cannot search", async () => {
    const { status, body } = await caller.ask("searchPeople", "/people/search", json({ limit: 3 }));
    expect(status).toBe(402);
    expect(body).toMatchObject({ code: "INSUFFICIENT_CREDITS", error: expect.stringContaining("has 0") });
  });

  test.for(exampleRequests.filter(({ operationId }) => operationId !== "searchPeople"))(
    "can use $operationId",
    async ({ operationId, path, init, success }) => {
      expect((await caller.ask(operationId, path, init)).status).toBe(success);
    },
  );

  test("is told first when a search is invalid", async () => {
    expect((await caller.ask("searchPeople", "/people/search", json({ limit: 99 }))).status).toBe(400);
  });
});

describe("key_wrong_plan", () => {
  const caller = new Caller(mock, "key_wrong_plan");

  test("is refused where the contract names 403", async () => {
    const { status, body } = await caller.ask("searchPeople", "/people/search", json({}));
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: "PLAN_NOT_ELIGIBLE" });
  });

  test("can use the rest", async () => {
    expect((await caller.ask("listContacts", "/contacts")).status).toBe(200);
  });
});

test("a key that only begins like a magic one is an ordinary key", async () => {
  expect((await ask(mock, "/contacts", { headers: { "x-api-key": "key_expired2" } })).status).toBe(200);
});
