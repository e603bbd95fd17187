import { describe, expect, test } from "vitest";
import { ask } from "../testing/requests.ts";
import { Caller, HandClock, scenarioMock } from "../testing/scenarios.ts";

const clock = new HandClock();
const mock = await scenarioMock(["rate-limits"], clock);

async function spend(caller: Caller, requests: number, operationId: string, path: string): Promise<void> {
  for (let sent = 0; sent < requests; sent += 1) {
    expect((await caller.ask(operationId, path)).status).toBe(200);
  }
}

describe("the rate-limits scenario", () => {
  test("allows what the contract allows in a window, and refuses the next request", async () => {
    const caller = new Caller(mock);
    await spend(caller, 120, "listContactTags", "/contacts/tags");
    expect((await caller.ask("listContactTags", "/contacts/tags")).status).toBe(429);
  });

  test("names the time until the window is over, in body and header alike", async () => {
    const caller = new Caller(mock);
    await spend(caller, 60, "listContacts", "/contacts?includeTotal=true");
    clock.advance(17.4);
    const { body, headers } = await caller.ask("listContacts", "/contacts?includeTotal=true");
    expect(body).toMatchObject({ retryAfterSeconds: 43 });
    expect(headers.get("retry-after")).toBe("43");
  });

  test("lets a request through once that time is over, and not before", async () => {
    const caller = new Caller(mock);
    await spend(caller, 60, "listContacts", "/contacts?includeTotal=true");
    clock.advance(59);
    const { status, body } = await caller.ask("listContacts", "/contacts?includeTotal=true");
    expect(status).toBe(429);
    clock.advance((body as { retryAfterSeconds: number }).retryAfterSeconds);
    expect((await caller.ask("listContacts", "/contacts?includeTotal=true")).status).toBe(200);
  });

  test("is stricter with the requests that the condition of a limit names", async () => {
    const caller = new Caller(mock);
    await spend(caller, 60, "listContacts", "/contacts?includeTotal=true");
    expect((await caller.ask("listContacts", "/contacts?includeTotal=true")).status).toBe(429);
    expect((await caller.ask("listContacts", "/contacts?includeTotal=false")).status).toBe(200);
  });

  test("gives every endpoint a budget of its own", async () => {
    const caller = new Caller(mock);
    await spend(caller, 60, "listContacts", "/contacts?includeTotal=true");
    expect((await caller.ask("listContactTags", "/contacts/tags")).status).toBe(200);
  });

  test("gives every key a budget of its own", async () => {
    await spend(new Caller(mock), 60, "listContacts", "/contacts?includeTotal=true");
    expect((await new Caller(mock).ask("listContacts", "/contacts?includeTotal=true")).status).toBe(200);
  });

  test("counts neither invalid requests nor those that it refused", async () => {
    const caller = new Caller(mock);
    await caller.ask("listContacts", "/contacts?includeTotal=true&limit=0");
    await spend(caller, 60, "listContacts", "/contacts?includeTotal=true");
    await caller.ask("listContacts", "/contacts?includeTotal=true");
    clock.advance(60);
    await spend(caller, 60, "listContacts", "/contacts?includeTotal=true");
  });

  test("says in the log which limit was met", async () => {
    const caller = new Caller(mock);
    await spend(caller, 60, "listContacts", "/contacts?includeTotal=true");
    await caller.ask("listContacts", "/contacts?includeTotal=true");
    expect(mock.requests()[0]?.reason).toBe("scenario rate-limits: more than 60 requests in 60 s");
  });

  test("may be given a smaller budget", async () => {
    const strict = await scenarioMock({ use: ["rate-limits"], numbers: { "rate-limits": { budget: 1 } } }, clock);
    const caller = new Caller(strict);
    await spend(caller, 1, "validateApiKey", "/auth/validate");
    expect((await caller.ask("validateApiKey", "/auth/validate")).status).toBe(429);
  });

  test("stands back when a request chooses its answer", async () => {
    const strict = await scenarioMock({ use: ["rate-limits"], numbers: { "rate-limits": { budget: 1 } } }, clock);
    for (let sent = 0; sent < 3; sent += 1) {
      expect((await ask(strict, "/contacts", { headers: { prefer: "code=500" } })).status).toBe(500);
    }
  });
});
