import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import contract from "@recruiting-outreach/contract/openapi.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { type Exchange, type OpenApiDocument, startMockServer } from "./index.ts";
import { ask } from "./testing/requests.ts";

const status: OpenApiDocument = {
  openapi: "3.1.0",
  servers: [{ url: "/status/v2/" }],
  paths: {
    "/health": {
      get: {
        operationId: "getHealth",
        responses: { 200: { description: "Up.", content: { "application/json": { example: { up: true } } } } },
      },
    },
  },
};

describe("a started mock", () => {
  test("listens on a free port of this machine unless told otherwise", async () => {
    await using one = await startMockServer();
    await using other = await startMockServer();
    expect(one.url).toBe(`http://127.0.0.1:${one.port}/api/openapi/v1`);
    expect(other.port).not.toBe(one.port);
  });

  test("listens on the address it is given", async () => {
    await using mock = await startMockServer({ host: "localhost" });
    expect(mock.url).toContain("//localhost:");
    expect((await ask(mock, "/contacts")).status).toBe(200);
  });

  test("rejects when its port is taken", async () => {
    await using mock = await startMockServer();
    await expect(startMockServer({ port: mock.port })).rejects.toMatchObject({ code: "EADDRINUSE" });
  });

  test("serves another document when given one, without a key where it asks for none", async () => {
    await using mock = await startMockServer({ document: status });
    expect(new URL(mock.url).pathname).toBe("/status/v2");
    const response = await fetch(`${mock.url}/health`);
    expect(await response.json()).toEqual({ up: true });
  });

  test.for([
    [{ openapi: "3.1.0", paths: {} }, /no operations/],
    [{ openapi: "3.1.0", paths: { "/a": { $ref: "./a.yaml" } } }, /refers to \.\/a\.yaml\. Bundle the document/],
    [{ openapi: "3.1.0", paths: { "/a": { $ref: "#/components/gone" } } }, /which the document does not have/],
  ] as const)("does not start on a document it cannot serve: %j", async ([document, message]) => {
    await expect(startMockServer({ document })).rejects.toThrow(message);
  });

  test("leaves the document as it was", async () => {
    const document = structuredClone(contract);
    await using mock = await startMockServer({ document });
    expect((await ask(mock, "/contacts")).status).toBe(200);
    expect(document).toEqual(contract);
  });
});

describe("a closed mock", () => {
  test("takes no further requests", async () => {
    const mock = await startMockServer({ document: status });
    await mock.close();
    await expect(fetch(`${mock.url}/health`)).rejects.toThrow();
  });

  test("may be closed again", async () => {
    const mock = await startMockServer({ document: status });
    await mock.close();
    await expect(mock.close()).resolves.toBeUndefined();
  });

  test("is closed within a second, whatever connections are open", async () => {
    const mock = await startMockServer({ document: status });
    const agent = new Agent({ keepAlive: true });
    const [response] = (await once(get(`${mock.url}/health`, { agent }), "response")) as [IncomingMessage];
    await once(response.resume(), "end");
    const silent = connect(mock.port, "127.0.0.1");
    await once(silent, "connect");
    const halfway = connect(mock.port, "127.0.0.1");
    halfway.on("error", () => undefined).write("GET / HTTP/1.1\r\n");
    await once(halfway, "connect");

    const start = performance.now();
    await mock.close();
    expect(performance.now() - start).toBeLessThan(1000);
    agent.destroy();
    silent.destroy();
    halfway.destroy();
  });
});

describe("the log hook", () => {
  test("is told method, path, status, time, operation and reason, and never the key", async () => {
    const exchanges: Exchange[] = [];
    await using mock = await startMockServer({ onExchange: (exchange) => exchanges.push(exchange) });
    const headers = { "x-api-key": "very-secret" };
    await ask(mock, "/contacts?city=Lisbon&page=2", { headers });
    await ask(mock, "/contacts?limit=0", { headers });
    await ask(mock, "/contacts?__dynamic=true", { headers });
    await ask(mock, "/nowhere", { headers });
    expect(exchanges).toMatchObject([
      {
        method: "GET",
        path: "/api/openapi/v1/contacts",
        status: 200,
        operationId: "listContacts",
        reason: "example firstPage",
      },
      {
        status: 400,
        operationId: "listContacts",
        reason: expect.stringMatching(
          /^INVALID_REQUEST: query\.limit must be >= 1, see #\/paths\/~1contacts\/get\/parameters\/\d+\/schema\/minimum$/,
        ),
      },
      { status: 200, operationId: "listContacts", reason: "made up" },
      { status: 404, reason: "NOT_FOUND: There is nothing at this address." },
    ]);
    expect(exchanges[0]?.milliseconds).toBeGreaterThan(0);
    expect(JSON.stringify(exchanges)).not.toContain("very-secret");
  });

  test("may fail without harm to the client, with a warning", async () => {
    const onExchange = (): void => {
      throw new Error("The log is full.");
    };
    await using mock = await startMockServer({ onExchange });
    const warning = once(process, "warning");
    expect((await ask(mock, "/contacts")).status).toBe(200);
    expect(await warning).toMatchObject([{ message: "The log is full." }]);
    expect((await ask(mock, "/contacts")).status).toBe(200);
  });
});
