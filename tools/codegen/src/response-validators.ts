import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import formats from "ajv-formats";
import { answerSchema, componentName } from "./answer-schema.ts";
import { type OpenApiDocument, operationsOf, resolve } from "./openapi.ts";

/** Issues after which a list or map is not read on; a large answer that is wrong throughout must not take long to judge. */
const ISSUES_PER_LIST = 50;

/** An exact calendar check is a function, and Ajv would ship all of its formats to have it at run time. An expression stands in the code itself. */
const DATE_TIME =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])t(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

/** Counts characters, of which some take two code units. */
const CHARACTERS_OF = `(text) => {
let length = 0;
for (const _ of text) length++;
return length;
}`;

/**
 * The source of `response-validators.js`: compiled checks of the bodies of success answers, for whoever wants them at run time. Every
 * component is compiled once; nothing is imported and nothing evaluated.
 *
 * @throws when a success answer is not JSON, or a schema uses what cannot be compiled
 */
export function responseValidators(document: OpenApiDocument): string {
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    allErrors: true,
    validateSchema: false,
    // Up to an enum, repeating a component is shorter than calling it.
    inlineRefs: 6,
    code: { source: true, esm: true, lines: true, optimize: 2 },
  });
  // Only unevaluatedProperties and unevaluatedItems need the book-keeping that this adds to every check.
  ajv.opts.unevaluated = false;
  formats.default(ajv, { mode: "fast" });
  ajv.addFormat("date-time", DATE_TIME);
  for (const [name, schema] of Object.entries(document.components.schemas)) ajv.addSchema(answerSchema(schema), name);

  const names = new Set<string>();
  const entries = operationsOf(document).map(({ operation: { operationId, responses } }) => {
    const successes = Object.entries(responses).filter(([status]) => status.startsWith("2"));
    const validators = successes.map(([status, response]) => {
      const schema = resolve(document, response).content?.["application/json"]?.schema;
      if (!schema || !/^\d+$/.test(status)) {
        throw new Error(`${operationId}: ${status} must be a single status with a JSON body`);
      }
      const name = schema.$ref ? componentName(schema.$ref) : `${operationId}${status}`;
      if (!schema.$ref) ajv.addSchema(answerSchema(schema), name);
      names.add(name);
      return `${status}: ${name}`;
    });
    return `  ${operationId}: { ${validators.join(", ")} },`;
  });
  const code = standalone.default(ajv, Object.fromEntries([...names].map((name) => [name, name])));
  return `
${selfContained(boundedLoops(code))}
export const responseValidators = {
${entries.join("\n")}
};
`;
}

/** The source of `response-validators.d.ts`. */
export const RESPONSE_VALIDATOR_TYPES = `
import type { OperationId } from "@recruiting-outreach/contract";

/** A rule that a body breaks. */
export interface ResponseViolation {
  /** JSON pointer to the value; empty for the body as a whole. */
  readonly instancePath: string;
  /** Keyword of JSON Schema that states the rule. */
  readonly keyword: string;
  /** What the rule asks for. */
  readonly params: Readonly<Record<string, unknown>>;
  /** The rule in words; it never quotes the value. */
  readonly message: string;
  /** Name of a property, when it is the name that breaks the rule. */
  readonly propertyName?: string;
}

/** Tells whether a body is what the contract declares, apart from properties that the contract does not know. */
export interface ResponseValidator {
  (body: unknown): boolean;
  /** What was wrong with the last body, if anything was. */
  readonly errors?: readonly ResponseViolation[] | null;
}

/** Validators of success answers by operationId and status. */
export declare const responseValidators: Readonly<Record<OperationId, Readonly<Record<number, ResponseValidator>>>>;
`;

/** Ends each loop once it has found enough, counted from where it began, because the branches of a choice judge afresh. */
function boundedLoops(code: string): string {
  if (code.includes('keyword:"contains"'))
    throw new Error("contains must read a list to its end; say it in words instead");
  let loops = 0;
  return code.replaceAll(/^for\((let|const) (.*)\)\{$/gm, (_, kind, head) => {
    const most = `most${loops++}`;
    return `const ${most} = errors + ${ISSUES_PER_LIST};\nfor(${kind} ${head}){\nif(errors >= ${most})break;`;
  });
}

/** Puts the one helper that checks call into the code, and leaves out what nobody reads. */
function selfContained(code: string): string {
  const text = code
    .replace('"use strict";', "")
    .replaceAll(/^export const /gm, "const ")
    .replaceAll(/schemaPath:"[^"]*",/g, "")
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', CHARACTERS_OF);
  const missing = /require\("([^"]+)"\)\S*/.exec(text);
  if (missing)
    throw new Error(`Validators would need ${missing[0]} at run time; give the format an expression instead`);
  return text;
}
