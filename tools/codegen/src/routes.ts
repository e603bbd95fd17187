import { type OpenApiDocument, type Operation, operationsOf, type Parameter, resolve, type Schema } from "./openapi.ts";

/** The source of `routes.ts`: the least that a client needs at run time, kept small because it is shipped to browsers. */
export function routes(document: OpenApiDocument): string {
  const all = operationsOf(document);
  for (const { path, operation } of all) assertFlat(document, path, operation);
  const usual = mostFrequent(all.map(({ operation }) => limitOf(operation).requests));
  const entries = all.map(({ path, method, operation }) => {
    const limit = limitOf(operation);
    const pagination = operation["x-pagination"] as { style: string; maxPage?: number } | undefined;
    const options = {
      ...(limit.requests !== usual && { requestsPerMinute: limit.requests }),
      ...(operation["x-idempotent"] && method !== "get" && { idempotent: true }),
      ...(operation["x-paid"] && {
        creditsPerItem: (operation["x-paid"] as { creditsPerItem: number }).creditsPerItem,
        usualLimit: usualLimit(document, operation),
      }),
      ...(pagination?.style === "page" && { lastPage: pagination.maxPage }),
    };
    const route = [method.toUpperCase(), path, ...(Object.keys(options).length > 0 ? [options] : [])];
    if (limit.seconds !== 60) throw new Error(`${operation.operationId}: routes count requests per minute`);
    return `  ${operation.operationId}: ${JSON.stringify(route)},`;
  });
  const calls = all.map(
    ({ path, method, operation }) =>
      `  /**\n${docLines(operation)}   *\n   * ${method.toUpperCase()} ${path}\n   */\n  ${operation.operationId}: operations["${operation.operationId}"];`,
  );
  return `
import type { operations } from "./types.ts";

/** Requests allowed in a minute where a route says nothing else. */
export const usualRequestsPerMinute = ${usual};

/** What a client must know of an operation where the usual does not hold. */
export interface RouteOptions {
  /** Requests allowed in a minute. */
  readonly requestsPerMinute?: number;
  /** Set on an operation that may be repeated safely although it is no GET. */
  readonly idempotent?: boolean;
  /** Credits that each returned item costs. */
  readonly creditsPerItem?: number;
  /** Items on a page of a paid list when the caller says nothing. */
  readonly usualLimit?: number;
  /** Last page that can be asked for, of a list that is paged by number alone. */
  readonly lastPage?: number;
}

/** Method, path template, and what is unusual. */
export type Route = readonly [method: "GET" | "POST" | "PATCH", path: string, options?: RouteOptions];

/** Where each operation is found, by operationId. */
export const routes: Readonly<Record<keyof OperationCalls, Route>> = {
${entries.join("\n")}
};

/** Largest file that may be uploaded, in bytes. */
export const maxUploadBytes = ${maxUploadBytes(document)};

/** The operations by operationId, each with its description. */
export interface OperationCalls {
${calls.join("\n")}
}
`;
}

function limitOf(operation: Operation): { requests: number; seconds: number } {
  const [limit] = operation["x-rate-limit"] as { requests: number; seconds: number }[];
  if (!limit) throw new Error(`${operation.operationId} needs x-rate-limit`);
  return limit;
}

function usualLimit(document: OpenApiDocument, operation: Operation): number {
  const { limit } = bodyProperties(document, operation);
  if (typeof limit?.["default"] !== "number") throw new Error(`${operation.operationId} needs a default for limit`);
  return limit["default"];
}

function bodyProperties(document: OpenApiDocument, operation: Operation): Record<string, Schema> {
  const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  return schema ? (resolve<Schema>(document, schema).properties ?? {}) : {};
}

function mostFrequent(numbers: number[]): number {
  const count = (number: number): number => numbers.filter((other) => other === number).length;
  return numbers.reduce((best, number) => (count(number) > count(best) ? number : best));
}

function docLines(operation: Operation): string {
  const text = [operation.summary, "", operation.description];
  if (operation["x-provisional"]) text.push("", `Provisional: ${operation["x-provisional"]}`);
  return text
    .join("\n")
    .trim()
    .split("\n")
    .map((line) => `   * ${line}`.trimEnd())
    .join("\n")
    .concat("\n");
}

/** Arguments of a call are flat, so no name may stand twice among path, query and body; and only one of query and body may be there. */
function assertFlat(document: OpenApiDocument, path: string, operation: Operation): void {
  const parameters = (operation.parameters ?? []).map((node) => resolve<Parameter>(document, node));
  const unusual = parameters.find(
    ({ style, explode }) => (style !== undefined && !["form", "simple"].includes(style)) || explode === false,
  );
  if (unusual)
    throw new Error(`${operation.operationId}: the client knows no style but the usual one, for ${unusual.name} too`);
  const body = Object.keys(bodyProperties(document, operation));
  if (operation.requestBody && parameters.some((parameter) => parameter.in === "query")) {
    throw new Error(`${operation.operationId} takes a query and a body; a flat call cannot tell them apart`);
  }
  const names = [...parameters.map(({ name }) => name), ...body];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`${operation.operationId} (${path}) uses the name ${twice} twice`);
}

function maxUploadBytes(document: OpenApiDocument): number {
  for (const schema of Object.values(document.components.schemas)) {
    for (const property of Object.values(schema.properties ?? {})) {
      if (property["format"] === "binary" && typeof property["maxLength"] === "number") return property["maxLength"];
    }
  }
  return Number.MAX_SAFE_INTEGER;
}
