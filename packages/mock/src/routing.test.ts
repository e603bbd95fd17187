import { describe, expect, test } from "vitest";
import { violations } from "./testing/contract.ts";
import { ask, sharedMock } from "./testing/requests.ts";

const mock = await sharedMock();

describe("routing", () => {
  test("serves the base path that the servers of the document share", () => {
    expect(new URL(mock.url).pathname).toBe("/api/openapi/v1");
  });

  test.for(["/nowhere", "/contacts/", "//contacts", "/contacts//note", ""])("answers 404 at %j", async (path) => {
    const { status, body } = await ask(mock, path);
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: "NOT_FOUND", error: expect.stringContaining("There is no operation at") });
  });

  test("answers 404 outside the base path and says where the API starts", async () => {
    const response = await fetch(new URL("/contacts", mock.url), { headers: { "x-api-key": "any" } });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: expect.stringContaining("/api/openapi/v1") });
  });

  test("answers 405 and names the methods of the path", async () => {
    const { status, headers, body } = await ask(mock, "/contacts/c1", { method: "DELETE" });
    expect(status).toBe(405);
    expect(headers.get("allow")).toBe("GET, HEAD, OPTIONS, PATCH");
    expect(body).toMatchObject({ code: "METHOD_NOT_ALLOWED" });
  });

  test("answers HEAD like GET, without the body", async () => {
    const get = await ask(mock, "/operations");
    const head = await ask(mock, "/operations", { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.body).toBeUndefined();
    expect(head.headers.get("content-length")).toBe(get.headers.get("content-length"));
  });

  test("prefers a path that is written out over one with a parameter", async () => {
    const { body } = await ask(mock, "/contacts/tags");
    expect(violations("listContactTags", 200, body)).toEqual([]);
  });

  test("takes a path of another method for a parameter", async () => {
    const { status, body } = await ask(mock, "/contacts/import");
    expect(status).toBe(200);
    expect(violations("getContact", 200, body)).toEqual([]);
  });

  test("decodes the path before it looks for an operation", async () => {
    expect((await ask(mock, "/c%6Fntacts")).status).toBe(200);
  });
});
