import { isObject, type Json, type JsonObject } from "./json.ts";

const methods = new Set(["get", "put", "post", "delete", "options", "head", "patch", "trace"]);

/** Whether `path` leads to an operation of an OpenAPI document. */
export function isOperationPath(path: string[]): boolean {
  return path.length === 3 && path[0] === "paths" && methods.has(path[2] ?? "");
}

/** The operations of an OpenAPI document, in document order. */
export function operationsOf(document: JsonObject): JsonObject[] {
  const operations: JsonObject[] = [];
  for (const item of Object.values(document["paths"] ?? {}) as Json[]) {
    if (!isObject(item)) continue;
    for (const [method, operation] of Object.entries(item)) {
      if (methods.has(method) && isObject(operation)) operations.push(operation);
    }
  }
  return operations;
}
