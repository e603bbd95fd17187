import { describe, expect, test } from "vitest";
import { ask, sharedMock } from "./testing/requests.ts";

const mock = await sharedMock();
const origin = "https://app.example";

describe("a page of another origin", () => {
  test("may send a key, JSON and headers of its own", async () => {
    const preflight = await fetch(`${mock.url}/contacts/c1`, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "PATCH",
        "access-control-request-headers": "content-type,traceparent,x-api-key",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe(origin);
    expect(preflight.headers.get("access-control-allow-headers")).toBe("content-type,traceparent,x-api-key");
    expect(preflight.headers.get("access-control-allow-methods")).toContain("PATCH");
    expect(preflight.headers.get("access-control-max-age")).toBe("600");
    expect(preflight.headers.get("vary")).toBe("origin, access-control-request-headers");
  });

  test("may send cookies", async () => {
    const preflight = await fetch(`${mock.url}/contacts`, { method: "OPTIONS", headers: { origin } });
    const { headers } = await ask(mock, "/contacts", { headers: { origin, cookie: "session=1" } });
    for (const sent of [preflight.headers, headers]) {
      expect(sent.get("access-control-allow-credentials")).toBe("true");
      expect(sent.get("access-control-allow-origin")).toBe(origin);
    }
  });

  test.for([
    ["/contacts", ""],
    ["/nowhere", ""],
    ["/contacts", "code=429"],
  ] as const)("may read the answer at %s, whatever it is: %j", async ([path, prefer]) => {
    const { headers } = await ask(mock, path, { headers: { origin, prefer } });
    expect(headers.get("access-control-allow-origin")).toBe(origin);
    expect(headers.get("access-control-expose-headers")).toBe("allow, retry-after, x-mock-reason");
    expect(headers.get("vary")).toBe("origin");
  });
});
