import { isObject, type Json, type JsonObject, objectsIn, pointerOf, valueAt } from "./json.ts";
import { isOperationPath } from "./operations.ts";

/** One place where the contract says more than what is settled. */
export interface ProvisionalPoint {
  /** The operationId or component the point belongs to. */
  owner: string;
  /** What inside the owner it concerns, for a reader; empty when it concerns the owner as a whole. */
  part: string;
  /** JSON pointer into the OpenAPI document. */
  pointer: string;
  sentence: string;
}

const structural = new Set(["properties", "content", "schema", "items", "anyOf", "oneOf", "application/json"]);

function nameOf(document: JsonObject, path: string[]): string | undefined {
  const [collection, last] = path.slice(-2);
  const node = valueAt(document, path);
  if (collection === "parameters" && isObject(node)) {
    return typeof node["name"] === "string" ? `parameter ${node["name"]}` : `parameter ${node["$ref"]}`;
  }
  if (collection === "servers" && isObject(node)) return String(node["url"]);
  if (collection === "properties") return last;
  if (collection === "responses") return `response ${last}`;
  if (collection === "headers") return `header ${last}`;
  if (last === "requestBody") return "request body";
  if (last === "responses" || last === "parameters" || last === "headers") return undefined;
  if (last === "x-rate-limit") return "rate limit";
  if (structural.has(last ?? "") || /^\d+$/.test(last ?? "")) return undefined;
  return last;
}

function partOf(document: JsonObject, path: string[], ownerLength: number): string {
  const names: string[] = [];
  for (let length = ownerLength + 1; length <= path.length; length++) {
    const name = nameOf(document, path.slice(0, length));
    if (name !== undefined) names.push(name);
  }
  return names.join(" › ");
}

function ownerOf(document: JsonObject, path: string[]): { owner: string; length: number } {
  const operationPath = path.slice(0, 3);
  if (isOperationPath(operationPath)) {
    const operation = valueAt(document, operationPath);
    const id: Json | undefined = isObject(operation) ? operation["operationId"] : undefined;
    return { owner: typeof id === "string" ? id : `${path[2]?.toUpperCase()} ${path[1]}`, length: 3 };
  }
  if (path[0] === "components") return { owner: path[2] ?? "components", length: 3 };
  return { owner: path[0] ?? "the whole interface", length: 1 };
}

/** Every `x-provisional` of an OpenAPI document, in document order. */
export function provisionalPoints(document: JsonObject): ProvisionalPoint[] {
  const points: ProvisionalPoint[] = [];
  for (const { path, node } of objectsIn(document)) {
    const sentence = node["x-provisional"];
    if (typeof sentence !== "string") continue;
    const { owner, length } = ownerOf(document, path);
    points.push({ owner, part: partOf(document, path, length), pointer: pointerOf(path), sentence });
  }
  return points;
}
