import type { DocumentNode } from "./document.ts";
import type { Finding } from "./problems.ts";
import type { Schemas } from "./schemas.ts";

/** The parameters of a request as the contract types them, and what is wrong with them. */
export interface Parameters {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly findings: readonly Finding[];
}

/** Reads and judges the path and query parameters of a request. */
export type ReadParameters = (path: Readonly<Record<string, string>>, query: URLSearchParams) => Parameters;

interface Parameter {
  readonly name: string;
  readonly schema: DocumentNode | true;
  readonly required: boolean;
  readonly trimmed: boolean;
  readonly commaSeparated: boolean;
}

/**
 * Query parameters that the contract does not name are passed over: it has no way to forbid them.
 *
 * @param pointer - where the document declares the parameters
 */
export function compileParameters(nodes: readonly DocumentNode[], schemas: Schemas, pointer: string): ReadParameters {
  const inPath = nodes.filter((node) => node.text("in") === "path").map(readParameter);
  const inQuery = nodes.filter((node) => node.text("in") === "query").map(readParameter);
  const checkPath = schemas.ofText(byName(inPath), pointer);
  const checkQuery = schemas.ofText(byName(inQuery), pointer);
  return (pathParameters, queryParameters) => {
    const path = valuesOf(inPath, (name) => [pathParameters[name] ?? ""]);
    const query = valuesOf(inQuery, (name) => queryParameters.getAll(name));
    return { path, query, findings: [...checkPath(path, "path"), ...checkQuery(query, "query")] };
  };
}

function readParameter(node: DocumentNode): Parameter {
  const schema = node.child("schema");
  return {
    name: node.text("name") ?? "",
    schema: schema ?? true,
    required: node.get("required") === true,
    trimmed: node.get("x-trim") === true || schema?.get("x-trim") === true,
    commaSeparated: node.get("explode") === false,
  };
}

function byName(parameters: readonly Parameter[]): Map<string, Parameter> {
  return new Map(parameters.map((parameter) => [parameter.name, parameter]));
}

function valuesOf(
  parameters: readonly Parameter[],
  readAll: (name: string) => readonly string[],
): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const { name, trimmed, commaSeparated } of parameters) {
    const sent = readAll(name)
      .flatMap((value) => (commaSeparated ? value.split(",") : value))
      .map((value) => (trimmed ? value.trim() : value));
    const [first] = sent;
    if (first !== undefined) values[name] = sent.length === 1 ? first : sent;
  }
  return values;
}
