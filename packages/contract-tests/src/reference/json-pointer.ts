/** What a JSON pointer leads to, or how far it leads. */
export type Resolution =
  | { readonly found: true; readonly value: unknown; readonly ancestors: readonly unknown[] }
  | { readonly found: false; readonly nearest: string; readonly names: readonly string[]; readonly missing: number };

/** Whether a value is a JSON object, so neither null nor an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Writes a name as one token of a JSON pointer: `text/html` becomes `text~1html`. */
export function toToken(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

/**
 * Follows an RFC 6901 pointer into a value.
 *
 * @param root the value that the empty pointer names
 * @param pointer for example `/query/limit/schema/maximum`
 * @returns the value with its ancestors, outermost first; or the nearest existing parent, the names in it and the
 * number of tokens that are missing below it
 */
export function resolvePointer(root: unknown, pointer: string): Resolution {
  const tokens = pointer.split("/").slice(1);
  const ancestors: unknown[] = [];
  let value = root;
  for (const [depth, token] of tokens.entries()) {
    const name = token.replaceAll("~1", "/").replaceAll("~0", "~");
    const children = typeof value === "object" && value !== null ? new Map(Object.entries(value)) : new Map();
    if (!children.has(name)) {
      const nearest = ["", ...tokens.slice(0, depth)].join("/");
      return { found: false, nearest, names: [...children.keys()], missing: tokens.length - depth };
    }
    ancestors.push(value);
    value = children.get(name);
  }
  return { found: true, value, ancestors };
}
