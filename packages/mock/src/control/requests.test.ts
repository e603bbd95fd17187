import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { ask } from "../testing/requests.ts";
import { HandClock, scenarioMock } from "../testing/scenarios.ts";
import { curlOf } from "./curl.ts";
import { keyLabel } from "./key-label.ts";
import type { RecordedRequest } from "./recorded-requests.ts";

const mock = await scenarioMock([], new HandClock());
const address = new URL("/__mock/requests", mock.url);

async function listed(query = ""): Promise<(RecordedRequest & { curl: string })[]> {
  return ((await (await fetch(`${address}${query}`)).json()) as { requests: [] }).requests;
}

describe("the record of requests", () => {
  test("tells what was asked and why it was answered like that", async () => {
    await ask(mock, "/contacts?city=Lisbon&limit=0", { headers: { "x-api-key": "a-long-secret-key" } });
    expect((await listed())[0]).toEqual({
      id: expect.any(Number),
      time: "2026-11-20T10:00:00.000Z",
      method: "GET",
      path: "/api/openapi/v1/contacts",
      queryNames: ["city", "limit"],
      key: "…-key",
      status: 400,
      milliseconds: expect.any(Number),
      operationId: "listContacts",
      reason: expect.stringContaining("must be >= 1"),
      curl: `curl '${mock.url}/contacts?city=VALUE&limit=VALUE' -H 'x-api-key: YOUR_KEY'`,
    });
  });

  test("holds neither keys nor values", async () => {
    const init = { headers: { "x-api-key": "very-secret-indeed" } };
    await ask(mock, "/contacts?email=ada%40private.example&ada@also.private.example", init);
    const record = JSON.stringify([await listed(), mock.requests()]);
    for (const secret of ["very-secret", "private.example"]) expect(record).not.toContain(secret);
  });

  test("begins with the newest, and goes on after an id", async () => {
    await ask(mock, "/contacts");
    const [last] = await listed();
    await ask(mock, "/campaigns");
    await ask(mock, "/contacts/tags");
    const later = await listed(`?after=${last?.id}`);
    expect(later.map(({ operationId }) => operationId)).toEqual(["listContactTags", "listCampaigns"]);
  });

  test("keeps the last 200", async () => {
    for (let sent = 0; sent < 201; sent += 1) await ask(mock, "/contacts/tags");
    const ids = mock.requests().map(({ id }) => id);
    expect(ids).toHaveLength(200);
    expect((ids[0] ?? 0) - (ids.at(-1) ?? 0)).toBe(199);
  });

  test("leaves out what was asked of the control", async () => {
    const before = mock.requests();
    await listed();
    await fetch(new URL("/__mock/health", mock.url));
    expect(mock.requests()).toEqual(before);
  });

  test("is emptied on request", async () => {
    const headers = { "content-type": "application/json" };
    expect((await fetch(address, { method: "DELETE", headers })).status).toBe(204);
    expect(await listed()).toEqual([]);
  });

  test("is not emptied by a request that any page can send", async () => {
    await ask(mock, "/contacts");
    expect((await fetch(address, { method: "DELETE" })).status).toBe(415);
    expect(await listed()).not.toEqual([]);
  });
});

describe("a curl line", () => {
  const entry: RecordedRequest = {
    id: 1,
    time: "2026-11-20T10:00:00.000Z",
    method: "POST",
    path: "/api/openapi/v1/people/search",
    queryNames: [],
    key: "…",
    status: 200,
    milliseconds: 1,
    reason: "example firstPage",
  };

  test("has a place for the body", () => {
    expect(curlOf(entry, "http://127.0.0.1:4010")).toBe(
      "curl -X POST 'http://127.0.0.1:4010/api/openapi/v1/people/search' -H 'x-api-key: YOUR_KEY' -H 'content-type: application/json' -d 'BODY'",
    );
  });

  test("runs nothing that a path holds", async () => {
    const socket = connect(mock.port, "127.0.0.1");
    socket.write("GET /x'$(id)`id`';id HTTP/1.1\r\nhost: mock\r\nconnection: close\r\n\r\n");
    await text(socket);
    expect((await listed())[0]?.curl).toContain("/x'\\''$(id)`id`'\\'';id'");
  });
});

test.for([
  ["", "none"],
  ["short", "…"],
  ["elevenchars", "…"],
  ["a-longer-key-9876", "…9876"],
  ["key_expired_ada", "key_expired"],
] as const)("the key %j is shown as %s", ([key, label]) => {
  expect(keyLabel(key)).toBe(label);
});
