import { describe, expect, test } from "vitest";
import { basePathOf, DocumentNode } from "./document.ts";

describe("the base path of a document", () => {
  test.for([
    ["{scheme}://{host}/api/openapi/v1", "/api/openapi/v1"],
    ["http://127.0.0.1:4010/api/", "/api"],
    ["https://api.example", ""],
    ["/v2", "/v2"],
  ] as const)("of the server %s is %j", ([url, path]) => {
    expect(basePathOf({ openapi: "3.1.0", paths: {}, servers: [{ url }] })).toBe(path);
  });

  test("without servers is empty", () => {
    expect(basePathOf({ openapi: "3.1.0", paths: {} })).toBe("");
  });
});

describe("a reference in a document", () => {
  const root = DocumentNode.root({
    openapi: "3.1.0",
    paths: { "/a": { $ref: "#/components/x~1y", summary: "beside" } },
    components: { "x/y": { summary: "target", get: { operationId: "getA" } } },
  });
  const node = root.child("paths")?.child("/a");

  test("has the members of its target, and those beside it before them", () => {
    expect(node?.children().map(([key]) => key)).toEqual(["summary", "get"]);
    expect(node?.text("summary")).toBe("beside");
  });

  test("keeps the place where it stands; what is reached through it has the place of the target", () => {
    expect(node?.pointer).toBe("/paths/~1a");
    expect(node?.child("get")?.pointer).toBe("/components/x~1y/get");
  });
});
