import { gzipSync } from "node:zlib";
import { basePath } from "@recruiting-outreach/contract";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService, type TestWorkgroup } from "./testing/test-service.ts";

let service: TestService;
let workgroup: TestWorkgroup;
beforeAll(async () => {
  service = await startTestService();
  workgroup = await service.addWorkgroup();
});
afterAll(() => service[Symbol.asyncDispose]());

const ask = (path: string, { headers, ...options }: InjectOptions = {}) =>
  service.app.inject({ url: basePath + path, headers: { "x-api-key": workgroup.key, ...headers }, ...options });

const json = { "content-type": "application/json" };

describe("200", () => {
  it("reads the name of the key's header in any case", async () => {
    const response = await service.app.inject({
      url: `${basePath}/auth/validate`,
      headers: { "X-API-Key": workgroup.key },
    });
    expect(response.statusCode).toBe(200);
  });

  it.each([
    "*/*",
    "application/*",
    "application/json; charset=utf-8",
    "application/json;charset=UTF-8",
    "text/html, */*;q=0.1",
  ])("answers whoever accepts %s", async (accept) => {
    expect((await ask("/campaigns", { headers: { accept } })).statusCode).toBe(200);
  });

  it("answers HEAD like GET, without a body", async () => {
    const got = await ask("/campaigns");
    const head = await ask("/campaigns", { method: "HEAD" });
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    expect(head.headers["content-length"]).toBe(got.headers["content-length"]);
  });
});

describe("400", () => {
  it.each([
    ["is longer than any path", `/campaigns/${"a".repeat(513)}`, "too long"],
    ["holds half an escape", "/campaigns/%zz", "escape"],
    ["holds escapes that are no text", "/campaigns/%E0%A4", "escape"],
  ])("says what is wrong with an address that %s", async (_, path, words) => {
    const response = await ask(path);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ code: "INVALID_REQUEST", error: expect.stringContaining(words) });
  });
});

describe("404", () => {
  it.each([
    ["that is no JSON", "{", json],
    ["of a media type that is not known", "{", { "content-type": "text/plain" }],
    ["that is larger than any", "x".repeat(1_048_577), json],
  ])("is said before a body %s is looked at", async (_, payload, headers) => {
    const response = await ask("/unheard-of", { method: "POST", payload, headers });
    expect([response.statusCode, response.json().code]).toEqual([404, "NOT_FOUND"]);
  });

  it("is said before an Accept header is looked at", async () => {
    expect((await ask("/unheard-of", { headers: { accept: "text/html" } })).statusCode).toBe(404);
  });
});

describe("405", () => {
  it.each<[method: "DELETE" | "OPTIONS" | "POST" | "PUT" | "HEAD", path: string, allow: string]>([
    ["POST", "/auth/validate", "GET, HEAD"],
    ["OPTIONS", "/people/search", "POST"],
    ["HEAD", "/people/search", "POST"],
    ["PUT", "/contacts/66f1c0de5a7b3c0012ab0001", "GET, HEAD, PATCH"],
    ["DELETE", "/contacts/tags", "GET, HEAD, PATCH"],
    ["PUT", "/campaigns/66e0ca4a5a7b3c0012ca0001/contacts", "POST"],
  ])("names each method once that there is instead of %s %s", async (method, path, allow) => {
    const response = await ask(path, { method });
    expect([response.statusCode, response.headers["allow"]]).toEqual([405, allow]);
  });

  it("is said before a body is looked at", async () => {
    const response = await ask("/contacts/66f1c0de5a7b3c0012ab0001", { method: "DELETE", headers: json });
    expect([response.statusCode, response.json().code]).toEqual([405, "METHOD_NOT_ALLOWED"]);
  });
});

describe("406", () => {
  it.each(["text/html", "application/json;q=0", "application/json;q=0, */*"])("refuses %s", async (accept) => {
    const response = await ask("/campaigns", { headers: { accept } });
    expect([response.statusCode, response.json().code]).toEqual([406, "NOT_ACCEPTABLE"]);
  });
});

describe("415", () => {
  it.each(["text/plain", "application/xml", "multipart/form-data; boundary=x", "none"])("refuses %s", async (type) => {
    const path = "/campaigns/66e0ca4a5a7b3c0012ca0001/contacts";
    const response = await ask(path, { method: "POST", payload: "{}", headers: { "content-type": type } });
    expect([response.statusCode, response.json().code]).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  });

  it("refuses a compressed body, and says that it should not be", async () => {
    const headers = { ...json, "content-encoding": "gzip" };
    const response = await ask("/people/search", { method: "POST", payload: gzipSync("{}"), headers });
    expect(response.statusCode).toBe(415);
    expect(response.json().error).toBe("Send the body as it is, not as gzip.");
  });
});

describe("x-request-id", () => {
  it.each(["/campaigns", "/unheard-of", "/campaigns?page=0", "/campaigns/%zz", `/campaigns/${"a".repeat(513)}`])(
    "stands in the answer to %s",
    async (path) => {
      expect((await ask(path)).headers["x-request-id"]).toMatch(/^[a-f0-9]{24}$/);
    },
  );

  it("is another one for each request, whatever the caller sends", async () => {
    const headers = { "x-request-id": "mine" };
    const ids = [await ask("/campaigns", { headers }), await ask("/campaigns", { headers })].map(
      (response) => response.headers["x-request-id"],
    );
    expect(new Set([...ids, "mine"]).size).toBe(3);
  });
});
