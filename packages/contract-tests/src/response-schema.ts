import { type OperationId, operationMetadata } from "@recruiting-outreach/contract";
import document from "@recruiting-outreach/contract/openapi.json" with { type: "json" };
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

const CONTRACT = "contract.json";
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
addFormats.default(ajv);
ajv.addSchema(document, CONTRACT);

/**
 * What is wrong with a body, held against the schema that the contract declares for this operation and status key; empty when
 * nothing is.
 */
export function responseViolations(operationId: OperationId, declared: string, body: unknown): string[] {
  const validate = responseSchema(operationId, declared);
  return validate(body) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath || "/"} ${error.message}`);
}

const compiled = new Map<string, ValidateFunction>();

function responseSchema(operationId: OperationId, declared: string): ValidateFunction {
  const pointer = schemaPointer(operationId, declared);
  const known = compiled.get(pointer);
  if (known) return known;
  const validate = ajv.compile({ $ref: `${CONTRACT}#${pointer}` });
  compiled.set(pointer, validate);
  return validate;
}

function schemaPointer(operationId: OperationId, declared: string): string {
  const { path, method } = operationMetadata[operationId];
  const pathItem = (document.paths as Record<string, Record<string, { responses: Record<string, { $ref?: string }> }>>)[
    path
  ];
  const response = pathItem?.[method.toLowerCase()]?.responses[declared];
  if (!response) throw new Error(`${operationId} declares no ${declared}`);
  const base = response.$ref?.slice(1) ?? `/paths/${escapeSegment(path)}/${method.toLowerCase()}/responses/${declared}`;
  return `${base}/content/application~1json/schema`.replaceAll("{", "%7B").replaceAll("}", "%7D");
}

function escapeSegment(segment: string): string {
  return segment.replaceAll("~", "~0").replaceAll("/", "~1");
}
