import { describe, expect, test } from "vitest";
import { verdictsOf } from "./lint-fixtures.ts";

const { valid, broken } = await verdictsOf("provisional-needs-sentence");

describe("provisional-needs-sentence", () => {
  test("accepts a sentence", () => {
    expect(valid).toEqual([]);
  });

  test("refuses a mark without a text", () => {
    expect(broken["#/info/x-provisional"]).toEqual([expect.stringContaining("Say in one sentence")]);
  });

  test("refuses a text too short to say what was chosen", () => {
    expect(broken["#/x-provisional"]).toEqual([expect.stringContaining("at least 20 characters")]);
  });

  test("refuses a text that begins with a small letter", () => {
    expect(broken).toHaveProperty(["#/paths/~1things/get/x-provisional"]);
  });

  test("refuses a text without a full stop, inside another extension too", () => {
    expect(broken).toHaveProperty(["#/paths/~1things/get/x-rate-limit/0/x-provisional"]);
  });
});
