import { describe, expect, it } from "vitest";
import { compile, issuesOf } from "./validation.ts";

const judged = (schema: object, value: unknown) => {
  const check = compile("body", schema);
  check(value);
  return issuesOf(check.errors, "body");
};

describe("issuesOf", () => {
  it("names the place of a value that is missing or not known", () => {
    const schema = { type: "object", properties: { a: {} }, required: ["a"], additionalProperties: false };
    expect(judged(schema, { b: 1 })).toEqual([
      { path: "body.a", message: "is required" },
      { path: "body.b", message: "is not known" },
    ]);
  });

  it("says once what several forms want together", () => {
    const schema = { anyOf: [{ required: ["title"] }, { required: ["skills"] }] };
    expect(judged(schema, {})).toEqual([{ path: "body", message: "needs one of title, skills" }]);
  });

  it("says by itself what is wrong whatever form a value has", () => {
    const schema = {
      properties: { title: {}, skills: {} },
      additionalProperties: false,
      anyOf: [{ required: ["title"] }, { required: ["skills"] }],
    };
    expect(judged(schema, { name: "Ana" })).toEqual([
      { path: "body", message: "needs one of title, skills" },
      { path: "body.name", message: "is not known" },
    ]);
  });

  it("says which types a value may have", () => {
    expect(judged({ anyOf: [{ type: "object" }, { type: "null" }] }, 1)).toEqual([
      { path: "body", message: "must be object or must be null" },
    ]);
  });

  it("says what is wrong inside of a form rather than that it is none", () => {
    const place = { type: "object", properties: { city: { type: "string" } } };
    expect(judged({ anyOf: [place, { type: "null" }] }, { city: 1 })).toEqual([
      { path: "body.city", message: "must be string" },
    ]);
  });

  it("says no more than fifty things", () => {
    const values = Array.from({ length: 100 }, () => 1);
    expect(judged({ type: "array", items: { type: "string" } }, values)).toHaveLength(50);
  });
});
