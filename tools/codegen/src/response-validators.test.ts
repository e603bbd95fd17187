import { describe, expect, it } from "vitest";
import type { OpenApiDocument, Schema } from "./openapi.ts";
import { responseValidators } from "./response-validators.ts";

const Thing: Schema = {
  type: "object",
  description: "A thing.",
  required: ["name"],
  additionalProperties: false,
  properties: {
    name: { type: "string", maxLength: 5, "x-provisional": "A bound of ours." },
    made: { type: "string", format: "date-time" },
    description: { $ref: "#/components/schemas/Text" },
    note: { $ref: "#/components/schemas/Text" },
    words: { type: "array", items: { type: "string" } },
  },
};
const Text: Schema = {
  type: "object",
  unevaluatedProperties: false,
  properties: { text: { type: "string", minLength: 1 }, language: { type: "string", minLength: 2 } },
};

function documentOf(schema: Schema, { status = "200", mediaType = "application/json" } = {}): OpenApiDocument {
  const responses = {
    [status]: { description: "", content: { [mediaType]: { schema } } },
    default: { description: "" },
  };
  const get = {
    operationId: "getThing",
    summary: "",
    security: [],
    responses,
    "x-idempotent": true,
    "x-rate-limit": [],
  };
  return {
    info: { version: "1.0.0" },
    servers: [],
    paths: { "/thing": { get } },
    components: { schemas: { Thing, Text }, securitySchemes: {} },
  };
}

const reference = { $ref: "#/components/schemas/Thing" };

interface Validator {
  (body: unknown): boolean;
  errors: { instancePath: string; keyword: string }[] | null;
}

async function compiled(schema: Schema): Promise<Validator> {
  const code = responseValidators(documentOf(schema));
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return module.responseValidators.getThing[200];
}

describe("a validator", () => {
  it("accepts what the schema describes", async () => {
    const validate = await compiled(reference);
    expect(validate({ name: "anvil", made: "2026-11-18T10:02:31.000Z", note: { text: "heavy" } })).toBe(true);
  });

  it("accepts properties that a closed schema does not name", async () => {
    const validate = await compiled(reference);
    expect(validate({ name: "anvil", weight: 7, description: { text: "heavy", by: "Acme" } })).toBe(true);
  });

  it("says which keyword is broken where", async () => {
    const validate = await compiled(reference);
    expect(validate({ name: "longer", made: "yesterday", note: { text: "" } })).toBe(false);
    expect(validate.errors).toMatchObject([
      { instancePath: "/name", keyword: "maxLength" },
      { instancePath: "/made", keyword: "format" },
      { instancePath: "/note/text", keyword: "minLength" },
    ]);
  });

  it("knows a property that is named like an annotation", async () => {
    const validate = await compiled(reference);
    expect(validate({ name: "anvil", description: "heavy" })).toBe(false);
  });

  it("is also made of a schema that is no component", async () => {
    const validate = await compiled({ type: "array", items: reference });
    expect(validate([{}])).toBe(false);
  });

  it("gives up on a list after fifty issues", async () => {
    const validate = await compiled(reference);
    expect(validate({ name: "anvil", words: Array(1000).fill(7) })).toBe(false);
    expect(validate.errors).toHaveLength(50);
  });

  it("reads each branch of a choice as far as the first", async () => {
    const lists = ["string", "integer"].map((type) => ({ type: "array", items: { type } }));
    const validate = await compiled({ anyOf: lists });
    expect(validate(Array(100).fill(null))).toBe(false);
    expect(validate(Array(100).fill(7))).toBe(true);
  });
});

describe("response-validators.js", () => {
  it("compiles a component once, however often it is used", () => {
    const code = responseValidators(documentOf(reference));
    expect(code.match(/\+"\/language",keyword:"minLength"/g)).toHaveLength(1);
  });

  it("imports nothing and evaluates nothing", () => {
    expect(responseValidators(documentOf(reference))).not.toMatch(/\bimport\b|\brequire\(|\beval\b|new Function/);
  });

  it("holds no descriptions", () => {
    expect(responseValidators(documentOf(reference))).not.toMatch(/A thing\.|A bound of ours\./);
  });

  it("is refused when a success answer is not JSON", () => {
    expect(() => responseValidators(documentOf(reference, { mediaType: "text/csv" }))).toThrow(
      "getThing: 200 must be a single status with a JSON body",
    );
  });

  it("is refused when the status of a success answer is a range", () => {
    expect(() => responseValidators(documentOf(reference, { status: "2XX" }))).toThrow(/2XX must be a single status/);
  });

  it("is refused when a format is unknown", () => {
    expect(() => responseValidators(documentOf({ type: "string", format: "colour" }))).toThrow(
      /unknown format "colour"/,
    );
  });

  it("is refused when a format would need more code at run time", () => {
    expect(() => responseValidators(documentOf({ type: "string", format: "byte" }))).toThrow(
      /give the format an expression/,
    );
  });

  it("is refused when a list must be read to its end", () => {
    expect(() => responseValidators(documentOf({ type: "array", contains: { type: "string" } }))).toThrow(
      /contains must read a list to its end/,
    );
  });

  it("is refused when a reference leads elsewhere", () => {
    expect(() => responseValidators(documentOf({ $ref: "other.yaml#/Thing" }))).toThrow(
      "other.yaml#/Thing is not a reference to components.schemas",
    );
  });
});
