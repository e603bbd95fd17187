import { createLogger } from "@stoplight/prism-core";
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpMockConfig,
  type IHttpRequest,
} from "@stoplight/prism-http";
import type { OpenApiDocument } from "./document.ts";
import type { Choice } from "./responses.ts";
import type { Routed } from "./router.ts";

/** A body with the status and headers it goes out with. */
export interface Generated {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Makes the answer of an operation. The same seed makes the same answer. */
export type Engine = (operation: Routed, choice: Choice, seed: string) => Promise<Generated>;

/** The front has judged the request by the time Prism is asked. */
const config: IHttpMockConfig = {
  isProxy: false,
  checkSecurity: false,
  validateRequest: false,
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
  mock: { dynamic: false },
};

/**
 * Prism as the engine. It only makes answers: nothing a client sends reaches it but a seed and the name of an example,
 * as parts of it end the process on headers and paths they cannot parse, and it leaves gaps in judging requests.
 */
export async function createEngine(document: OpenApiDocument): Promise<Engine> {
  const resources = await getHttpOperationsFromSpec(withBounds(document));
  const prism = createInstance(config, { logger: createLogger("mock", { level: "silent" }) });

  return async ({ method, path }, { status, example, dynamic }, seed) => {
    const request: IHttpRequest = { method: method.toLowerCase() as IHttpRequest["method"], url: { path } };
    const resource = resources.filter((candidate) => candidate.path === path && candidate.method === request.method);
    const mock = { code: status, dynamic, seed, ...(example !== undefined && { exampleKey: example }) };
    const result = await prism.request(request, resource, { ...config, mock })();
    if (result._tag === "Left") throw result.left;
    const { statusCode, headers = {}, body } = result.right.output;
    return { status: statusCode, headers: sentHeaders(headers), body };
  };
}

/** A copy that keeps made-up bodies small and valid: Prism fills open objects with properties of any name, and long lists. */
function withBounds(document: OpenApiDocument): object {
  const copy = structuredClone(document);
  const bound = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    for (const value of Object.values(node)) bound(value);
    if (isOfType(node, "object")) Object.assign(node, { additionalProperties: false });
    if (isOfType(node, "array")) Object.assign(node, { maxItems: 3 });
  };
  bound(copy.paths);
  bound(copy.components);
  return copy;
}

function isOfType(schema: object, type: string): boolean {
  return "type" in schema && [schema.type].flat().includes(type);
}

/** Prism yields null for a declared header it has no value for. */
function sentHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name.toLowerCase(), String(value)]],
    ),
  );
}
