import type { DocumentNode } from "../document.ts";

/** An entry of `x-rate-limit`. */
export interface RateLimit {
  readonly requests: number;
  readonly seconds: number;
  /** The limit counts only requests with this value. */
  readonly condition?: { readonly parameter: string; readonly equals: unknown };
}

/** The value of `x-paid`. */
export interface Paid {
  readonly creditsPerItem: number;
  /** JSON pointer of the list in the response. */
  readonly items: string;
  /** Name of the body field that says how many items to reserve credits for. */
  readonly reserve: string;
}

/** What the contract says of an operation beyond requests and responses. */
export interface OperationFacts {
  readonly rateLimits: readonly RateLimit[];
  readonly paid: Paid | undefined;
  /** Names of the parameters by the place they stand in. */
  readonly parameterNames: Readonly<Record<"path" | "query", readonly string[]>>;
  readonly queryDefaults: Readonly<Record<string, unknown>>;
  readonly bodyDefaults: Readonly<Record<string, unknown>>;
}

/** Reads the facts of an operation; `parameters` are those of the operation and of its path. */
export function readFacts(operation: DocumentNode, parameters: readonly DocumentNode[]): OperationFacts {
  const namesIn = (place: string): string[] =>
    parameters.filter((node) => node.get("in") === place).flatMap((node) => node.text("name") ?? []);
  const inQuery = parameters.filter((node) => node.get("in") === "query");
  const properties = operation
    .child("requestBody")
    ?.child("content")
    ?.child("application/json")
    ?.child("schema")
    ?.child("properties");
  return {
    rateLimits: (operation.child("x-rate-limit")?.children() ?? []).map(([, node]) => node.value as RateLimit),
    paid: operation.get("x-paid") as Paid | undefined,
    parameterNames: { path: namesIn("path"), query: namesIn("query") },
    queryDefaults: defaultsOf(inQuery.map((node) => [node.text("name") ?? "", node.child("schema")])),
    bodyDefaults: defaultsOf(properties?.children() ?? []),
  };
}

function defaultsOf(schemas: readonly (readonly [name: string, schema: DocumentNode | undefined])[]): object & {
  readonly [name: string]: unknown;
} {
  return Object.fromEntries(
    schemas.flatMap(([name, schema]) => {
      const value = schema?.get("default");
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The value that a JSON pointer leads to, undefined when there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .reduce<unknown>(
      (parent, step) =>
        typeof parent === "object" && parent !== null ? (parent as Record<string, unknown>)[step] : undefined,
      value,
    );
}
