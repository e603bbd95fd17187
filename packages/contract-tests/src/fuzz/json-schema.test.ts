import { expect, it } from "vitest";
import { asSchema } from "./json-schema.ts";

it("refuses a schema with a keyword that no value would be made for, however deep", () => {
  const schema = {
    type: "object",
    properties: { tags: { type: "array", items: { type: "string", contentEncoding: "base64" } } },
  };
  expect(() => asSchema(schema)).toThrow(/"contentEncoding"/);
});

it("takes remarks", () => {
  const schema = { type: "string", description: "A name.", examples: ["Ada"], "x-provisional": "Perhaps longer." };
  expect(asSchema(schema)).toBe(schema);
});
