import { describe, expect, test } from "vitest";
import { SpecNode } from "./spec-node.ts";

const contract = SpecNode.root({
  paths: { "/things/{id}": { get: { summary: "Get" } } },
  loop: { $ref: "#/loop" },
  first: { $ref: "#/second" },
  second: { $ref: "#/paths/~1things~1%7Bid%7D/get" },
  remote: { $ref: "other.yaml#/x" },
});

describe("a node of the document", () => {
  test("knows its JSON Pointer, escaped", () => {
    expect(contract.at("paths", "/things/{id}").pointer).toBe("#/paths/~1things~1{id}");
  });

  test("has no value where nothing stands, at any depth", () => {
    expect(contract.at("paths", "/nothing", "get", "summary").exists).toBe(false);
  });

  test("does not find members that every object inherits", () => {
    expect(contract.at("paths", "constructor").exists).toBe(false);
  });

  test("follows a chain of references to where it ends", () => {
    expect(contract.at("first").follow().at("summary").text).toBe("Get");
  });

  test("follows a reference to itself no further", () => {
    expect(contract.at("loop").follow().pointer).toBe("#/loop");
  });

  test("leaves references to other documents alone", () => {
    expect(contract.at("remote").follow().pointer).toBe("#/remote");
  });
});
