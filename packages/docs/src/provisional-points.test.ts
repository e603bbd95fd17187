import { expect, test } from "vitest";
import type { JsonObject } from "./json.ts";
import { provisionalPoints } from "./provisional-points.ts";

const sentence = "Decided for now.";
const provisional = { "x-provisional": sentence };

function withOperation(operation: JsonObject): JsonObject {
  return { paths: { "/things/{id}": { get: { operationId: "getThing", ...operation } } } };
}

test("an operation is its own owner", () => {
  expect(provisionalPoints(withOperation(provisional))).toEqual([
    { owner: "getThing", part: "", pointer: "/paths/~1things~1{id}/get", sentence },
  ]);
});

test("a parameter is called by its name", () => {
  const [point] = provisionalPoints(withOperation({ parameters: [{ name: "active", ...provisional }] }));
  expect(point).toMatchObject({ owner: "getThing", part: "parameter active" });
});

test("a property of a response is called by the status and its name", () => {
  const schema = { properties: { total: { type: "integer", ...provisional } } };
  const [point] = provisionalPoints(
    withOperation({ responses: { 200: { content: { "application/json": { schema } } } } }),
  );
  expect(point).toMatchObject({ owner: "getThing", part: "response 200 › total" });
});

test("a property inside the items of a request body is called by its path", () => {
  const schema = { properties: { entries: { items: { properties: { city: provisional } } } } };
  const [point] = provisionalPoints(withOperation({ requestBody: { content: { "application/json": { schema } } } }));
  expect(point).toMatchObject({ part: "request body › entries › city" });
});

test("a rate limit is called a rate limit", () => {
  const [point] = provisionalPoints(withOperation({ "x-rate-limit": [{ requests: 300, ...provisional }] }));
  expect(point).toMatchObject({ part: "rate limit", pointer: "/paths/~1things~1{id}/get/x-rate-limit/0" });
});

test("a header is called by its name", () => {
  const [point] = provisionalPoints({
    components: { responses: { Busy: { headers: { "Retry-After": provisional } } } },
  });
  expect(point).toMatchObject({ owner: "Busy", part: "header Retry-After" });
});

test("a schema property belongs to its component", () => {
  const [point] = provisionalPoints({ components: { schemas: { Thing: { properties: { size: provisional } } } } });
  expect(point).toEqual({
    owner: "Thing",
    part: "size",
    pointer: "/components/schemas/Thing/properties/size",
    sentence,
  });
});

test("a point outside operations and components belongs to the section it stands in", () => {
  const [point] = provisionalPoints({ servers: [{ url: "/v1", ...provisional }] });
  expect(point).toMatchObject({ owner: "servers", part: "/v1" });
});

test("a document without provisional points has none", () => {
  expect(provisionalPoints(withOperation({}))).toEqual([]);
});
