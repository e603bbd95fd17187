import { type OperationId, operationMetadata, operationStatusDescriptions } from "@recruiting-outreach/contract";
import { describe, expect, it } from "vitest";
import { validateResponse } from "./index.ts";
import { exampleOf, examples } from "./testing/success-examples.ts";

describe("an answer that keeps to the contract", () => {
  it("is shown by an example for every operation", () => {
    expect(new Set(examples.map(({ operationId }) => operationId))).toEqual(new Set(Object.keys(operationMetadata)));
  });

  it.each(examples)("has no issues: $operationId $status $name", ({ operationId, status, value }) => {
    expect(validateResponse(operationId, status, value)).toEqual([]);
  });

  it.each(examples)("may have properties that the contract does not know: $operationId $name", (example) => {
    const { operationId, status, value } = example;
    expect(validateResponse(operationId, status, { ...value, addedLater: { by: "the service" } })).toEqual([]);
  });

  it("may have unknown properties further down", () => {
    const tags = [{ tagId: "66a07a605a7b3c00127a0001", value: "backend", addedLater: 1 }];
    expect(validateResponse("listContactTags", 200, { items: tags, count: 1 })).toEqual([]);
  });

  it("may hold null where the contract says so", () => {
    expect(validateResponse("listContactDocuments", 200, { cv: null, attachments: [] })).toEqual([]);
  });

  it("is not changed", () => {
    const body = exampleOf("getContact");
    validateResponse("getContact", 200, Object.freeze(body));
    expect(body).toEqual(exampleOf("getContact"));
  });
});

describe("an answer that breaks the contract", () => {
  const analysis = { contactCount: 2, operationCounts: { success: 1 } };

  it.each<[string, OperationId, object, string, string]>([
    ["lacks a property", "addContactNote", { noteId: undefined }, "body.noteId", "is required"],
    ["has a wrong type", "getContact", { lastName: 7 }, "body.lastName", "must be string"],
    ["has null where none may be", "getContact", { lastName: null }, "body.lastName", "must be string"],
    ["has a fraction for a whole number", "listContactTags", { count: 1.5 }, "body.count", "must be integer"],
    ["has another constant", "validateApiKey", { valid: false }, "body.valid", "must be true"],
    [
      "has a value that its list does not name",
      "getCampaign",
      { timeframe: { timeZone: "Europe/Lisbon", days: ["caturday"], start: "09:00", end: "18:00" } },
      "body.timeframe.days.0",
      "must be one of monday, tuesday, wednesday, thursday, friday, saturday, sunday",
    ],
    [
      "has no date where one belongs",
      "getContact",
      { createdAt: "yesterday" },
      "body.createdAt",
      'must match format "date-time"',
    ],
    [
      "has a month too many",
      "getContact",
      { createdAt: "2026-13-01T00:00:00Z" },
      "body.createdAt",
      'must match format "date-time"',
    ],
    [
      "has a time without a zone",
      "getContact",
      { createdAt: "2026-11-01T00:00:00" },
      "body.createdAt",
      'must match format "date-time"',
    ],
    ["has an empty text", "validateApiKey", { label: "" }, "body.label", "must NOT have fewer than 1 characters"],
    [
      "has too long a text",
      "validateApiKey",
      { label: "é".repeat(257) },
      "body.label",
      "must NOT have more than 256 characters",
    ],
    ["has a negative number", "listContactTags", { count: -1 }, "body.count", "must be >= 0"],
    [
      "has a list that is too long",
      "listContactTags",
      { items: Array(501).fill({ tagId: "t", value: "v" }) },
      "body.items",
      "must NOT have more than 500 items",
    ],
    [
      "is wrong in an entry of a list",
      "getContact",
      { tags: [{}, { value: 7 }] },
      "body.tags.1.value",
      "must be string",
    ],
    ["has neither null nor the right object", "listContactDocuments", { cv: "cv.pdf" }, "body.cv", "must be object"],
    [
      "has a wrong value in a map",
      "getCampaign",
      { analysis: { ...analysis, operationCounts: { success: "1" } } },
      "body.analysis.operationCounts.success",
      "must be integer",
    ],
    [
      "has an unknown name in a map",
      "getCampaign",
      { analysis: { ...analysis, operationCounts: { "new/kind~": 1 } } },
      "body.analysis.operationCounts.new/kind~",
      `name must be one of ${Object.keys(operationStatusDescriptions).join(", ")}`,
    ],
  ])("%s", (_, operationId, change, path, message) => {
    const body = JSON.parse(JSON.stringify({ ...exampleOf(operationId), ...change }));
    expect(validateResponse(operationId, 200, body)).toEqual([{ path, message }]);
  });

  it.each(examples)("is no object: $operationId $name", ({ operationId, status }) => {
    for (const body of [null, [], "text", 7]) {
      expect(validateResponse(operationId, status, body)).toEqual([{ path: "body", message: "must be object" }]);
    }
  });

  it("has every issue named", () => {
    const body = { items: [{ tagId: "t" }, { tagId: 7, value: "v" }], count: "2" };
    expect(
      validateResponse("listContactTags", 200, body)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(["body.count", "body.items.0.value", "body.items.1.tagId"]);
  });

  it("has its characters counted as people count them", () => {
    expect(
      validateResponse("validateApiKey", 200, { ...exampleOf("validateApiKey"), label: "🦜".repeat(256) }),
    ).toEqual([]);
  });

  it("is judged afresh each time", () => {
    validateResponse("listContactTags", 200, {});
    expect(validateResponse("listContactTags", 200, { items: [], count: 0 })).toEqual([]);
  });

  it("is not quoted", () => {
    const secret = "priya.raman@harborline.example";
    const body = { ...exampleOf("getContact"), id: { secret }, createdAt: secret, tags: secret, location: [secret] };
    const issues = validateResponse("getContact", 200, body);
    expect(issues).toHaveLength(4);
    expect(JSON.stringify(issues)).not.toContain(secret);
  });

  it.each([
    ["list", "listContactTags", { items: Array(200_000).fill({}), count: 0 }],
    [
      "map",
      "getCampaign",
      {
        ...exampleOf("getCampaign"),
        analysis: {
          ...analysis,
          operationCounts: Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`k${i}`, ""])),
        },
      },
    ],
  ] as const)("throughout a long %s is answered with fifty issues", (_, operationId, body) => {
    expect(validateResponse(operationId, 200, body)).toHaveLength(50);
  });
});

describe("a status that the operation does not declare as a success", () => {
  it.each<[OperationId, number, string]>([
    ["getContact", 201, "must be 200"],
    ["assignContactsToCampaign", 200, "must be 202"],
    ["getContact", 429, "must be 200"],
  ])("is an issue: %s %i", (operationId, status, message) => {
    expect(validateResponse(operationId, status, exampleOf(operationId))).toEqual([{ path: "status", message }]);
  });
});
