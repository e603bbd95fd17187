import { childSchemas, reachableSchemas, requestSchemas, responseSchemas } from "../rules/schemas.ts";
import type { SpecNode } from "../rules/spec-node.ts";
import { type Measure, measure } from "./measure.ts";

/** Properties in requests and answers that say what they are, themselves or through what they refer to. */
export function describedProperties(contract: SpecNode): Measure {
  return measure("properties with a description", reachableProperties(contract), (property) =>
    [property, property.follow()].some((schema) => (schema.at("description").text ?? "").trim() !== ""),
  );
}

/** Properties in requests and answers that show a value, themselves or through the parts they are made of. */
export function exemplifiedProperties(contract: SpecNode): Measure {
  return measure("properties with an example", reachableProperties(contract), (property) => showsValue(property));
}

function reachableProperties(contract: SpecNode): SpecNode[] {
  const schemas = reachableSchemas([...requestSchemas(contract), ...responseSchemas(contract)]);
  return schemas.flatMap((schema) => {
    const narrowed = schemaAround(contract, schema)?.at("properties");
    return schema
      .at("properties")
      .children()
      .filter(({ key }) => narrowed?.has(key) !== true);
  });
}

/** The schema that a member of its anyOf, oneOf or allOf narrows: what that one describes needs no second description. */
function schemaAround(contract: SpecNode, { path }: SpecNode): SpecNode | undefined {
  const isAlternative = ["anyOf", "oneOf", "allOf"].includes(path.at(-2) ?? "");
  return isAlternative ? contract.at(...path.slice(0, -2)) : undefined;
}

function showsValue(schema: SpecNode, parents: readonly string[] = []): boolean {
  if (schema.at("examples").children().length > 0 || schema.has("const")) return true;
  if (parents.includes(schema.pointer)) return false;
  const ancestors = [...parents, schema.pointer];
  if (schema.has("$ref")) return showsValue(schema.follow(), ancestors);
  const alternatives = [...schema.at("anyOf").children(), ...schema.at("oneOf").children()];
  if (alternatives.length > 0) return alternatives.some((alternative) => showsValue(alternative, ancestors));
  const parts = childSchemas(schema);
  return parts.length > 0 && parts.every((part) => showsValue(part, ancestors));
}
