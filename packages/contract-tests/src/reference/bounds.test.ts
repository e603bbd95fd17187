import document from "@recruiting-outreach/contract/openapi.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { unstatedBounds } from "./bounds.ts";
import { type ContractView, viewContract } from "./contract-view.ts";
import type { Fact } from "./fact.ts";
import { facts } from "./facts.ts";
import { operationIds } from "./operation-paths.ts";

const contract = viewContract(document);

function contractWith(schema: object): ContractView {
  const limit = { schema };
  return { document: {}, operations: { listThings: { method: "get", path: "/things", query: { limit } } } };
}

const maximum: Fact = ["listThings", "/query/limit/schema/maximum", 25, "Limits"];

describe("a bound that the contract sets", () => {
  it.each(operationIds)("is stated or marked provisional in %s", (operationId) => {
    expect(unstatedBounds(contract, operationId, facts)).toEqual([]);
  });

  it("is reported when no fact states it", () => {
    expect(unstatedBounds(contractWith({ minimum: 1, maximum: 25 }), "listThings", [maximum])).toEqual([
      "/query/limit/schema/minimum",
    ]);
  });

  it("is not reported when it is marked provisional", () => {
    const schema = { minimum: 1, maximum: 25, "x-provisional": "The lower end is open." };
    expect(unstatedBounds(contractWith(schema), "listThings", [maximum])).toEqual([]);
  });
});
