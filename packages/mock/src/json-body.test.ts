import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { ask, json, sharedMock } from "./testing/requests.ts";

const mock = await sharedMock();

const id = "66f1c0de5a7b3c0012ab0001";
const note = `/contacts/${id}/note`;

describe("a JSON body", () => {
  test.for([
    ["/people/search", { limit: "3" }, "body.limit", "must be integer"],
    ["/people/search", { surprise: 1 }, "body.surprise", "is not a known field"],
    ["/people/search", [], "body", "must be object"],
    ["/people/search", { similarTo: {} }, "body.similarTo", "needs at least one of: By profile, By contact"],
    [
      "/people/search",
      { people: { matchGroups: [{ groups: [{}] }] } },
      "body.people.matchGroups.0.groups.0",
      expect.stringMatching(/^needs at least one of: Evidence in title, /),
    ],
    [note, {}, "body.value", "is required"],
    [note, { value: "" }, "body.value", "must NOT have fewer than 1 characters"],
    [`/contacts/${id}/note/${id}`, { value: 7 }, "body.value", "must be string"],
    [
      "/contacts/import",
      { contact: { firstName: "Ada" }, duplicateMode: "merge" },
      "body.duplicateMode",
      "must be one of overwrite, fillMissing, skip",
    ],
    ["/contacts/c1/enrichment", {}, "body", expect.stringMatching(/^needs at least one of: Find email, /)],
    ["/campaigns/c1/contacts", { contactIds: [7] }, "body.contactIds.0", "must be string"],
  ] as const)("of %s that breaks a rule is refused: %j", async ([target, value, path, message]) => {
    const { status, body } = await ask(mock, target, json(value));
    expect(status).toBe(400);
    expect(body).toEqual({
      code: "INVALID_REQUEST",
      error: expect.stringContaining(`The request is invalid: ${path} `),
      issues: [{ path, message }],
    });
  });

  test("is judged on PATCH, where a read-only field is refused", async () => {
    const { status, body } = await ask(mock, "/contacts/c1", json({ createdAt: "2026-01-01T00:00:00Z" }, "PATCH"));
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ path: "body.createdAt", message: "is not a known field" }] });
  });

  test("may clear a field with null", async () => {
    expect((await ask(mock, "/contacts/c1", json({ headline: null }, "PATCH"))).status).toBe(200);
  });

  test("has its strings trimmed first where the contract says so", async () => {
    const search = { people: { profileUrl: `  ${"x".repeat(2048)}  ` } };
    expect((await ask(mock, "/people/search", json(search))).status).toBe(200);
    expect((await ask(mock, "/people/search", json({ people: { profileUrl: " xx " } }))).status).toBe(400);
  });

  test("keeps its strings elsewhere", async () => {
    expect((await ask(mock, note, json({ value: " ".repeat(4096) }))).status).toBe(200);
    expect((await ask(mock, note, json({ value: `${"x".repeat(4096)} ` }))).status).toBe(400);
  });

  test("that is missing is refused", async () => {
    const { status, body } = await ask(mock, note, { method: "POST" });
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ path: "body", message: "is required" }] });
  });

  test.for(["{", "", " ", "{'value':'x'}", "[".repeat(200_000)])("that is not JSON is refused", async (text) => {
    const { status, body } = await ask(mock, note, { ...json(null), body: new Blob([text, " "]) });
    expect(status).toBe(400);
    expect(body).toEqual({ code: "INVALID_REQUEST", error: "The request body cannot be read as JSON in UTF-8." });
  });

  test("that is not UTF-8 is refused", async () => {
    const latin1 = new Uint8Array([...Buffer.from('{"value":"'), 0xe9, ...Buffer.from('"}')]);
    expect((await ask(mock, note, { ...json(null), body: latin1 })).status).toBe(400);
  });

  test.for(["text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""])(
    "that calls itself %j is refused with 415",
    async (type) => {
      const { status, body } = await ask(mock, note, { method: "POST", body: new Blob(['{"value":"x"}'], { type }) });
      expect(status).toBe(415);
      expect(body).toEqual({ code: "UNSUPPORTED_MEDIA_TYPE", error: expect.stringContaining("application/json") });
    },
  );

  test("may name its charset", async () => {
    const request = { ...json({ value: "x" }), headers: { "content-type": "Application/JSON; charset=utf-8" } };
    expect((await ask(mock, note, request)).status).toBe(200);
  });

  test("that is compressed is refused with 415", async () => {
    const headers = { "content-type": "application/json", "content-encoding": "gzip" };
    const { status } = await ask(mock, note, { method: "POST", headers, body: gzipSync('{"value":"x"}') });
    expect(status).toBe(415);
  });

  test("over 1 MiB is refused with 413", async () => {
    const { status, body } = await ask(mock, note, json({ value: "x".repeat(1024 * 1024) }));
    expect(status).toBe(413);
    expect(body).toMatchObject({ code: "FILE_TOO_LARGE" });
  });

  test("over 1 MiB is refused when its length is not told beforehand", async () => {
    const body = new Blob(["x".repeat(2 * 1024 * 1024)]).stream();
    const { status } = await ask(mock, note, { ...json(null), body, duplex: "half" });
    expect(status).toBe(413);
  });

  test("with thousands of faults is answered with the first fifty", async () => {
    const { body } = await ask(mock, "/campaigns/c1/contacts", json({ contactIds: Array(1000).fill(7) }));
    expect(body).toHaveProperty("issues.length", 50);
  });
});
