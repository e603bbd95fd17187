import { isObject, type JsonObject } from "./json.ts";

function groupOf(value: string, groups: JsonObject): string | undefined {
  return Object.keys(groups).find((name) => {
    const values = groups[name];
    return Array.isArray(values) && values.includes(value);
  });
}

/** The sentence for each value of an enum, led by the group the value belongs to; undefined without `x-enum-descriptions`. */
export function enumDescriptions(schema: JsonObject): JsonObject | undefined {
  const sentences = schema["x-enum-descriptions"];
  if (!isObject(sentences)) return undefined;
  const groups = isObject(schema["x-status-groups"]) ? schema["x-status-groups"] : {};
  const lines = Object.entries(sentences).map(([value, sentence]) => {
    const group = groupOf(value, groups);
    return [value, group === undefined ? sentence : `*${group}:* ${sentence}`];
  });
  return Object.fromEntries(lines);
}
