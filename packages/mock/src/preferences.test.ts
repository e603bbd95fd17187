import { describe, expect, test } from "vitest";
import { ask, preferring, sharedMock } from "./testing/requests.ts";

const mock = await sharedMock();

describe("a preferred status", () => {
  test("that the operation declares is answered with its example", async () => {
    const search = { method: "POST", headers: { "content-type": "application/json", prefer: "code=402" }, body: "{}" };
    const { status, body } = await ask(mock, "/people/search", search);
    expect(status).toBe(402);
    expect(body).toMatchObject({ code: "INSUFFICIENT_CREDITS", error: expect.stringContaining("60 credits") });
  });

  test.for([
    [400, "INVALID_REQUEST"],
    [401, "UNAUTHORIZED"],
    [404, "NOT_FOUND"],
    [500, "UNHANDLED_EXCEPTION"],
  ] as const)("of %i that only default covers gets the example with the code %s", async ([code, expected]) => {
    const { status, body } = await ask(mock, "/contacts/c1", preferring(`code=${code}`));
    expect(status).toBe(code);
    expect(body).toMatchObject({ code: expected });
  });

  test("that only default covers, without an example, gets the error of the API", async () => {
    const { status, body } = await ask(mock, "/contacts/c1", preferring("code=403"));
    expect(status).toBe(403);
    expect(body).toEqual({ code: "PLAN_NOT_ELIGIBLE", error: expect.any(String) });
  });

  test("that only a range covers gets the example of the range", async () => {
    const { status, body } = await ask(mock, "/auth/validate", preferring("code=401"));
    expect(status).toBe(401);
    expect(body).toEqual({ valid: false, error: "This API key is not active." });
  });

  test("of 429 comes with Retry-After as long as the body says", async () => {
    const { status, headers, body } = await ask(mock, "/contacts", preferring("code=429"));
    expect(status).toBe(429);
    expect(headers.get("retry-after")).toBe("7");
    expect(body).toMatchObject({ statusCode: 429, retryAfterSeconds: 7 });
  });

  test.for([201, 204, 302, 418, 503])("of %i that the operation cannot answer is refused", async (code) => {
    const { status, body } = await ask(mock, "/contacts/c1", preferring(`code=${code}`));
    expect(status).toBe(400);
    expect(body).toEqual({
      code: "INVALID_REQUEST",
      error: `getContact does not answer ${code}. It answers 200, 400, 401, 402, 403, 404, 405, 406, 413, 415, 429, 500.`,
    });
  });

  test.for(["code=abc", "code=9999", "code=", "dynamic=perhaps", "delay=soon", "delay=-1", "delay=60001"])(
    "%j is refused",
    async (preference) => {
      const { status, body } = await ask(mock, "/contacts", preferring(preference));
      expect(status).toBe(400);
      expect(body).toMatchObject({
        code: "INVALID_REQUEST",
        error: expect.stringMatching(/three-digit|true or false|0 to 60000/),
      });
    },
  );

  test("does not save an invalid request", async () => {
    expect((await ask(mock, "/contacts?limit=0", preferring("code=200"))).status).toBe(400);
  });
});

describe("a preferred example", () => {
  test("is answered", async () => {
    const { body } = await ask(mock, "/contacts", preferring("example=lastPage"));
    expect(body).toMatchObject({ page: 2, nextCursor: null });
  });

  test("may go with a status, after a comma or a semicolon, in quotation marks", async () => {
    for (const preference of [
      "code=404, example=notFound",
      'code=404; example="notFound"',
      'Code="404",Example=notFound',
    ]) {
      const { status, body } = await ask(mock, "/contacts/c1", preferring(preference));
      expect(status).toBe(404);
      expect(body).toMatchObject({ code: "NOT_FOUND" });
    }
  });

  test("that does not exist is refused with the names of those that do", async () => {
    const { status, body } = await ask(mock, "/contacts", preferring("example=none"));
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: 'listContacts has no example "none" for status 200. It has firstPage, lastPage.',
    });
  });

  test("that belongs to another status is refused", async () => {
    const { status, body } = await ask(mock, "/contacts/c1", preferring("code=404, example=unauthorized"));
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: expect.stringContaining("It has notFound.") });
  });
});

describe("a preference for made-up bodies", () => {
  test("gives other values than the example", async () => {
    const [example, dynamic] = [
      await ask(mock, "/contacts/c1"),
      await ask(mock, "/contacts/c1", preferring("dynamic=true")),
    ];
    expect(dynamic.body).not.toEqual(example.body);
  });

  test("gives other values for another seed", async () => {
    const [one, other] = [
      await ask(mock, "/contacts/c1", preferring("dynamic=true, seed=1")),
      await ask(mock, "/contacts/c1", preferring("dynamic=true, seed=2")),
    ];
    expect(other.body).not.toEqual(one.body);
  });

  test("leaves errors their code", async () => {
    const { body } = await ask(mock, "/contacts/c1", preferring("dynamic=true, code=404"));
    expect(body).toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("a preference in the query", () => {
  test("does the same", async () => {
    expect((await ask(mock, "/contacts/c1?__code=404&__example=notFound")).status).toBe(404);
    expect((await ask(mock, "/contacts?__example=lastPage")).body).toMatchObject({ page: 2 });
  });

  test("gives way to the header", async () => {
    expect((await ask(mock, "/contacts?__code=404", preferring("code=500"))).status).toBe(500);
  });

  test("stands beside preferences that are not ours", async () => {
    expect((await ask(mock, "/contacts?__code=404", preferring("return=minimal, wait"))).status).toBe(404);
  });
});
