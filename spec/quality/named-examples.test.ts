import { describe, expect, test } from "vitest";
import { SpecNode } from "../rules/spec-node.ts";
import { requestExamples, responseExamples } from "./named-examples.ts";

const named = { "application/json": { examples: { one: { value: 1 } } } };
const unnamed = { "application/json": { example: 1 } };

const contract = SpecNode.root({
  paths: {
    "/things": {
      get: { responses: { 200: { content: named }, 429: { $ref: "#/components/responses/TooMany" }, 500: {} } },
      post: { requestBody: { content: named }, responses: { 200: { content: named } } },
      put: { requestBody: { content: { ...named, "text/plain": {} } }, responses: { 200: { content: unnamed } } },
    },
  },
  components: { responses: { TooMany: { content: named } } },
});

describe("named examples", () => {
  test("are missing from a request body when one media type has none", () => {
    expect(requestExamples(contract)).toMatchObject({ total: 2, missing: ["#/paths/~1things/put/requestBody"] });
  });

  test("are missing from a response without a body and from one with a single unnamed example", () => {
    expect(responseExamples(contract)).toMatchObject({
      total: 5,
      missing: ["#/paths/~1things/get/responses/500", "#/paths/~1things/put/responses/200"],
    });
  });
});
