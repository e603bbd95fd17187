/** Any value JSON can spell. */
export type Json = string | number | boolean | null | Json[] | JsonObject;

export interface JsonObject {
  [name: string]: Json;
}

/** An object inside a document, with the names and indexes that lead to it. */
export interface Place {
  path: string[];
  node: JsonObject;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Every object in `value`, outermost first, in document order. */
export function* objectsIn(value: Json, path: string[] = []): Generator<Place> {
  if (isObject(value)) yield { path, node: value };
  if (typeof value !== "object" || value === null) return;
  for (const [name, child] of Object.entries(value)) yield* objectsIn(child, [...path, name]);
}

/** What stands at `path` in `document`, or undefined. */
export function valueAt(document: Json, path: string[]): Json | undefined {
  let value: Json | undefined = document;
  for (const name of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Array.isArray(value) ? value[Number(name)] : value[name];
  }
  return value;
}

/** The JSON pointer (RFC 6901) that leads along `path`. */
export function pointerOf(path: string[]): string {
  return path.map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** The path that a JSON pointer spells; a leading `#` is dropped. */
export function pathOf(pointer: string): string[] {
  const names = pointer.replace(/^#/, "").split("/").slice(1);
  return names.map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
}
