import { basePath } from "@recruiting-outreach/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../app.ts";
import { TestLog } from "../testing/log.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";
import { logOptions } from "./request-log.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

/** Sends one request to a service that logs, and gives the log and the line of the request. */
async function logged(url: string, headers: Record<string, string> = {}) {
  const log = new TestLog();
  const app = await buildApp({ db: service.database.db, services: service.services, logger: logOptions("info", log) });
  const response = await app.inject({ url, headers });
  const line = await log.line({ msg: "request" });
  return { app, log, line, response };
}

describe("the line of a request", () => {
  it("says what was asked, by whom, and how it ended", async () => {
    const { key } = await service.addWorkgroup();
    const { line, response } = await logged(`${basePath}/contacts/tags?limit=5`, { "x-api-key": key });
    expect(line).toMatchObject({
      level: 30,
      reqId: response.headers["x-request-id"],
      operationId: "listContactTags",
      method: "GET",
      path: `${basePath}/contacts/tags`,
      query: ["limit"],
      status: 200,
      milliseconds: expect.any(Number),
      keyId: expect.any(String),
    });
  });

  it("holds no key, no cookie and no value of the query", async () => {
    const secret = "very-secret";
    const { log } = await logged(`${basePath}/contacts?email=${secret}`, {
      "x-api-key": secret,
      authorization: secret,
      cookie: secret,
    });
    expect(log.text).not.toContain(secret);
  });

  it.each([
    ["", 404],
    ["/", 404],
    ["%zz", 400],
  ])("holds no link to a document, with %j after it or not", async (end, status) => {
    const { log, line } = await logged(`/documents/very-secret${end}`);
    expect(line).toMatchObject({ path: "/documents/:token", status });
    expect(log.text).not.toContain("very-secret");
  });

  it("is there for an address that cannot be read", async () => {
    const { line, response } = await logged(`${basePath}/campaigns/%zz?x=1`);
    expect(line).toMatchObject({
      status: 400,
      reqId: response.headers["x-request-id"],
      milliseconds: expect.any(Number),
    });
    expect(line).not.toHaveProperty("keyId");
  });

  it("names a path that leads nowhere", async () => {
    expect((await logged("/nowhere?x=1")).line).toMatchObject({ path: "/nowhere", query: ["x"], status: 404 });
  });
});

describe("a log line", () => {
  it("shows no secret that was logged by mistake", async () => {
    const { app, log } = await logged("/nowhere");
    const headers = { "x-api-key": "very-secret", authorization: "very-secret", cookie: "very-secret" };
    app.log.warn({ headers, request: { headers }, ...headers }, "a mistake");
    expect(await log.line({ msg: "a mistake" })).toMatchObject({ headers: { "x-api-key": "[secret]" } });
    expect(log.text).not.toContain("very-secret");
  });

  it("keeps of an error what names the trouble, and no data of a row", async () => {
    const { app, log } = await logged("/nowhere");
    const error = Object.assign(new Error("duplicate key"), {
      code: "23505",
      detail: "Key (email)=(priya@nova.example)",
    });
    app.log.error({ err: error }, "a failure");
    expect(await log.line({ msg: "a failure" })).toMatchObject({ err: { message: "duplicate key", code: "23505" } });
    expect(log.text).not.toContain("priya");
  });
});
