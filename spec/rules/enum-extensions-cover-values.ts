import type { HouseRule, Problem } from "./house-rule.ts";
import type { SpecNode } from "./spec-node.ts";

/** What is said about the values of an enum is said about each of them, and about nothing else. */
export const enumExtensionsCoverValues: HouseRule = function* (contract) {
  for (const schema of contract.descendants()) {
    const values = schema.at("enum").children().map(enumValue);
    const descriptions = schema.at("x-enum-descriptions");
    if (descriptions.isObject) {
      const described = descriptions.children().map((description) => description.key);
      yield* coverage(descriptions, values, described);
    }
    const groups = schema.at("x-status-groups");
    if (groups.isObject) {
      const grouped = groups.children().flatMap((group) => group.children().map(enumValue));
      yield* coverage(groups, values, grouped);
    }
  }
};

function* coverage(extension: SpecNode, values: readonly string[], named: readonly string[]): Generator<Problem> {
  const missing = values.filter((value) => !named.includes(value));
  const unknown = named.filter((name) => !values.includes(name));
  const repeated = named.filter((name, index) => named.indexOf(name) !== index);
  if (missing.length > 0) yield { at: extension, message: `Add the enum values left out: ${missing.join(", ")}.` };
  if (unknown.length > 0) yield { at: extension, message: `Remove what the enum lacks: ${unknown.join(", ")}.` };
  if (repeated.length > 0) yield { at: extension, message: `Name each value once: ${repeated.join(", ")}.` };
}

function enumValue({ value }: SpecNode): string {
  return String(value);
}
