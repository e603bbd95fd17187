import { describe, expect, test } from "vitest";
import { ask, sharedMock } from "./testing/requests.ts";

const mock = await sharedMock();

describe("the Accept header", () => {
  test.for([
    "application/json",
    "*/*",
    "*/*;q=0.1",
    "text/html, application/*;q=0.2",
    "application/json; charset=utf-8",
    "text/csv;q=0.9, application/json;q=0.1",
    "application/json, */*;q=0",
  ])("%j lets JSON through", async (accept) => {
    expect((await ask(mock, "/contacts", { headers: { accept } })).status).toBe(200);
  });

  test.for([
    "text/csv",
    "text/csv,",
    "text/*",
    "application/json;q=0",
    "application/json;q=0.0, */*",
    "application/*;q=0, */*;q=1",
    "application/problem+json",
    "text/csv, garbage; a",
  ])("%j rules JSON out and gets 406", async (accept) => {
    const { status, body } = await ask(mock, "/contacts", { headers: { accept } });
    expect(status).toBe(406);
    expect(body).toMatchObject({ code: "NOT_ACCEPTABLE" });
  });

  test.for(["garbage; a", ",", "; q=", "json", "a/b/c", "*"])(
    "%j names no media type and means any",
    async (accept) => {
      expect((await ask(mock, "/contacts", { headers: { accept } })).status).toBe(200);
    },
  );
});
