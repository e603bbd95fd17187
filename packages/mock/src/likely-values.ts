import { hintFor } from "./hints.ts";

/** Lists of made-up bodies are short. */
const maxItems = 3;

/** What holds values instead of schemas. */
const values = new Set(["example", "examples", "const", "enum", "default"]);

/**
 * A copy of a part of a document whose schemas say more than they have to, so that bodies made from them are valid,
 * small, and look like what people would enter. Prism fills open objects with properties of any name, makes long lists,
 * and knows nothing of names, places and dates.
 *
 * @param name - the property that the part describes
 */
export function withLikelyValues(part: unknown, name = ""): unknown {
  if (typeof part !== "object" || part === null) return part;
  if (Array.isArray(part)) return part.map((item) => withLikelyValues(item, name));
  const members = Object.entries(part).map(([key, member]) => {
    if (values.has(key)) return [key, structuredClone(member)];
    if (key === "properties") return [key, likelyProperties(member)];
    return [key, withLikelyValues(key === "items" ? withListExamples(member, part) : member, name)];
  });
  return { ...Object.fromEntries(members), ...boundsFor(part), ...hintFor(part, name) };
}

/** What a list gives as examples are examples of its items. */
function withListExamples(items: unknown, list: object): unknown {
  const examples = examplesIn(list);
  return examples.length > 0 && isOfType(items, "string") ? { examples, ...items } : items;
}

function examplesIn(list: object): unknown[] {
  return "examples" in list && Array.isArray(list.examples) ? list.examples.flat() : [];
}

function likelyProperties(properties: unknown): object {
  if (typeof properties !== "object" || properties === null) return {};
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, withLikelyValues(schema, name)]));
}

function boundsFor(schema: object): object {
  return {
    ...(isOfType(schema, "object") && { additionalProperties: false }),
    ...(isOfType(schema, "array") && { maxItems: Math.min(maxItems, examplesIn(schema).length || maxItems) }),
  };
}

function isOfType(schema: unknown, type: string): schema is object {
  return typeof schema === "object" && schema !== null && "type" in schema && [schema.type].flat().includes(type);
}
