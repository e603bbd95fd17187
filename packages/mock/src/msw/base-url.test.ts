import { afterEach, describe, expect, test, vi } from "vitest";
import { isBelow, readBaseUrl } from "./base-url.ts";

afterEach(() => void vi.unstubAllGlobals());

describe("a base URL", () => {
  test("may end with slashes", () => {
    expect(readBaseUrl("https://api.example/v1//").href).toBe("https://api.example/v1");
  });

  test("without an origin is on that of the page", () => {
    vi.stubGlobal("location", { href: "https://app.example/start" });
    expect(readBaseUrl("/api/v1").href).toBe("https://app.example/api/v1");
  });

  test.for(["", "/api/v1", "api.example", "file:///api"])("is not %j, where there is no page", (text) => {
    expect(() => readBaseUrl(text)).toThrow(`"${text}" is no base URL. Give the one that the client has`);
  });
});

describe("below a base URL", () => {
  test.for([
    ["the address itself", "https://api.example/v1", true],
    ["a path of it", "https://api.example/v1/contacts?limit=1", true],
    ["a path that only begins alike", "https://api.example/v10/contacts", false],
    ["another port", "https://api.example:8443/v1/contacts", false],
    ["another scheme", "http://api.example/v1/contacts", false],
  ] as const)("%s: %s", ([, address, expected]) => {
    expect(isBelow(new URL("https://api.example/v1"), address)).toBe(expected);
  });

  test("a whole origin covers all of its paths", () => {
    expect(isBelow(readBaseUrl("https://api.example"), "https://api.example/contacts")).toBe(true);
  });
});
