import { DocumentNode, type OpenApiDocument, tokensOf } from "./document.ts";
import { withLikelyValues } from "./likely-values.ts";
import type { Routed } from "./router.ts";

/** A tree of plain objects and lists. */
type Tree = Record<string, unknown>;

/**
 * A document of one operation with its responses and what they refer to. Prism needs no more to make answers, and takes
 * long to read what it is given.
 */
export function documentForPrism(document: OpenApiDocument, { method, path }: Routed): OpenApiDocument {
  const root = DocumentNode.root(document);
  const operation = root.child("paths")?.child(path)?.child(method.toLowerCase());
  const excerpt: Tree = {
    openapi: document.openapi,
    paths: { [path]: { [method.toLowerCase()]: { responses: withLikelyValues(operation?.get("responses")) } } },
  };
  copyReferences(excerpt["paths"], document, excerpt);
  return excerpt as unknown as OpenApiDocument;
}

function copyReferences(value: unknown, source: OpenApiDocument, target: Tree): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    if (key === "$ref" && typeof member === "string") copyTarget(member, source, target);
    else copyReferences(member, source, target);
  }
}

function copyTarget(reference: string, source: OpenApiDocument, target: Tree): void {
  let [from, to]: [unknown, Tree] = [source, target];
  const tokens = tokensOf(reference);
  const last = tokens.pop() ?? "";
  for (const token of tokens) {
    from = (from as Tree)[token];
    to[token] ??= {};
    to = to[token] as Tree;
  }
  if (Object.hasOwn(to, last)) return;
  to[last] = withLikelyValues((from as Tree)[last]);
  copyReferences(to[last], source, target);
}
