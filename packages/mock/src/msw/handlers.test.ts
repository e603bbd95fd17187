import { getResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { exampleRequests } from "../testing/contract.ts";
import { type Reply, sharedMock } from "../testing/requests.ts";
import { HandClock } from "../testing/scenarios.ts";
import { createHandlers } from "./index.ts";

const baseUrl = "https://api.recruiting-outreach.example/api/openapi/v1";
const clock = new HandClock();
const handlers = createHandlers({
  baseUrl,
  clock,
  scenarios: { use: ["credits"], numbers: { credits: { balance: 70 } } },
});
const server = setupServer(...handlers);
server.listen({ onUnhandledFrame: "bypass" });
afterAll(() => server.close());
afterEach(() => handlers.reset());

async function ask(path: string, init: RequestInit = {}, key = "any-key"): Promise<Reply> {
  const headers = new Headers(init.headers);
  headers.set("x-api-key", key);
  const response = await fetch(`${baseUrl}${path}`, { ...init, headers });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const search: RequestInit = { method: "POST", body: '{"limit":3}', headers: { "content-type": "application/json" } };

describe("handlers under setupServer", () => {
  test.for(exampleRequests)("answer $operationId", async ({ path, init, success }) => {
    expect((await ask(path, init)).status).toBe(success);
  });

  test("answer unknown paths below the base URL as the API does", async () => {
    const { status, body } = await ask("/contracts");
    expect([status, body]).toEqual([404, { code: "NOT_FOUND", error: "There is no operation at /contracts." }]);
  });

  test("leave other origins alone", async () => {
    const mock = await sharedMock();
    const response = await fetch(`${mock.url}/contacts?limit=0`, { headers: { "x-api-key": "any-key" } });
    expect(response.status).toBe(400);
    expect(handlers.requests()).toEqual([]);
  });

  test("leave other paths of the origin alone", async () => {
    await expect(fetch(new URL("/api/openapi/v10/contacts", baseUrl))).rejects.toThrow("fetch failed");
  });

  test("take files of up to 10 MB", async () => {
    const upload = (size: number): RequestInit => {
      const body = new FormData();
      body.append("type", "cv");
      body.append("file", new File([new Uint8Array(size)], "cv.pdf"));
      return { method: "POST", body };
    };
    expect(await ask("/contacts/66f1c0de5a7b3c0012ab0001/documents", upload(10_485_760))).toMatchObject({
      status: 200,
    });
    expect(await ask("/contacts/66f1c0de5a7b3c0012ab0001/documents", upload(10_485_761))).toMatchObject({
      status: 413,
      body: { code: "FILE_TOO_LARGE" },
    });
  });

  test("give an example where a made-up body is preferred, and say so", async () => {
    const made = await ask("/contacts", { headers: { prefer: "dynamic=true" } });
    expect(made.body).toEqual((await ask("/contacts")).body);
    expect(made.headers.get("x-mock-reason")).toBe(
      "listContacts: example firstPage, as only the mock server makes bodies up",
    );
  });

  test("wait as long as they were told to", async () => {
    const slow = createHandlers({ baseUrl, delay: { from: 40, to: 40 } });
    const start = performance.now();
    await getResponse(slow, new Request(`${baseUrl}/contacts`, { headers: { "x-api-key": "any-key" } }));
    expect(performance.now() - start).toBeGreaterThanOrEqual(39);
  });
});

describe("scenarios of handlers", () => {
  test("remember what happened, by key", async () => {
    expect((await ask("/people/search", search, "one")).status).toBe(200);
    expect((await ask("/people/search", search, "one")).status).toBe(402);
    expect((await ask("/people/search", search, "other")).status).toBe(200);
  });

  test("forget one key", async () => {
    for (const key of ["one", "other"]) await ask("/people/search", search, key);
    handlers.reset("one");
    expect((await ask("/people/search", search, "one")).status).toBe(200);
    expect((await ask("/people/search", search, "other")).status).toBe(402);
  });

  test("are switched", async () => {
    handlers.use(["cursors"]);
    expect((await ask("/contacts?limit=2")).body).toMatchObject({ limit: 2 });
    expect((await ask("/people/search", { ...search, body: '{"limit":20}' })).status).toBe(200);
  });

  test("go by the clock that was given", async () => {
    const wait = async (): Promise<string | null> =>
      (await ask("/contacts", {}, "key_rate_limited")).headers.get("retry-after");
    expect(await wait()).toBe("5");
    clock.advance(3);
    expect(await wait()).toBe("2");
  });
});

describe("the requests that handlers have answered", () => {
  test("are told newest first, without keys and values", async () => {
    await ask("/contacts?city=Lisbon", {}, "a-very-secret-key");
    await ask("/people/search", search);
    expect(handlers.requests()).toMatchObject([
      { operationId: "searchPeople", method: "POST", status: 200 },
      { operationId: "listContacts", path: "/api/openapi/v1/contacts", queryNames: ["city"], key: "…-key" },
    ]);
  });
});

describe("reset", () => {
  test("brings everything back to the beginning", async () => {
    await ask("/people/search", search);
    handlers.use(["cursors"]);
    handlers.override("listContacts", { status: 500 });
    handlers.reset();
    expect(handlers.requests()).toEqual([]);
    expect((await ask("/contacts?limit=2")).body).toMatchObject({ limit: 25 });
    expect((await ask("/people/search", search)).status).toBe(200);
    expect((await ask("/people/search", search)).status).toBe(402);
  });
});

test("a page that may not run text as code is told what to allow", () => {
  vi.stubGlobal("Function", () => {
    throw new EvalError("Refused to evaluate a string as JavaScript.");
  });
  try {
    expect(() => createHandlers()).toThrow(/Content-Security-Policy .* Allow 'unsafe-eval'/);
  } finally {
    vi.unstubAllGlobals();
  }
});
