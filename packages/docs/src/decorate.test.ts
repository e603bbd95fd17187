import { expect, test } from "vitest";
import { decorate } from "./decorate.ts";
import { type JsonObject, valueAt } from "./json.ts";

const provisional = { "x-provisional": "Decided for now." };

function decoratedOperation(operation: JsonObject): JsonObject {
  const document = decorate({ paths: { "/things": { get: operation } } });
  return valueAt(document, ["paths", "/things", "get"]) as JsonObject;
}

function decoratedSchema(schema: JsonObject): JsonObject {
  return valueAt(decorate({ components: { schemas: { Thing: schema } } }), [
    "components",
    "schemas",
    "Thing",
  ]) as JsonObject;
}

test("a provisional operation gets a badge", () => {
  expect(decoratedOperation(provisional)["x-badges"]).toEqual([{ name: "Provisional", position: "after" }]);
});

test("a badge that stands already stays", () => {
  const badge = { name: "New" };
  expect(decoratedOperation({ ...provisional, "x-badges": [badge] })["x-badges"]).toContainEqual(badge);
});

test("a settled operation gets no badge", () => {
  expect(decoratedOperation({ description: "Settled." })).not.toHaveProperty("x-badges");
});

test("the provisional sentence follows the description", () => {
  expect(decoratedSchema({ description: "A thing.", ...provisional })["description"]).toBe(
    "A thing.\n\n**Provisional.** Decided for now.",
  );
});

test("a provisional node without a description is described by its sentence", () => {
  expect(decoratedSchema(provisional)["description"]).toBe("**Provisional.** Decided for now.");
});

test("a provisional reference keeps the description of what it points at", () => {
  const document = decorate({
    components: {
      schemas: { Thing: { description: "A thing." }, Box: { $ref: "#/components/schemas/Thing", ...provisional } },
    },
  });
  expect(valueAt(document, ["components", "schemas", "Box", "description"])).toBe(
    "A thing.\n\n**Provisional.** Decided for now.",
  );
});

test("a server is marked without markup, which Redoc would show as it is", () => {
  const document = decorate({ servers: [{ url: "/v1", ...provisional }] });
  expect(valueAt(document, ["servers", "0", "description"])).toBe("Provisional. Decided for now.");
});

test("a provisional entry of an extension is left as it is", () => {
  const limit = { requests: 300, seconds: 60, scope: "endpoint-and-workgroup", ...provisional };
  expect(decoratedOperation({ "x-rate-limit": [limit] })["x-rate-limit"]).toEqual([limit]);
});

test("the facts about calling an operation end its description", () => {
  expect(decoratedOperation({ description: "Gets.", "x-idempotent": true })["description"]).toBe(
    "Gets.\n\n- **Idempotent:** yes, a repeat changes nothing more.",
  );
});

test("enum sentences are put where Redoc reads them", () => {
  expect(decoratedSchema({ "x-enum-descriptions": { on: "Runs." } })["x-enumDescriptions"]).toEqual({ on: "Runs." });
});

test("a code sample is named by its language, so that Redoc shows it", () => {
  const samples = [{ lang: "Shell", label: "curl", source: "curl /things" }];
  expect(decoratedOperation({ "x-codeSamples": samples })["x-codeSamples"]).toEqual([
    { lang: "Shell", source: "curl /things" },
  ]);
});

test.each(["provisional.html", "problems.html", "benchmarks.html"])("the introduction links %s", (page) => {
  const document = decorate({ info: { title: "Things", description: "All about things." } });
  const description = valueAt(document, ["info", "description"]);
  expect(description).toMatch(/^All about things\.\n\n/);
  expect(description).toContain(`](${page})`);
});

test("the introduction ends with the guide it is given", () => {
  const document = decorate({ info: { title: "Things" } }, "# Mock");
  expect(valueAt(document, ["info", "description"])).toMatch(/\n\n# Mock$/);
});

test("the document itself is not changed", () => {
  const document = { info: { title: "Things" }, components: { schemas: { Thing: { ...provisional } } } };
  const before = structuredClone(document);
  decorate(document);
  expect(document).toEqual(before);
});
