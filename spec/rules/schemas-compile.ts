import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import type { HouseRule, Problem } from "./house-rule.ts";
import { childSchemas, rootSchemas } from "./schemas.ts";
import { type JsonObject, pointerTokens, type SpecNode } from "./spec-node.ts";

const schemaWordsOfOpenApi = ["discriminator", "example", "externalDocs", "xml"];
const jsonSchema = new Ajv2020({ logger: false });
const placeInComplaint = /(?: ignored in schema)? at (?:path )?"[^"]*"/;

/**
 * Every schema compiles under a strict JSON Schema 2020-12 validator. One that does not switches validation off
 * without a word in some tools and stops others at the start.
 */
export const schemasCompile: HouseRule = function* (contract) {
  const complaintsOf = compiler(contract);
  const seen = new Set<string>();
  for (const root of rootSchemas(contract)) {
    const misused = misusedKeywords(root);
    yield* misused;
    if (misused.length > 0) continue;
    for (const complaint of complaintsOf(root)) {
      // A validator complains once about each schema, so the search for the place begins with a new one.
      const at = innermost(root, (schema) => compiler(contract)(schema).includes(complaint));
      if (seen.has(at.pointer + complaint)) continue;
      seen.add(at.pointer + complaint);
      yield { at, message: `Mend this schema, it does not compile: ${complaint}.` };
    }
  }
};

/** Compiles schemas of the contract one by one and returns what the validator has to say against each. */
function compiler(contract: SpecNode): (schema: SpecNode) => string[] {
  const complaints = new Set<string>();
  const note = (complaint: unknown): void => {
    complaints.add(String(complaint).replace(placeInComplaint, ""));
  };
  const ajv = new Ajv2020({
    strict: "log",
    // Looks at one level only and so refuses `anyOf` over `required`; Redocly checks `required` across levels.
    strictRequired: false,
    allowUnionTypes: true,
    keywords: [...wordsOfOpenApi(contract)],
    logger: { log: note, warn: note, error: note },
  });
  formats.default(ajv);
  ajv.addSchema(contract.value as JsonObject, "contract", undefined, false);
  return (schema) => {
    complaints.clear();
    try {
      ajv.compile({ $ref: `contract${schema.pointer.replaceAll(/[^#/~]+/g, encodeURIComponent)}` });
    } catch (error) {
      note(error instanceof Error ? error.message : error);
    }
    return [...complaints];
  };
}

/** What contradicts JSON Schema itself, such as a maxLength that is no number. */
function misusedKeywords(root: SpecNode): Problem[] {
  if (jsonSchema.validateSchema(root.value as JsonObject) === true) return [];
  return (jsonSchema.errors ?? []).map(({ instancePath, message }) => ({
    at: root.at(...pointerTokens(instancePath)),
    message: `Mend this keyword, JSON Schema 2020-12 does not allow the value: it ${message}.`,
  }));
}

function innermost(root: SpecNode, isAtFault: (schema: SpecNode) => boolean): SpecNode {
  const visited = new Set<string>();
  let schema = root;
  for (;;) {
    visited.add(schema.pointer);
    const below = [schema, ...childSchemas(schema)]
      .map((candidate) => candidate.follow())
      .find((candidate) => !visited.has(candidate.pointer) && isAtFault(candidate));
    if (below === undefined) return schema;
    schema = below;
  }
}

/** What may stand beside JSON Schema's keywords: OpenAPI's own words, those of the root object, and extensions. */
function wordsOfOpenApi(contract: SpecNode): Set<string> {
  const extensions = [...contract.descendants()].map(({ key }) => key).filter((key) => key.startsWith("x-"));
  return new Set([...schemaWordsOfOpenApi, ...contract.children().map(({ key }) => key), ...extensions]);
}
