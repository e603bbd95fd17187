import type { OpenApiDocument, Schema } from "./openapi.ts";

/**
 * A copy of the document whose descriptions also say what a type cannot: bounds, patterns and what is provisional. The type
 * generator turns descriptions into doc comments, and knows nothing of the rest.
 */
export function jsdocDocument(document: OpenApiDocument): OpenApiDocument {
  return describe(document, "") as OpenApiDocument;
}

function describe(node: unknown, key: string): unknown {
  if (Array.isArray(node)) return node.map((entry) => describe(entry, key));
  if (typeof node !== "object" || node === null) return node;
  if (OPAQUE.has(key)) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([name, value]) => [name, describe(value, name)]));
  const facts = factsOf(node as Schema);
  if (facts.length === 0) return copy;
  const description = typeof copy["description"] === "string" ? copy["description"].trim() : undefined;
  return { ...copy, description: [description, ...facts].filter(Boolean).join("\n\n") };
}

/** Places whose content is data, not description. */
const OPAQUE = new Set(["examples", "example", "x-codeSamples", "x-rate-limit", "variables", "links"]);

function factsOf(node: Schema): string[] {
  const isParameter = "in" in node && "schema" in node;
  const schema = isParameter ? (node["schema"] as Schema) : node;
  const facts = [
    span("Length", schema["minLength"], schema["maxLength"]),
    span("Entries", schema["minItems"], schema["maxItems"]),
    span("Properties", schema["minProperties"], schema["maxProperties"]),
    span("Value", schema["minimum"], schema["maximum"]),
    isParameter && schema["default"] !== undefined ? `Default: \`${JSON.stringify(schema["default"])}\`.` : undefined,
    schema["pattern"] ? `Pattern: \`${schema["pattern"]}\`.` : undefined,
  ].filter((fact) => fact !== undefined);
  const provisional = node["x-provisional"];
  return [
    ...(facts.length > 0 ? [facts.join(" ")] : []),
    ...(typeof provisional === "string" ? [`Provisional: ${provisional.trim()}`] : []),
  ];
}

function span(what: string, least: unknown, most: unknown): string | undefined {
  if (typeof least === "number" && typeof most === "number") {
    return least === most ? `${what}: ${least}.` : `${what}: ${least} to ${most}.`;
  }
  if (typeof least === "number") return `${what}: ${least} or more.`;
  if (typeof most === "number") return `${what}: ${most} or less.`;
  return undefined;
}
