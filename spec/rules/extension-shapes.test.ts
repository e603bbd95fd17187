import { describe, expect, test } from "vitest";
import { verdictsOf } from "./lint-fixtures.ts";

const { valid, broken } = await verdictsOf("extension-shapes");
const operation = "#/paths/~1things/get";

describe("extension-shapes", () => {
  test("accepts every extension in its described shape", () => {
    expect(valid).toEqual([]);
  });

  test("demands x-idempotent and x-rate-limit on every operation", () => {
    expect(broken["#/paths/~1missing/get"]).toEqual([
      expect.stringContaining("Add x-idempotent"),
      expect.stringContaining("Add x-rate-limit"),
    ]);
  });

  test.each([
    ["x-idempotent that is no boolean", `${operation}/x-idempotent`, "must be boolean"],
    ["x-rate-limit without requests", `${operation}/x-rate-limit/0/requests`, "must be >= 1"],
    ["x-rate-limit of an unknown scope", `${operation}/x-rate-limit/0/scope`, "endpoint-and-workgroup"],
    ["x-pagination by cursor without nextCursor", `${operation}/x-pagination`, "'nextCursor'"],
    ["x-pagination by cursor with a page", `${operation}/x-pagination/page`, "must not stand beside"],
    ["x-pagination with a name for a pointer", `${operation}/x-pagination/items`, "JSON Pointer"],
    ["x-paid with an unknown member", `${operation}/x-paid`, "currency"],
    ["x-trim that is false", `${operation}/parameters/0/x-trim`, "(true)"],
    ["x-enum-descriptions without a sentence", "#/components/schemas/Status/x-enum-descriptions/done", "A sentence"],
  ])("refuses %s", (_what, pointer, detail) => {
    expect(broken[pointer]).toEqual([expect.stringContaining(detail)]);
  });

  test("refuses x-status-groups without all three groups", () => {
    expect(broken["#/components/schemas/Status/x-status-groups"]).toEqual([
      expect.stringContaining("'moving'"),
      expect.stringContaining("'stuck'"),
    ]);
  });
});
