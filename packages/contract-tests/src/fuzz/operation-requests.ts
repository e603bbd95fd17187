import document from "@recruiting-outreach/contract/openapi.json" with { type: "json" };
import fc from "fast-check";
import { viewContract } from "../reference/contract-view.ts";
import { type BrokenBound, brokenBounds } from "./broken-values.ts";
import { asSchema, type JsonSchema } from "./json-schema.ts";
import { encodeForm, formType } from "./multipart.ts";
import type { FuzzRequest } from "./request.ts";
import { validValues } from "./valid-values.ts";

/** All requests that can be made from one operation of the contract. */
export interface OperationRequests {
  readonly operationId: string;
  readonly valid: fc.Arbitrary<FuzzRequest>;
  /** One for each bound of the request. */
  readonly broken: readonly fc.Arbitrary<FuzzRequest>[];
}

interface Parameter {
  readonly schema: JsonSchema;
  readonly explode?: boolean;
  readonly required?: boolean;
  readonly "x-trim"?: boolean;
}

interface OperationFacets {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, Parameter>>;
  readonly pathParams?: Readonly<Record<string, Parameter>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** What a request says, before it is written. */
interface Values {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

const jsonType = "application/json";
const multipartType = "multipart/form-data";
const encoder = new TextEncoder();

/** The requests of every operation of the contract. */
export function operationRequests(): OperationRequests[] {
  const views = viewContract(document).operations as unknown as Record<string, OperationFacets>;
  return Object.entries(views).map(([operationId, view]) => requestsOf(operationId, view));
}

function requestsOf(operationId: string, view: OperationFacets): OperationRequests {
  const path = parametersSchema(view.pathParams);
  const query = parametersSchema(view.query);
  const carrier = view.body?.[multipartType] ? "text" : "json";
  const body = bodySchema(view);
  const values: fc.Arbitrary<Values> = fc.record({
    path: validValues(path) as fc.Arbitrary<Values["path"]>,
    query: validValues(query) as fc.Arbitrary<Values["query"]>,
    body: body ? validValues(body) : fc.constant(undefined),
  });
  const breaking = (part: keyof Values, { keyword, place, values: broken }: BrokenBound): fc.Arbitrary<FuzzRequest> =>
    fc
      .tuple(values, broken)
      .map(([valid, value]) => write(operationId, view, { ...valid, [part]: value }, `${keyword} of ${place}`));
  const inPath = brokenBounds(path, "path", "text")
    // An empty segment is another path.
    .filter(({ keyword, place }) => place !== "path" && keyword !== "minLength" && keyword !== "type");
  const inQuery = brokenBounds(query, "query", "text").filter(({ place }) => place !== "query");
  const inBody = body ? brokenBounds(body, "body", carrier) : [];
  return {
    operationId,
    valid: values.map((valid) => write(operationId, view, valid)),
    broken: [
      ...inPath.map((bound) => breaking("path", { ...bound, values: bound.values.filter(hasNoEmptySegment) })),
      ...inQuery.map((bound) => breaking("query", bound)),
      // A form is an object already.
      ...inBody
        .filter(({ keyword, place }) => carrier === "json" || place !== "body" || keyword !== "type")
        .map((bound) => breaking("body", bound)),
    ],
  };
}

function hasNoEmptySegment(value: unknown): boolean {
  return !Object.values(value as object).includes("");
}

/** Parameters as the properties of one object. */
function parametersSchema(parameters: Readonly<Record<string, Parameter>> = {}): JsonSchema {
  const entries = Object.entries(parameters);
  return asSchema({
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(
      entries.map(([name, { schema, ...parameter }]) => [name, { ...schema, "x-trim": parameter["x-trim"] === true }]),
    ),
    required: entries.filter(([, { required }]) => required === true).map(([name]) => name),
  });
}

function bodySchema({ body }: OperationFacets): JsonSchema | undefined {
  const schema = body?.[jsonType] ?? body?.[multipartType];
  return schema === undefined ? undefined : asSchema(schema);
}

function write(operationId: string, view: OperationFacets, values: Values, breaks?: string): FuzzRequest {
  const path = view.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.path[name])));
  const query = queryOf(view, values.query);
  const isForm = view.body?.[multipartType] !== undefined;
  const common = {
    operationId,
    method: view.method.toUpperCase(),
    target: query === "" ? path : `${path}?${query}`,
    ...(breaks === undefined ? { kind: "valid" as const } : { kind: "broken bound" as const, breaks }),
  };
  if (values.body === undefined) return { ...common, headers: {} };
  return isForm
    ? { ...common, headers: { "content-type": formType }, body: encodeForm(values.body as Record<string, unknown>) }
    : { ...common, headers: { "content-type": jsonType }, body: encoder.encode(JSON.stringify(values.body)) };
}

function queryOf({ query = {} }: OperationFacets, values: Values["query"]): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    const texts = [value].flat().map(String);
    if (query[name]?.explode === false) parameters.append(name, texts.join());
    else for (const text of texts) parameters.append(name, text);
  }
  return parameters.toString();
}
