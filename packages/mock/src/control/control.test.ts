import { request } from "node:http";
import { json as readJson } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { json } from "../testing/requests.ts";
import { Caller, scenarioMock } from "../testing/scenarios.ts";

const mock = await scenarioMock({ use: ["credits"], numbers: { credits: { balance: 60 } } });
const origin = new URL(mock.url).origin;

async function control(
  path: string,
  init: RequestInit = {},
): Promise<{ status: number; headers: Headers; body: unknown }> {
  const response = await fetch(`${origin}/__mock/${path}`, { redirect: "manual", ...init });
  const text = await response.text();
  const isJson = response.headers.get("content-type") === "application/json";
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

const search = async (caller: Caller): Promise<number> =>
  (await caller.ask("searchPeople", "/people/search", json({ limit: 3 }))).status;

describe("the control", () => {
  test("is found without the slash at the end", async () => {
    const response = await fetch(`${origin}/__mock`, { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([308, "/__mock/"]);
  });

  test("says what there is when asked for something else", async () => {
    const { status, body } = await control("nothing");
    expect(status).toBe(404);
    expect(body).toEqual({ error: expect.stringContaining("/__mock/requests, /__mock/scenarios, /__mock/reset") });
  });

  test("names the methods of an address", async () => {
    const { status, headers } = await control("scenarios", { method: "POST" });
    expect([status, headers.get("allow")]).toEqual([405, "GET, PUT, OPTIONS"]);
  });

  test("needs no key, and is answered while scenarios refuse everything else", async () => {
    expect((await control("scenarios")).status).toBe(200);
  });

  test("is never stored by a browser", async () => {
    expect((await control("requests")).headers.get("cache-control")).toBe("no-store");
  });
});

describe("scenarios", () => {
  test("are listed with what they do and whether they are on", async () => {
    const { body } = await control("scenarios");
    expect(body).toMatchObject({
      scenarios: [
        { name: "rate-limits", on: false },
        { name: "credits", describe: expect.stringContaining("402"), on: true },
        { name: "cursors" },
        { name: "job-group" },
        { name: "enrichment" },
      ],
    });
  });

  test("are switched while the mock runs", async () => {
    const other = await scenarioMock([]);
    const response = await fetch(new URL("/__mock/scenarios", other.url), json({ use: ["cursors"] }, "PUT"));
    expect(await response.json()).toMatchObject({
      scenarios: expect.arrayContaining([{ name: "cursors", describe: expect.any(String), on: true }]),
    });
    expect((await new Caller(other).ask("listContacts", "/contacts?limit=3")).body).toMatchObject({ limit: 3 });
  });

  test.for([
    [{ use: ["cursor"] }, /There is no scenario "cursor"\. There are /],
    [{ use: "cursors" }, /Name all scenarios/],
    [{}, /Name all scenarios/],
    [{ use: [], and: 1 }, /Send nothing but use, not and\./],
    [[], /Send a JSON object/],
  ] as const)("%j is refused", async ([body, error]) => {
    const reply = await control("scenarios", json(body, "PUT"));
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({ error: expect.stringMatching(error) });
  });
});

describe("a reset", () => {
  test("makes one key forgotten", async () => {
    const [one, other] = [new Caller(mock), new Caller(mock)];
    await Promise.all([search(one), search(other)]);
    expect((await control("reset", json({ key: one.key }))).status).toBe(204);
    expect([await search(one), await search(other)]).toEqual([200, 402]);
  });

  test("makes all keys forgotten when it names none", async () => {
    const caller = new Caller(mock);
    await search(caller);
    await control("reset", json({}));
    expect(await search(caller)).toBe(200);
  });

  test("with anything but a key is refused", async () => {
    expect((await control("reset", json({ key: 1 }))).status).toBe(400);
    expect((await control("reset", { ...json({}), body: "{" })).status).toBe(400);
  });
});

describe("what somebody else's page makes a browser send", () => {
  test.for(["text/plain", "application/x-www-form-urlencoded", ""])("is refused as %j", async (type) => {
    const init = { method: "POST", body: new Blob(["{}"]), headers: { "content-type": type } };
    expect((await control("reset", init)).status).toBe(415);
  });

  test.for(["https://evil.example", "null", "http://localhost.evil.example", "http://127.0.0.1.evil.example"])(
    "from origin %s is refused",
    async (from) => {
      for (const [path, init] of [
        ["reset", json({})],
        ["requests", {}],
      ] as const) {
        const headers = { ...(init.headers as Record<string, string>), origin: from };
        const reply = await control(path, { ...init, headers });
        expect(reply.status).toBe(403);
        expect(reply.headers.has("access-control-allow-origin")).toBe(false);
      }
    },
  );

  test("under a name of its own that leads here is refused", async () => {
    const sent = request(`${origin}/__mock/requests`, { headers: { host: "evil.example:4010" } }).end();
    const status = await new Promise((resolve) => {
      sent.once("response", (response) => {
        response.resume();
        resolve(response.statusCode);
      });
    });
    expect(status).toBe(403);
  });

  test("gets no leave to send more", async () => {
    const headers = { origin: "https://evil.example", "access-control-request-method": "PUT" };
    expect((await control("scenarios", { method: "OPTIONS", headers })).status).toBe(403);
  });
});

describe("a page served on this machine", () => {
  test.for(["http://localhost:3000", "http://127.0.0.1:6006", "http://[::1]:8080"])(
    "as %s may control it",
    async (from) => {
      const headers = { origin: from };
      const preflight = await control("scenarios", { method: "OPTIONS", headers });
      expect(preflight.headers.get("access-control-allow-methods")).toBe("GET, PUT, OPTIONS");
      const reply = await control("requests", { headers });
      expect([reply.status, reply.headers.get("access-control-allow-origin")]).toEqual([200, from]);
    },
  );
});

test("a name without a dot, as containers have, is answered", async () => {
  const sent = request(`${origin}/__mock/scenarios`, { headers: { host: "mock:4010" } }).end();
  const body = await new Promise((resolve) => sent.once("response", (response) => resolve(readJson(response))));
  expect(body).toHaveProperty("scenarios");
});
