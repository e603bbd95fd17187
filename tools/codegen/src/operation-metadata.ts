import { type OpenApiDocument, type Operation, operationsOf, type Parameter, resolve } from "./openapi.ts";

/** The source of `operations.ts`: what client, mock and service must know of each operation at run time. */
export function operationMetadata(document: OpenApiDocument): string {
  const entries = operationsOf(document).map(
    ({ path, method, operation }) =>
      `  /** ${operation.summary}: ${method.toUpperCase()} ${path} */\n  ${operation.operationId}: ${literal({
        method: method.toUpperCase(),
        path,
        parameters: parametersOf(document, operation),
        security: operation.security.flatMap((requirement) => Object.keys(requirement)),
        requestBody: requestBodyOf(operation),
        responses: responsesOf(document, operation),
        rateLimits: operation["x-rate-limit"].map(withoutProvisional),
        pagination: operation["x-pagination"] ?? null,
        idempotent: operation["x-idempotent"],
        paid: operation["x-paid"] ?? null,
        provisional: operation["x-provisional"] ?? null,
      })},`,
  );
  return `
/** Version of the interface description. */
export const apiVersion = ${literal(document.info.version)};

/** Path that every deployment ends its base URL with. */
export const basePath = ${literal(basePathOf(document))};

/** Header that carries the API key. */
export const apiKeyHeader = ${literal(apiKeyHeaderOf(document))};

/**
 * What is known of each operation, by operationId: method, path template, parameter styles, security, media types by status,
 * rate limits, paging, whether it may be repeated safely, and what it costs.
 */
export const operationMetadata = {
${entries.join("\n")}
} as const;

/** Name of an operation. */
export type OperationId = keyof typeof operationMetadata;
`;
}

function parametersOf(document: OpenApiDocument, operation: Operation): object[] {
  return (operation.parameters ?? []).map((node) => {
    const parameter = resolve<Parameter>(document, node);
    const style = parameter.style ?? (parameter.in === "query" ? "form" : "simple");
    return {
      name: parameter.name,
      in: parameter.in,
      required: parameter.required ?? false,
      style,
      explode: parameter.explode ?? style === "form",
    };
  });
}

function requestBodyOf(operation: Operation): object | null {
  const body = operation.requestBody;
  return body ? { required: body.required ?? false, mediaTypes: Object.keys(body.content) } : null;
}

function responsesOf(document: OpenApiDocument, operation: Operation): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(operation.responses).map(([status, response]) => [
      status,
      Object.keys(resolve(document, response).content ?? {}),
    ]),
  );
}

function withoutProvisional(rateLimit: object): object {
  return Object.fromEntries(Object.entries(rateLimit).filter(([key]) => key !== "x-provisional"));
}

function basePathOf(document: OpenApiDocument): string {
  const paths = new Set(document.servers.map(({ url }) => url.replace(/^[^/]+:\/\/[^/]+/, "")));
  if (paths.size !== 1) throw new Error(`The servers must share one base path, not ${[...paths].join(", ")}`);
  return [...paths][0] ?? "";
}

function apiKeyHeaderOf(document: OpenApiDocument): string {
  const scheme = Object.values(document.components.securitySchemes).find(
    (candidate) => candidate.type === "apiKey" && candidate.in === "header",
  );
  if (!scheme?.name) throw new Error("components.securitySchemes needs an apiKey scheme in a header");
  return scheme.name;
}

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll("\n", "\n  ");
}
