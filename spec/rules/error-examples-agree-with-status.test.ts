import { describe, expect, test } from "vitest";
import { verdictsOf } from "./lint-fixtures.ts";

const { valid, broken } = await verdictsOf("error-examples-agree-with-status");
const responses = "#/paths/~1things/get/responses";
const tooMany = "#/components/responses/TooMany/content/application~1json/examples/tooMany/value";

describe("error-examples-agree-with-status", () => {
  test("accepts codes under their status, its hundred or default", () => {
    expect(valid).toEqual([]);
  });

  test("refuses a code under another status", () => {
    expect(broken[`${responses}/404/content/application~1json/example/code`]).toEqual([
      "UNAUTHORIZED belongs to status 401, not 404: change one of them.",
    ]);
  });

  test("refuses a code under another hundred", () => {
    expect(broken).toHaveProperty([`${responses}/5XX/content/application~1json/example/code`]);
  });

  test("refuses an unknown code, under default too", () => {
    expect(broken[`${responses}/default/content/application~1json/example/code`]).toEqual([
      expect.stringContaining("Use a known error code: INVALID_REQUEST"),
    ]);
  });

  test("refuses a statusCode that is not the status, once for a shared response", () => {
    expect(broken[`${tooMany}/statusCode`]).toEqual([expect.stringContaining("429")]);
  });

  test("refuses retryAfterSeconds that differ from the Retry-After header", () => {
    expect(broken[`${tooMany}/retryAfterSeconds`]).toEqual([expect.stringContaining("30")]);
  });
});
