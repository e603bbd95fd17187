import { isObject } from "./json-pointer.ts";
import { resolveReferences } from "./references.ts";

type Node = Readonly<Record<string, unknown>>;

const methods = ["get", "put", "post", "patch", "delete", "head", "options", "trace"] as const;

/** One operation: its parameters by place and name, its body schemas by media type, its responses by status. */
export interface OperationView {
  readonly method: string;
  readonly path: string;
  readonly [facet: string]: unknown;
}

/**
 * An OpenAPI document with every `$ref` resolved and the defaults of parameters and bodies filled in. Where a schema
 * offers another one or null, by `anyOf` or by `oneOf`, the other one stands under `orNull` as well.
 */
export interface ContractView {
  /** What belongs to no operation: `info`, `servers`, a global `security` and `securitySchemes`. */
  readonly document: Node;
  /** The operations by operationId. */
  readonly operations: Readonly<Record<string, OperationView>>;
}

/**
 * Turns an OpenAPI document into a view in which one JSON pointer finds one fact.
 *
 * @param document the parsed OpenAPI 3.1 document
 * @throws Error when a `$ref` leads nowhere or back to itself
 * @example
 * resolvePointer(viewContract(document).operations["listOperations"], "/query/limit/schema/maximum");
 */
export function viewContract(document: unknown): ContractView {
  const root = nameNullables(resolveReferences(document, document));
  if (!isObject(root)) throw new Error("The contract is not a JSON object.");
  const { paths, components, ...rest } = root;
  const operations = entriesOf(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = childOf(item, method);
      return isObject(operation) ? [viewOperation(method, path, operation, childOf(item, "parameters"))] : [];
    }),
  );
  return {
    document: { ...rest, securitySchemes: childOf(components, "securitySchemes") },
    operations: Object.fromEntries(operations),
  };
}

function viewOperation(method: string, path: string, operation: Node, shared: unknown): [string, OperationView] {
  const { operationId, security, parameters, requestBody, responses } = operation;
  const all = [...listOf(shared), ...listOf(parameters)].filter(isObject);
  const facets = {
    security,
    rateLimit: operation["x-rate-limit"],
    pagination: operation["x-pagination"],
    idempotent: operation["x-idempotent"],
    paid: operation["x-paid"],
    "x-provisional": operation["x-provisional"],
    query: parametersIn("query", "form", all),
    pathParams: parametersIn("path", "simple", all),
    headerParams: parametersIn("header", "simple", all),
    cookieParams: parametersIn("cookie", "form", all),
    body: isObject(requestBody) ? viewBody(requestBody) : undefined,
    responses: Object.fromEntries(
      entriesOf(responses).map(([status, response]) => [status, isObject(response) ? viewResponse(response) : {}]),
    ),
  };
  return [String(operationId), { method, path, ...withoutGaps(facets) }];
}

function parametersIn(location: string, usualStyle: string, parameters: readonly Node[]): Node {
  return Object.fromEntries(
    parameters
      .filter((parameter) => childOf(parameter, "in") === location)
      .map(({ name, in: _location, style = usualStyle, ...parameter }) => [
        String(name),
        { required: false, style, explode: style === "form", ...parameter },
      ]),
  );
}

function viewBody({ required = false, content, ...requestBody }: Node): Node {
  const schemas = entriesOf(content).map(([mediaType, media]) => [mediaType, childOf(media, "schema")]);
  return withoutGaps({
    required,
    "x-provisional": requestBody["x-provisional"],
    ...Object.fromEntries(schemas),
  });
}

function viewResponse({ headers = {}, content, ...response }: Node): Node {
  const body = childOf(childOf(content, "application/json"), "schema");
  return withoutGaps({ body, headers, "x-provisional": response["x-provisional"] });
}

function nameNullables(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(nameNullables);
  if (!isObject(node)) return node;
  const named = Object.fromEntries(Object.entries(node).map(([name, value]) => [name, nameNullables(value)]));
  const { anyOf, oneOf = anyOf } = named;
  const [schema, alternative, ...more] = listOf(oneOf);
  const isNullable = childOf(alternative, "type") === "null" && more.length === 0;
  return isNullable ? { ...named, orNull: schema } : named;
}

function childOf(node: unknown, name: string): unknown {
  return isObject(node) ? node[name] : undefined;
}

function entriesOf(node: unknown): [string, unknown][] {
  return isObject(node) ? Object.entries(node) : [];
}

function listOf(node: unknown): readonly unknown[] {
  return Array.isArray(node) ? node : [];
}

function withoutGaps(node: Node): Node {
  return Object.fromEntries(Object.entries(node).filter(([, value]) => value !== undefined));
}
