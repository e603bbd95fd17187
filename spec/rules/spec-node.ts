export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue | undefined;
}

/**
 * A value of the document together with the place where it stands.
 *
 * Reading never throws: a member that is not there is a node whose `value` is undefined.
 *
 * @example
 * const contract = SpecNode.root(document);
 * contract.at('info', 'title').value; // 'Recruiting Outreach'
 * contract.at('info', 'title').pointer; // '#/info/title'
 */
export class SpecNode {
  readonly #document: JsonValue | undefined;
  readonly path: readonly string[];
  readonly value: JsonValue | undefined;

  private constructor(document: JsonValue | undefined, path: readonly string[], value: JsonValue | undefined) {
    this.#document = document;
    this.path = path;
    this.value = value;
  }

  static root(document: JsonValue | undefined): SpecNode {
    return new SpecNode(document, [], document);
  }

  get key(): string {
    return this.path.at(-1) ?? "";
  }

  get pointer(): string {
    return `#${this.path.map((token) => `/${token.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")}`;
  }

  get exists(): boolean {
    return this.value !== undefined;
  }

  get isObject(): boolean {
    return typeof this.value === "object" && this.value !== null && !Array.isArray(this.value);
  }

  /** The value as a string, or undefined when it is anything else. */
  get text(): string | undefined {
    return typeof this.value === "string" ? this.value : undefined;
  }

  at(...keys: readonly string[]): SpecNode {
    let value = this.value;
    for (const key of keys) value = member(value, key);
    return new SpecNode(this.#document, [...this.path, ...keys], value);
  }

  has(key: string): boolean {
    return member(this.value, key) !== undefined;
  }

  /** The members of an object or the elements of an array; none for a scalar. */
  children(): SpecNode[] {
    if (typeof this.value !== "object" || this.value === null) return [];
    return Object.keys(this.value).map((key) => this.at(key));
  }

  /** The node a local `$ref` leads to, through any chain of them; the node itself when it is no reference. */
  follow(): SpecNode {
    const seen = new Set<string>();
    let node: SpecNode = this;
    for (;;) {
      const reference = node.at("$ref").text;
      if (reference === undefined || !reference.startsWith("#/") || seen.has(reference)) return node;
      seen.add(reference);
      node = SpecNode.root(this.#document).at(...pointerTokens(reference.slice(1)));
    }
  }

  /** This node and everything below it, without following references. */
  *descendants(): Generator<SpecNode> {
    yield this;
    for (const child of this.children()) yield* child.descendants();
  }
}

/** The reference tokens of a JSON Pointer such as `/paths/~1contacts/get`. */
export function pointerTokens(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((token) => decodeURIComponent(token).replaceAll("~1", "/").replaceAll("~0", "~"));
}

function member(value: JsonValue | undefined, key: string): JsonValue | undefined {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
  return Array.isArray(value) ? value[Number(key)] : value[key];
}
