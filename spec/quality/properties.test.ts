import { describe, expect, test } from "vitest";
import { type JsonObject, SpecNode } from "../rules/spec-node.ts";
import { describedProperties, exemplifiedProperties } from "./properties.ts";

const whole = { type: "string", description: "A name.", examples: ["Ada"] };

function contractWith(properties: JsonObject, schemas: JsonObject = {}): SpecNode {
  const schema = { type: "object", properties };
  return SpecNode.root({
    paths: { "/t": { get: { responses: { 200: { content: { "application/json": { schema } } } } } } },
    components: { schemas },
  });
}

function namesOf(pointers: readonly string[]): string[] {
  return pointers.map((pointer) => pointer.slice(pointer.lastIndexOf("/") + 1));
}

describe("described properties", () => {
  test("lack one without a description or with an empty one", () => {
    const contract = contractWith({ whole, bare: { type: "string" }, empty: { type: "string", description: " " } });
    expect(namesOf(describedProperties(contract).missing)).toEqual(["bare", "empty"]);
  });

  test("take the description of what they refer to, or their own beside the reference", () => {
    const contract = contractWith(
      {
        target: { $ref: "#/components/schemas/Whole" },
        beside: { $ref: "#/components/schemas/Bare", description: "Mine." },
        neither: { $ref: "#/components/schemas/Bare" },
      },
      { Whole: whole, Bare: { type: "string" } },
    );
    expect(namesOf(describedProperties(contract).missing)).toEqual(["neither"]);
  });

  test("are counted inside a component that a property refers to", () => {
    const contract = contractWith(
      { inner: { $ref: "#/components/schemas/Inner", description: "Inside." } },
      { Inner: { type: "object", properties: { bare: { type: "string" } } } },
    );
    expect(describedProperties(contract).missing).toEqual(["#/components/schemas/Inner/properties/bare"]);
  });

  test("are counted once when an alternative narrows them, and anew when it adds them", () => {
    const narrowing = { properties: { whole: { const: "Ada" }, added: { type: "string" } } };
    const contract = contractWith({
      object: { description: "Two ways.", properties: { whole }, anyOf: [narrowing] },
    });
    expect(namesOf(describedProperties(contract).missing)).toEqual(["added"]);
  });

  test("leave out what no operation reaches", () => {
    const contract = contractWith({ whole }, { Unreached: { properties: { bare: {} } } });
    expect(describedProperties(contract)).toMatchObject({ total: 1, missing: [] });
  });
});

describe("properties with an example", () => {
  test("lack one that shows no value", () => {
    expect(namesOf(exemplifiedProperties(contractWith({ whole, bare: { type: "string" } })).missing)).toEqual(["bare"]);
  });

  test("take a constant for its own example", () => {
    expect(exemplifiedProperties(contractWith({ always: { const: true } })).missing).toEqual([]);
  });

  test("are shown by their parts when every part shows a value", () => {
    const contract = contractWith({
      list: { type: "array", items: whole },
      object: { type: "object", properties: { whole } },
      partial: { type: "object", properties: { whole, bare: { type: "string" } } },
    });
    expect(namesOf(exemplifiedProperties(contract).missing)).toEqual(["partial", "bare"]);
  });

  test("are shown by one alternative of several", () => {
    const contract = contractWith({ nullable: { anyOf: [whole, { type: "null" }] } });
    expect(exemplifiedProperties(contract).missing).toEqual([]);
  });

  test("are not shown by a schema that contains itself", () => {
    const contract = contractWith(
      { tree: { $ref: "#/components/schemas/Tree" } },
      { Tree: { type: "object", properties: { child: { $ref: "#/components/schemas/Tree" } } } },
    );
    expect(namesOf(exemplifiedProperties(contract).missing)).toEqual(["tree", "child"]);
  });
});
