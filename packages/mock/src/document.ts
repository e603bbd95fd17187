/** An OpenAPI 3.1 document whose references all stay inside it. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly paths: object;
  readonly servers?: readonly { readonly url: string }[];
  readonly components?: object;
}

/** A document that cannot be served. */
export class DocumentError extends Error {
  override readonly name = "DocumentError";
  /** JSON pointer to the place in question. */
  readonly pointer: string;

  constructor(sentence: string, pointer: string) {
    super(sentence);
    this.pointer = pointer;
  }
}

/**
 * A value of the document together with the JSON pointer that leads to it. Where it is a reference, its members are those
 * of the target, overridden by what stands beside the reference.
 */
export class DocumentNode {
  readonly pointer: string;
  readonly value: unknown;
  readonly #document: OpenApiDocument;

  private constructor(document: OpenApiDocument, pointer: string, value: unknown) {
    this.#document = document;
    this.pointer = pointer;
    this.value = value;
  }

  /** The root of a document. */
  static root(document: OpenApiDocument): DocumentNode {
    return new DocumentNode(document, "", document);
  }

  /** The member or array item of that name, undefined when there is none. */
  child(key: string): DocumentNode | undefined {
    const value = memberOf(this.value, key);
    if (value === undefined) return this.#target()?.child(key);
    return new DocumentNode(this.#document, `${this.pointer}/${escapeToken(key)}`, value);
  }

  /** All members or array items, with their names. */
  children(): [key: string, node: DocumentNode][] {
    return this.#keys().flatMap((key) => {
      const node = this.child(key);
      return node ? [[key, node]] : [];
    });
  }

  /** The plain value of a member. */
  get(key: string): unknown {
    return this.child(key)?.value;
  }

  /** The member as text, undefined when it is anything else. */
  text(key: string): string | undefined {
    const value = this.get(key);
    return typeof value === "string" ? value : undefined;
  }

  #keys(): string[] {
    const own = typeof this.value === "object" && this.value !== null ? Object.keys(this.value) : [];
    const target = this.#target();
    return target ? [...new Set([...target.#keys(), ...own.filter((key) => key !== "$ref")])] : own;
  }

  #target(): DocumentNode | undefined {
    const reference = memberOf(this.value, "$ref");
    if (typeof reference !== "string") return undefined;
    if (!reference.startsWith("#/")) {
      throw new DocumentError(
        `${this.pointer} refers to ${reference}. Bundle the document into one file first.`,
        this.pointer,
      );
    }
    let target: DocumentNode | undefined = DocumentNode.root(this.#document);
    for (const token of tokensOf(reference)) target = target?.child(token);
    if (!target) {
      const sentence = `${this.pointer} refers to ${reference}, which the document does not have.`;
      throw new DocumentError(sentence, this.pointer);
    }
    return target;
  }
}

/** The path that all servers of the document share, without a slash at the end: "/api/openapi/v1". */
export function basePathOf(document: OpenApiDocument): string {
  const url = document.servers?.[0]?.url ?? "/";
  return url.replace(/^[^/]*\/\/[^/]*/, "").replace(/\/$/, "");
}

/** The steps that a reference inside a document takes from its root. */
export function tokensOf(reference: string): string[] {
  return reference.slice(2).split("/").map(unescapeToken);
}

/** The JSON pointer of every object in the document. */
export function pointersOf(document: OpenApiDocument): ReadonlyMap<unknown, string> {
  const pointers = new Map<unknown, string>();
  const visit = (value: unknown, pointer: string): void => {
    if (typeof value !== "object" || value === null || pointers.has(value)) return;
    pointers.set(value, pointer);
    for (const [key, member] of Object.entries(value)) visit(member, `${pointer}/${escapeToken(key)}`);
  };
  visit(document, "");
  return pointers;
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

/** A name as one step of a JSON pointer. */
export function escapeToken(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

function unescapeToken(token: string): string {
  return decodeURIComponent(token).replaceAll("~1", "/").replaceAll("~0", "~");
}
