/** As much of an OpenAPI 3.1 document as the generator reads. */
export interface OpenApiDocument {
  info: { version: string };
  servers: { url: string }[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, Response>;
    securitySchemes: Record<string, { type: string; in?: string; name?: string }>;
  };
}

export type PathItem = Partial<Record<Method, Operation>>;

export const METHODS = ["get", "put", "post", "delete", "patch"] as const;
export type Method = (typeof METHODS)[number];

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, Response | Reference>;
  "x-idempotent": boolean;
  "x-rate-limit": object[];
  "x-pagination"?: object;
  "x-paid"?: object;
  "x-provisional"?: string;
}

export interface Parameter {
  name: string;
  in: "query" | "path" | "header";
  required?: boolean;
  style?: string;
  explode?: boolean;
  description?: string;
  schema: Schema;
  "x-provisional"?: string;
}

export interface Response {
  description: string;
  content?: Record<string, { schema: Schema }>;
  "x-provisional"?: string;
}

export interface Reference {
  $ref: string;
}

export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  [keyword: string]: unknown;
}

/** Follows a reference into `components`; anything else is returned as it is. */
export function resolve<T extends object>(document: OpenApiDocument, node: T | Reference): T {
  if (!("$ref" in node) || typeof node.$ref !== "string") return node as T;
  let target: unknown = document;
  for (const key of node.$ref.slice(2).split("/")) target = (target as Record<string, unknown>)[key];
  if (target === undefined) throw new Error(`${node.$ref} leads nowhere`);
  return target as T;
}

/** Every operation with its path and method, in the order of the document. */
export function operationsOf(document: OpenApiDocument): { path: string; method: Method; operation: Operation }[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
}
