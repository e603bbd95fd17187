import { describe, expect, it } from "vitest";
import { viewContract } from "./contract-view.ts";

const limit = { type: "integer", maximum: 25 };

function documentOf(operation: object, components: object = {}, item: object = {}): object {
  return {
    openapi: "3.1.0",
    info: { version: "1.0.0" },
    paths: { "/things": { ...item, get: { operationId: "listThings", ...operation } } },
    components,
  };
}

function viewOf(operation: object, components?: object, item?: object): unknown {
  const { listThings } = viewContract(documentOf(operation, components, item)).operations;
  return listThings;
}

describe("the view of a contract", () => {
  it("finds an operation by its operationId, with method and path", () => {
    const view = viewOf({});
    expect(view).toMatchObject({ method: "get", path: "/things" });
  });

  it("keeps what belongs to no operation under document", () => {
    const { document } = viewContract(documentOf({}, { securitySchemes: { ApiKey: { type: "apiKey" } } }));
    expect(document).toMatchObject({ info: { version: "1.0.0" }, securitySchemes: { ApiKey: { type: "apiKey" } } });
  });

  it("puts parameters under their place and name, those of the path item included", () => {
    const shared = { parameters: [{ name: "thingId", in: "path", required: true, schema: { type: "string" } }] };
    const view = viewOf({ parameters: [{ name: "limit", in: "query", schema: limit }] }, {}, shared);
    expect(view).toMatchObject({
      query: { limit: { schema: limit } },
      pathParams: { thingId: { required: true, style: "simple", explode: false } },
    });
  });

  it("fills in what a query parameter leaves to the defaults of OpenAPI", () => {
    const view = viewOf({ parameters: [{ name: "limit", in: "query", schema: limit }] });
    expect(view).toMatchObject({
      query: { limit: { required: false, style: "form", explode: true } },
    });
  });

  it("shows body schemas by media type and response schemas by status", () => {
    const view = viewOf({
      requestBody: { content: { "text/plain": { schema: { type: "string" } } } },
      responses: { 200: { content: { "application/json": { schema: { type: "object" } } } } },
    });
    expect(view).toMatchObject({
      body: { required: false, "text/plain": { type: "string" } },
      responses: { 200: { body: { type: "object" }, headers: {} } },
    });
  });

  it("resolves references at every depth", () => {
    const reference = { $ref: "#/components/parameters/Limit" };
    const view = viewOf(
      { parameters: [reference] },
      {
        parameters: { Limit: { name: "limit", in: "query", schema: { $ref: "#/components/schemas/Limit" } } },
        schemas: { Limit: limit },
      },
    );
    expect(view).toMatchObject({ query: { limit: { schema: limit } } });
  });

  it("lets what stands beside a reference win", () => {
    const schema = { $ref: "#/components/schemas/Limit", maximum: 5 };
    const view = viewOf({ parameters: [{ name: "limit", in: "query", schema }] }, { schemas: { Limit: limit } });
    expect(view).toMatchObject({ query: { limit: { schema: { type: "integer", maximum: 5 } } } });
  });

  it.each(["anyOf", "oneOf"])("shows a schema that %s offers beside null under orNull", (keyword) => {
    const schema = { [keyword]: [limit, { type: "null" }] };
    const view = viewOf({ parameters: [{ name: "limit", in: "query", schema }] });
    expect(view).toMatchObject({ query: { limit: { schema: { orNull: limit } } } });
  });

  it("refuses a reference that leads nowhere and names the nearest parent", () => {
    const document = documentOf({ responses: { 200: { $ref: "#/components/responses/Ok" } } });
    expect(() => viewContract(document)).toThrow(
      '#/components/responses/Ok leads nowhere; the nearest that exists is "#/components".',
    );
  });

  it("refuses a reference that leads back to itself", () => {
    const Tree = { properties: { branch: { $ref: "#/components/schemas/Tree" } } };
    expect(() => viewContract(documentOf({}, { schemas: { Tree } }))).toThrow(
      "#/components/schemas/Tree leads back to itself.",
    );
  });
});
