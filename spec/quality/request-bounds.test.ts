import { describe, expect, test } from "vitest";
import { type JsonObject, SpecNode } from "../rules/spec-node.ts";
import type { Measure } from "./measure.ts";
import { boundedArrays, boundedNumbers, boundedStrings } from "./request-bounds.ts";

function contractWith(properties: JsonObject): SpecNode {
  const unboundedAnswer = { type: "array", items: { type: "string" } };
  return SpecNode.root({
    paths: {
      "/t": {
        post: {
          requestBody: { content: { "application/json": { schema: { type: "object", properties } } } },
          responses: { 200: { content: { "application/json": { schema: unboundedAnswer } } } },
        },
      },
    },
  });
}

function missingNames({ missing }: Measure): string[] {
  return missing.map((pointer) => pointer.slice(pointer.lastIndexOf("/") + 1)).sort();
}

describe("bounds in requests", () => {
  test("hold for a string with a length, a pattern, given values or a time", () => {
    const contract = contractWith({
      length: { type: "string", maxLength: 9 },
      pattern: { type: ["string", "null"], pattern: "^[a-f0-9]{24}$" },
      values: { type: "string", enum: ["a"] },
      constant: { type: "string", const: "a" },
      time: { type: "string", format: "date-time" },
      open: { type: "string", minLength: 1 },
      address: { type: ["string", "null"], format: "uri" },
    });
    expect(boundedStrings(contract).total).toBe(7);
    expect(missingNames(boundedStrings(contract))).toEqual(["address", "open"]);
  });

  test("hold for a number with a floor and a ceiling", () => {
    const contract = contractWith({
      closed: { type: "integer", minimum: 1, maximum: 5 },
      open: { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1 },
      floorOnly: { type: "integer", minimum: 1 },
      ceilingOnly: { type: "number", maximum: 5 },
    });
    expect(missingNames(boundedNumbers(contract))).toEqual(["ceilingOnly", "floorOnly"]);
  });

  test("hold for an array with a greatest length", () => {
    const contract = contractWith({
      bounded: { type: "array", items: { type: "boolean" }, maxItems: 3 },
      unbounded: { type: "array", items: { type: "boolean" } },
    });
    expect(missingNames(boundedArrays(contract))).toEqual(["unbounded"]);
  });
});
