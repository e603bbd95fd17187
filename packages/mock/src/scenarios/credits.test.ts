import { describe, expect, test } from "vitest";
import { json } from "../testing/requests.ts";
import { Caller, scenarioMock } from "../testing/scenarios.ts";

// Examples of the contract hold three people, so a search for three is charged in full.
const mock = await scenarioMock({ use: ["credits"], numbers: { credits: { balance: 100 } } });

const search = (caller: Caller, body: object): ReturnType<Caller["ask"]> =>
  caller.ask("searchPeople", "/people/search", json(body));

describe("the credits scenario", () => {
  test("answers 402 when the balance does not cover what the limit reserves", async () => {
    const { status, body } = await search(new Caller(mock), { limit: 6 });
    expect(status).toBe(402);
    expect(body).toEqual({
      code: "INSUFFICIENT_CREDITS",
      error: "This search reserves 120 credits; the workgroup has 100.",
    });
  });

  test("reserves for the default limit when the request names none", async () => {
    const { body } = await search(new Caller(mock), {});
    expect(body).toMatchObject({ error: expect.stringContaining("reserves 200 credits") });
  });

  test("charges only for the people that were returned", async () => {
    const caller = new Caller(mock);
    expect((await search(caller, { limit: 5 })).status).toBe(200);
    expect((await search(caller, { limit: 3 })).body).toMatchObject({ error: expect.stringContaining("has 40") });
  });

  test("never charges more than it reserved", async () => {
    const caller = new Caller(mock);
    for (let sent = 0; sent < 5; sent += 1) expect((await search(caller, { limit: 1 })).status).toBe(200);
    expect((await search(caller, { limit: 1 })).status).toBe(402);
  });

  test("says in the log what was charged and what is left", async () => {
    await search(new Caller(mock), { limit: 4 });
    expect(mock.requests()[0]?.reason).toBe("example firstPage; credits: 60 charged, 40 left");
  });

  test("charges nothing for a search that fails", async () => {
    const failing = await scenarioMock({
      use: ["credits"],
      numbers: { credits: { balance: 100 } },
      stubs: [{ operationId: "searchPeople", status: 500 }],
    });
    const caller = new Caller(failing);
    for (let sent = 0; sent < 3; sent += 1) expect((await search(caller, { limit: 5 })).status).toBe(500);
    expect(failing.requests()[0]?.reason).toContain("0 charged, 100 left");
  });

  test("charges nothing for an invalid search", async () => {
    const caller = new Caller(mock);
    await search(caller, { limit: 21 });
    expect((await search(caller, { limit: 5 })).status).toBe(200);
  });

  test("lets everything else work without credits", async () => {
    const caller = new Caller(mock);
    for (let sent = 0; sent < 5; sent += 1) await search(caller, { limit: 1 });
    expect((await caller.ask("listContacts", "/contacts")).status).toBe(200);
  });

  test("gives every key a balance of its own", async () => {
    const [one, other] = [new Caller(mock), new Caller(mock)];
    await search(one, { limit: 5 });
    expect((await search(other, { limit: 5 })).status).toBe(200);
  });
});
