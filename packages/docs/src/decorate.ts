import { enumDescriptions } from "./enum-values.ts";
import { isObject, type Json, type JsonObject, objectsIn, type Place, pathOf, valueAt } from "./json.ts";
import { factsOf } from "./operation-facts.ts";
import { isOperationPath } from "./operations.ts";

/** File name, beside the reference, of the page that lists every provisional point. */
export const provisionalPageName = "provisional.html";

/** File name, beside the reference, of the page that says of each error what to do. */
export const problemsPageName = "problems.html";

/** File name, beside the reference, of the page that shows what clients, mocks and the service cost. */
export const benchmarksPageName = "benchmarks.html";

function paragraphs(...parts: (Json | undefined)[]): string {
  return parts.filter((part) => typeof part === "string" && part !== "").join("\n\n");
}

function descriptionOf(document: JsonObject, node: JsonObject): Json | undefined {
  if (node["description"] !== undefined || typeof node["$ref"] !== "string") return node["description"];
  const target = valueAt(document, pathOf(node["$ref"]));
  return isObject(target) ? target["description"] : undefined;
}

function isInsideExtension(path: string[]): boolean {
  return path.some((name) => name.startsWith("x-"));
}

function markProvisional(original: JsonObject, { path, node }: Place): void {
  const sentence = node["x-provisional"];
  if (typeof sentence !== "string" || isInsideExtension(path)) return;
  // Redoc shows the descriptions of servers as plain text.
  const mark = path[0] === "servers" ? "Provisional." : "**Provisional.**";
  node["description"] = paragraphs(descriptionOf(original, node), `${mark} ${sentence}`);
}

function describeOperation(operation: JsonObject): void {
  if (typeof operation["x-provisional"] === "string") {
    const badges = Array.isArray(operation["x-badges"]) ? operation["x-badges"] : [];
    operation["x-badges"] = [...badges, { name: "Provisional", position: "after" }];
  }
  const facts = factsOf(operation).map((fact) => `- ${fact}`);
  operation["description"] = paragraphs(operation["description"], facts.join("\n"));
}

function nameSamplesByLanguage(operation: JsonObject): void {
  const samples = operation["x-codeSamples"];
  if (!Array.isArray(samples)) return;
  // Redoc shows a sample only when its label, or without one its language, is among the configured languages.
  for (const sample of samples.filter(isObject)) delete sample["label"];
}

function describeValues(schema: JsonObject): void {
  const descriptions = enumDescriptions(schema);
  if (descriptions !== undefined) schema["x-enumDescriptions"] = descriptions;
}

function introduce(info: Json | undefined, guide: string): void {
  if (!isObject(info)) return;
  const provisional = `Some points are still provisional and are marked so: [read them all](${provisionalPageName}).`;
  const problems = `What to do about an error: [problems](${problemsPageName}).`;
  const benchmarks = `What a call costs with the typed client and with others, how the mock compares, and what the service can do, is measured: [benchmarks](${benchmarksPageName}).`;
  info["description"] = paragraphs(info["description"], provisional, problems, benchmarks, guide);
}

/**
 * A copy of an OpenAPI document in which the reference renderer shows what it would skip: provisional points, facts
 * about calling each operation, and the meaning of enum values.
 *
 * @param guide - Markdown that ends the introduction
 */
export function decorate(document: JsonObject, guide = ""): JsonObject {
  const copy = structuredClone(document);
  for (const place of objectsIn(copy)) {
    markProvisional(document, place);
    if (isOperationPath(place.path)) {
      describeOperation(place.node);
      nameSamplesByLanguage(place.node);
    }
    describeValues(place.node);
  }
  introduce(copy["info"], guide);
  return copy;
}
