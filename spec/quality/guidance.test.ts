import { describe, expect, test } from "vitest";
import { type JsonObject, SpecNode } from "../rules/spec-node.ts";
import { codeSamples, describedServers, groupedTags, links } from "./guidance.ts";

function linkingTo(operationId: string, ...targets: string[]): JsonObject {
  const declared = targets.map((target) => [target, { operationId: target }] as const);
  return { operationId, responses: { 200: { links: Object.fromEntries(declared) } } };
}

describe("guidance", () => {
  test("lacks code samples where an operation has none", () => {
    const sample = { lang: "Shell", source: "curl" };
    const contract = SpecNode.root({ paths: { "/t": { get: { "x-codeSamples": [sample] }, post: {} } } });
    expect(codeSamples(contract).missing).toEqual(["#/paths/~1t/post"]);
  });

  test("lacks a link where pages follow and nothing leads to them", () => {
    const contract = SpecNode.root({
      paths: {
        "/t": {
          get: { ...linkingTo("listThings", "listThings"), "x-pagination": {} },
          post: { ...linkingTo("searchThings"), "x-pagination": {} },
          put: linkingTo("updateThing"),
        },
      },
    });
    expect(links(contract)).toMatchObject({ total: 2, missing: ["#/paths/~1t/post"] });
  });

  test("lacks the link from an assignment to its operations when another stands there", () => {
    const contract = SpecNode.root({
      paths: { "/t": { get: linkingTo("listThings"), post: linkingTo("assignContactsToCampaign", "listThings") } },
    });
    expect(links(contract).missing).toEqual(["#/paths/~1t/post"]);
  });

  test("lacks a link that leads to an operation nobody declares", () => {
    const contract = SpecNode.root({
      paths: { "/t": { get: { ...linkingTo("listThings", "listNothing"), "x-pagination": {} } } },
    });
    expect(links(contract).missing).toEqual(["#/paths/~1t/get"]);
  });

  test("lacks a group for a tag that none names", () => {
    const contract = SpecNode.root({
      tags: [{ name: "People" }, { name: "Stray" }],
      "x-tagGroups": [{ name: "All", tags: ["People"] }],
    });
    expect(groupedTags(contract).missing).toEqual(["#/tags/1"]);
  });

  test("lacks a description of a server and of a server variable", () => {
    const contract = SpecNode.root({
      servers: [{ url: "/a" }, { url: "/{b}", description: "B.", variables: { b: { default: "b" } } }],
    });
    expect(describedServers(contract).missing).toEqual(["#/servers/0", "#/servers/1/variables/b"]);
  });
});
