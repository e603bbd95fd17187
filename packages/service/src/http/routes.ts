import { type OperationId, operationMetadata } from "@recruiting-outreach/contract";
import { at, below, follow, placeOf, type SchemaReference, schemaAt } from "./contract-document.ts";

/** A limit of the contract, and when it holds. */
export interface RateLimit {
  /** Name that its requests are counted under. */
  readonly bucket: string;
  readonly requestsPerMinute: number;
  /** Set for a limit that the contract leaves to the service. */
  readonly usual: boolean;
  /** A query parameter, and the value that it must have. */
  readonly condition?: { readonly parameter: string; readonly equals: string };
}

/** What the service needs to know of an operation, taken from the contract. */
export interface OperationRoute {
  readonly operationId: OperationId;
  readonly method: "GET" | "POST" | "PATCH";
  /** In the form of the router, as in `/contacts/:contactId`. */
  readonly url: string;
  readonly params: object;
  readonly querystring: object;
  /** Undefined when there is no JSON to judge. */
  readonly body: object | undefined;
  readonly mediaType: string | undefined;
  /** Names of the query parameters whose blanks at both ends do not count. */
  readonly trimmedParameters: readonly string[];
  /** Whether that also holds for all strings of the body. */
  readonly trimmedBody: boolean;
  readonly rateLimits: readonly RateLimit[];
  /** Status of a success. */
  readonly status: number;
  /** What each status is answered with, by its name in the contract: `200`, `4XX`, `default`. */
  readonly responses: Readonly<Record<string, SchemaReference>>;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  "x-trim"?: boolean;
}

/** The operations of the contract. */
export const operationRoutes: readonly OperationRoute[] = (Object.keys(operationMetadata) as OperationId[]).map(
  routeOf,
);

function routeOf(operationId: OperationId): OperationRoute {
  const { method, path } = operationMetadata[operationId];
  const pointer = below("/paths", path, method.toLowerCase());
  const operation = at(pointer) ?? {};
  const mediaType = Object.keys((operation["requestBody"] as { content?: object } | undefined)?.content ?? {})[0];
  const bodyPointer = mediaType && below(pointer, "requestBody", "content", mediaType, "schema");
  const parameters = (operation["parameters"] as unknown[] | undefined) ?? [];
  const all = parameters.map((entry, index): Parameter & { schema: object } => {
    const place = placeOf(below(pointer, "parameters", index));
    const schema = below(place, "schema");
    const fallback = at(schema)?.["default"];
    // A default is not seen through a reference.
    const withDefault = fallback === undefined ? schemaAt(schema) : { ...schemaAt(schema), default: fallback };
    return { ...(follow(entry) as Parameter), schema: withDefault };
  });
  const limits = operation["x-rate-limit"] as {
    requests: number;
    condition?: { parameter: string; equals: unknown };
    "x-provisional"?: string;
  }[];
  const statuses = Object.keys(operation["responses"] as object);
  return {
    operationId,
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ":$1"),
    params: objectOf(all.filter((parameter) => parameter.in === "path")),
    querystring: objectOf(all.filter((parameter) => parameter.in === "query")),
    body: mediaType === "application/json" && bodyPointer ? schemaAt(bodyPointer) : undefined,
    mediaType,
    trimmedParameters: all.filter((parameter) => parameter["x-trim"]).map(({ name }) => name),
    trimmedBody: bodyPointer !== undefined && (at(bodyPointer)?.["x-trim"] ?? false) === true,
    rateLimits: limits.map(({ requests, condition, ...rest }) => ({
      bucket: condition ? `${operationId}?${condition.parameter}=${condition.equals}` : operationId,
      requestsPerMinute: requests,
      usual: !condition && "x-provisional" in rest,
      ...(condition && { condition: { parameter: condition.parameter, equals: String(condition.equals) } }),
    })),
    status: Number(statuses.find((status) => /^2\d\d$/.test(status))),
    responses: Object.fromEntries(statuses.map((status) => [status, answerAt(below(pointer, "responses", status))])),
  };
}

function answerAt(pointer: string): SchemaReference {
  return schemaAt(placeOf(below(placeOf(pointer), "content", "application/json", "schema")));
}

function objectOf(parameters: readonly (Parameter & { schema: object })[]): object {
  return {
    type: "object",
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}
