import { isObject, resolvePointer } from "./json-pointer.ts";

/**
 * Puts the target in the place of every `$ref`; what stands beside a `$ref` wins over what the target says.
 *
 * @param node the part of the document to resolve
 * @param document the document that the references point into
 * @throws Error when a reference leads nowhere or back to itself
 */
export function resolveReferences(node: unknown, document: unknown, trail: readonly string[] = []): unknown {
  if (Array.isArray(node)) return node.map((item) => resolveReferences(item, document, trail));
  if (!isObject(node)) return node;
  const { $ref: reference, ...own } = node;
  if (typeof reference !== "string") {
    return Object.fromEntries(
      Object.entries(node).map(([name, value]) => [name, resolveReferences(value, document, trail)]),
    );
  }
  if (trail.includes(reference)) throw new Error(`${reference} leads back to itself.`);
  const target = resolvePointer(document, reference.replace(/^#/, ""));
  if (!target.found) throw new Error(`${reference} leads nowhere; the nearest that exists is "#${target.nearest}".`);
  const resolved = resolveReferences(target.value, document, [...trail, reference]);
  const siblings = resolveReferences(own, document, trail);
  return isObject(resolved) && isObject(siblings) ? { ...resolved, ...siblings } : resolved;
}
