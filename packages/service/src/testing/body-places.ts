import { operationMetadata } from "@recruiting-outreach/contract";
import { at, below, follow } from "../http/contract-document.ts";
import type { OperationRoute } from "../http/routes.ts";

/** A place in a JSON body, by the names and positions on the way to it. */
export type Place = readonly (string | number)[];

interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly additionalProperties?: unknown;
  readonly items?: unknown;
  readonly anyOf?: readonly unknown[];
  readonly oneOf?: readonly unknown[];
}

/** Where values of a type may stand in the body of an operation, by its contract. Schemas that hold themselves are gone into once. */
export function placesOf({ operationId, body }: OperationRoute, type: string): Place[] {
  if (!body) return [];
  const { path, method } = operationMetadata[operationId];
  const root = at(below("/paths", path, method.toLowerCase(), "requestBody", "content", "application/json", "schema"));
  const places = new Map<string, Place>();
  const walk = (node: unknown, place: Place, around: readonly unknown[]): void => {
    const schema = follow(node) as Schema | undefined;
    if (!schema || around.includes(schema)) return;
    const inside = [...around, schema];
    if ([schema.type].flat().includes(type)) places.set(JSON.stringify(place), place);
    for (const alternative of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) walk(alternative, place, inside);
    for (const [name, property] of Object.entries(schema.properties ?? {})) walk(property, [...place, name], inside);
    if (typeof schema.additionalProperties === "object") walk(schema.additionalProperties, [...place, "any"], inside);
    if (schema.items) walk(schema.items, [...place, 0], inside);
  };
  walk(root, [], []);
  return [...places.values()];
}

/** A copy of a body with a value at a place, and whatever has to stand around it. */
export function withValue(body: unknown, [name, ...rest]: Place, value: unknown): unknown {
  if (name === undefined) return value;
  if (typeof name === "number") return [withValue(undefined, rest, value)];
  const around = typeof body === "object" && body !== null && !Array.isArray(body) ? body : {};
  const inner = (around as Record<string, unknown>)[name];
  return { ...around, [name]: withValue(inner, rest, value) };
}
