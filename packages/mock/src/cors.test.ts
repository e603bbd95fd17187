import { describe, expect, test } from "vitest";
import { ask, sharedMock } from "./testing/requests.ts";

const mock = await sharedMock();
const origin = "https://app.example";

describe("a page of another origin", () => {
  test("may send a key, JSON and a preference", async () => {
    const preflight = await fetch(`${mock.url}/contacts/c1`, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "PATCH", "access-control-request-headers": "x-api-key" },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe(origin);
    expect(preflight.headers.get("access-control-allow-headers")).toBe("x-api-key, content-type, prefer");
    expect(preflight.headers.get("access-control-allow-methods")).toContain("PATCH");
  });

  test.for([
    ["/contacts", ""],
    ["/nowhere", ""],
    ["/contacts", "code=429"],
  ] as const)("may read the answer at %s, whatever it is: %j", async ([path, prefer]) => {
    const { headers } = await ask(mock, path, { headers: { origin, prefer } });
    expect(headers.get("access-control-allow-origin")).toBe(origin);
    expect(headers.get("access-control-expose-headers")).toContain("retry-after");
    expect(headers.get("vary")).toBe("origin");
  });
});
