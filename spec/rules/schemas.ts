import { operations, parameters, requestMediaTypes, responses } from "./operations.ts";
import type { SpecNode } from "./spec-node.ts";

const schemaKeywords = [
  "items",
  "additionalProperties",
  "not",
  "if",
  "then",
  "else",
  "contains",
  "propertyNames",
  "unevaluatedItems",
  "unevaluatedProperties",
];
const schemaCollectionKeywords = [
  "properties",
  "patternProperties",
  "dependentSchemas",
  "$defs",
  "allOf",
  "anyOf",
  "oneOf",
  "prefixItems",
];

export function childSchemas(schema: SpecNode): SpecNode[] {
  return [
    ...schemaKeywords.map((keyword) => schema.at(keyword)),
    ...schemaCollectionKeywords.flatMap((keyword) => schema.at(keyword).children()),
  ].filter((child) => child.isObject);
}

/** Every schema that can be reached from the given ones, through references too, each once. */
export function reachableSchemas(roots: readonly SpecNode[]): SpecNode[] {
  const reached = new Map<string, SpecNode>();
  const waiting = [...roots];
  for (let schema = waiting.pop(); schema !== undefined; schema = waiting.pop()) {
    if (reached.has(schema.pointer)) continue;
    reached.set(schema.pointer, schema);
    if (schema.has("$ref")) waiting.push(schema.follow());
    waiting.push(...childSchemas(schema));
  }
  return [...reached.values()];
}

export function requestSchemas(contract: SpecNode): SpecNode[] {
  return operations(contract).flatMap((operation) =>
    [
      ...parameters(contract, operation).flatMap(schemasOfHolder),
      ...requestMediaTypes(operation).map((mediaType) => mediaType.at("schema")),
    ].filter((schema) => schema.isObject),
  );
}

export function responseSchemas(contract: SpecNode): SpecNode[] {
  return operations(contract)
    .flatMap(responses)
    .flatMap(({ response }) => [
      ...response
        .at("headers")
        .children()
        .flatMap((header) => schemasOfHolder(header.follow())),
      ...response
        .at("content")
        .children()
        .map((mediaType) => mediaType.at("schema")),
    ])
    .filter((schema) => schema.isObject);
}

/** Where a schema begins: the components, and what operations declare in place; each once. */
export function rootSchemas(contract: SpecNode): SpecNode[] {
  const roots = [
    ...contract.at("components", "schemas").children(),
    ...requestSchemas(contract),
    ...responseSchemas(contract),
  ];
  return [...new Map(roots.map((schema) => [schema.pointer, schema])).values()];
}

export function hasType(schema: SpecNode, type: string): boolean {
  const declared = schema.at("type");
  return declared.value === type || declared.children().some((member) => member.value === type);
}

/** A parameter or header carries its schema directly or inside one media type. */
function schemasOfHolder(holder: SpecNode): SpecNode[] {
  const inContent = holder
    .at("content")
    .children()
    .map((mediaType) => mediaType.at("schema"));
  return [holder.at("schema"), ...inContent].filter((schema) => schema.isObject);
}
