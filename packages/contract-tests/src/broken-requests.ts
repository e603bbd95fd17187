import document from "@recruiting-outreach/contract/openapi.json" with { type: "json" };
import { viewContract } from "./reference/contract-view.ts";

/** A request that keeps to the contract but for one thing. */
export interface BrokenRequest {
  operationId: string;
  /** The JSON Schema keyword that is broken. */
  keyword: string;
  /** Where the broken value stands, such as `query.limit` or `body.contactIds.0`. */
  place: string;
  method: string;
  path: string;
  body?: unknown;
}

interface Schema {
  [keyword: string]: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
}

interface OperationFacets {
  method: string;
  path: string;
  query?: Record<string, { schema: Schema; examples: Examples }>;
  pathParams?: Record<string, { schema: Schema; examples: Examples }>;
  body?: Record<string, unknown>;
}

type Examples = Record<string, { value: unknown }>;
type Break = { keyword: string; place: string; value: unknown };

const JSON_BODY = "application/json";
const views = viewContract(document).operations as unknown as Record<string, OperationFacets>;

/** Every way of breaking one bound of a parameter, or of a value that stands in an example body. */
export function brokenRequests(): BrokenRequest[] {
  return Object.entries(views).flatMap(([operationId, view]) => {
    const method = view.method.toUpperCase();
    const path = (changes: Record<string, unknown> = {}): string =>
      view.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String(changes[name] ?? firstExample(view.pathParams?.[name]?.examples))),
      );
    const body = bodyExamples(operationId)[0];
    const inPath = Object.entries(view.pathParams ?? {}).flatMap(([name, { schema, examples }]) =>
      breaksOf(schema, firstExample(examples), `path.${name}`)
        .filter(({ value }) => typeof value === "string" && value !== "")
        .map(({ value, ...rest }) => ({ operationId, method, path: path({ [name]: value }), body, ...rest })),
    );
    const inQuery = Object.entries(view.query ?? {}).flatMap(([name, { schema, examples }]) =>
      breaksOf(schema, firstExample(examples), `query.${name}`).map(({ value, ...rest }) => ({
        ...{ operationId, method, body, ...rest },
        path: `${path()}?${new URLSearchParams([value].flat().map((entry): [string, string] => [name, String(entry)]))}`,
      })),
    );
    const inBody = bodyExamples(operationId).flatMap((example) =>
      breaksOf(bodySchema(operationId) ?? {}, example, "body").map(({ value, ...rest }) => ({
        ...{ operationId, method, path: path(), body: value, ...rest },
      })),
    );
    return [...inPath, ...inQuery, ...unique(inBody)];
  });
}

/** The keywords that stand in the schemas of parameters and JSON bodies, of those that can be broken. */
export function requestKeywords(): Set<string> {
  const found = new Set<string>();
  const visit = (schema: Schema): void => {
    for (const keyword of Object.keys(breakers)) if (schema[keyword] !== undefined) found.add(keyword);
    for (const child of [...Object.values(schema.properties ?? {}), schema.items, ...(schema.oneOf ?? [])]) {
      if (child) visit(child);
    }
  };
  for (const [operationId, view] of Object.entries(views)) {
    for (const { schema } of [...Object.values(view.query ?? {}), ...Object.values(view.pathParams ?? {})])
      visit(schema);
    const schema = bodySchema(operationId);
    if (schema) visit(schema);
  }
  return found;
}

function bodySchema(operationId: string): Schema | undefined {
  return views[operationId]?.body?.[JSON_BODY] as Schema | undefined;
}

function bodyExamples(operationId: string): unknown[] {
  const { path, method } = views[operationId] as OperationFacets;
  const item = (
    document.paths as Record<
      string,
      Record<string, { requestBody?: { content: Record<string, { examples: Examples }> } }>
    >
  )[path];
  const content = item?.[method]?.requestBody?.content[JSON_BODY];
  return Object.values(content?.examples ?? {}).map(({ value }) => value);
}

function firstExample(examples: Examples | undefined): unknown {
  return Object.values(examples ?? {})[0]?.value;
}

function unique(requests: BrokenRequest[]): BrokenRequest[] {
  return [...new Map(requests.map((request) => [`${request.keyword} ${request.place}`, request])).values()];
}

/** The value broken in every way that its schema knows, itself and all that stands in it. */
function breaksOf(schema: Schema, value: unknown, place: string): Break[] {
  const own = Object.entries(breakers).flatMap(([keyword, breaker]) =>
    schema[keyword] === undefined ? [] : breaker(schema, value).map((broken) => ({ keyword, place, value: broken })),
  );
  const parts: [string, Schema | undefined, (part: unknown) => unknown][] = Array.isArray(value)
    ? value.map((_, index) => [String(index), schema.items, (part) => value.with(index, part)])
    : isObject(value)
      ? Object.keys(value).map((name) => [name, schema.properties?.[name], (part) => ({ ...value, [name]: part })])
      : [];
  const inside = parts.flatMap(([name, child, rebuild]) => {
    if (!child) return [];
    const part = (value as Record<string, unknown>)[name];
    return breaksOf(child.oneOf?.[0] ?? child, part, `${place}.${name}`).map((broken) => ({
      ...broken,
      value: rebuild(broken.value),
    }));
  });
  return [...own, ...inside];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

const NONSENSE = "no such thing";

/** For each keyword, values that break it and as little else as can be. */
const breakers: Record<string, (schema: Schema, value: unknown) => unknown[]> = {
  type: ({ type }) => {
    const types = [type].flat();
    if (types.includes("array") || types.includes("object")) return [];
    return types.includes("string") ? [] : [NONSENSE];
  },
  enum: () => [NONSENSE],
  const: () => [NONSENSE],
  minimum: ({ minimum }) => [(minimum as number) - 1],
  maximum: ({ maximum }) => [(maximum as number) + 1],
  minLength: ({ minLength }) => ["1".repeat((minLength as number) - 1)],
  maxLength: ({ maxLength }, value) => [String(value).padEnd((maxLength as number) + 1, "1")],
  pattern: ({ minLength = 0, maxLength = 64 }, value) => [
    "? ".repeat(64).slice(0, Math.max(minLength as number, Math.min(String(value).length, maxLength as number))),
  ],
  format: ({ format }) => (["email", "date-time"].includes(String(format)) ? [NONSENSE] : []),
  minItems: ({ minItems }) => [new Array((minItems as number) - 1).fill(NONSENSE)],
  maxItems: ({ maxItems }, value) => (Array.isArray(value) ? [new Array((maxItems as number) + 1).fill(value[0])] : []),
  minProperties: () => [{}],
  required: ({ required }, value) =>
    (required as string[]).map((name) =>
      Object.fromEntries(Object.entries(value as object).filter(([key]) => key !== name)),
    ),
  additionalProperties: ({ additionalProperties }, value) =>
    additionalProperties === false ? [{ ...(value as object), unheardOf: true }] : [],
  anyOf: ({ type }) => (type === "object" ? [{}] : []),
};
