import type { ErrorObject, ValidateFunction } from "ajv";
import { Ajv2020, type Options } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { type Issue, mostIssues } from "../problems.ts";
import { contractId, document } from "./contract-document.ts";

/** A part of a request that is judged, or an answer. */
export type Part = "body" | "querystring" | "params" | "answer";

const options: Options = { strict: false, allErrors: true, useDefaults: true, ownProperties: true };
const judges: Readonly<Record<Part, Ajv2020>> = {
  body: judge(options),
  // Texts of an address become numbers and booleans; a single value of a list becomes a list.
  querystring: judge({ ...options, coerceTypes: "array" }),
  params: judge(options),
  answer: judge({ strict: false }),
};

function judge(own: Options): Ajv2020 {
  const ajv = new Ajv2020(own);
  addFormats.default(ajv);
  return ajv.addSchema(document, contractId, false, false);
}

/** Compiles a schema for a part of requests, or for answers. */
export function compile(part: Part, schema: object): ValidateFunction {
  return judges[part].compile(schema);
}

/** What a judgement found, in the words of the API. */
export function issuesOf(errors: readonly ErrorObject[] | null | undefined, root: string): Issue[] {
  const issues = new Map<string, Issue>();
  for (const { instancePath, keyword, message = "is not valid", params } of withoutBranches(errors ?? [])) {
    const place = [root, ...instancePath.split("/").slice(1)];
    const name = params["missingProperty"] ?? params["additionalProperty"] ?? params["unevaluatedProperty"];
    if (name !== undefined) place.push(String(name));
    const path = place.map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~")).join(".");
    issues.set(`${path} ${keyword}`, { path, message: sentence(keyword, message, params) });
    if (issues.size >= mostIssues) break;
  }
  return [...issues.values()];
}

/**
 * A value that fits none of several forms fails each of them in its own way. What is wrong further inside is worth saying; what each form wants of
 * the value itself is said once, together.
 */
function withoutBranches(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const forks = new Map(errors.filter(isFork).map((error) => [error.instancePath, error]));
  if (forks.size === 0) return errors;
  const isBranch = (error: ErrorObject): boolean => {
    const fork = forks.get(error.instancePath);
    return fork !== undefined && !isFork(error) && schemaOf(error) !== schemaOf(fork);
  };
  return errors.flatMap((error) => {
    if (isBranch(error)) return [];
    if (!isFork(error)) return [error];
    const inside = errors.some(({ instancePath }) => instancePath.startsWith(`${error.instancePath}/`));
    if (inside) return [];
    const wishes = errors.filter((other) => other.instancePath === error.instancePath && isBranch(other));
    return [{ ...error, message: together(wishes) }];
  });
}

function isFork({ keyword }: ErrorObject): boolean {
  return keyword === "anyOf" || keyword === "oneOf";
}

/** Where the schema stands that holds the rule. */
function schemaOf({ schemaPath }: ErrorObject): string {
  return schemaPath.slice(0, schemaPath.lastIndexOf("/"));
}

function together(errors: readonly ErrorObject[]): string {
  const missing = errors.flatMap(({ params }) => params["missingProperty"] ?? []);
  if (missing.length === errors.length) return `needs one of ${[...new Set(missing)].join(", ")}`;
  const wishes = errors.map(({ keyword, message = "must be valid", params }) => sentence(keyword, message, params));
  return [...new Set(wishes)].join(" or ");
}

function sentence(keyword: string, message: string, params: Record<string, unknown>): string {
  if (keyword === "required" || keyword === "dependentRequired") return "is required";
  if (keyword === "additionalProperties" || keyword === "unevaluatedProperties") return "is not known";
  if (keyword === "enum") return `must be one of ${(params["allowedValues"] as unknown[]).join(", ")}`;
  if (keyword === "const") return `must be ${JSON.stringify(params["allowedValue"])}`;
  return message;
}
