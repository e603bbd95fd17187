import { readFile } from "node:fs/promises";
import { dirname, relative, resolve } from "node:path";
import { escapeToken } from "./document.ts";
import { SpecSource } from "./spec-source.ts";

/** Where the bundle keeps what other files hold, each under its path from the main file. */
const filesKey = "x-files";

/** A file together with those it refers to. */
export class SpecBundle {
  readonly #main: string;
  readonly #sources = new Map<string, SpecSource>();

  private constructor(main: string) {
    this.#main = main;
  }

  /**
   * Reads a file, and all that it and they refer to. Addresses on the web are left alone.
   *
   * @param main - absolute path of the file
   * @throws Error with file, line and cause when one of them cannot be read.
   */
  static async read(main: string): Promise<SpecBundle> {
    const bundle = new SpecBundle(main);
    await bundle.#read(main);
    return bundle;
  }

  /** Every file that was read, the main one first. */
  get files(): readonly string[] {
    return [...this.#sources.keys()];
  }

  /** All in one document: references to files lead to where their content stands in it. */
  toDocument(): unknown {
    const [main, ...others] = [...this.#sources.values()].map((source) => this.#withInnerReferences(source));
    if (others.length === 0 || typeof main !== "object" || main === null) return main;
    const names = this.files.slice(1).map((file) => this.#nameOf(file));
    return { ...main, [filesKey]: Object.fromEntries(names.map((name, index) => [name, others[index]])) };
  }

  /** An error that names file and line of a place in that document. */
  error(tokens: readonly string[], sentence: string): Error {
    const [key, name, ...inside] = tokens;
    const other = key === filesKey ? this.files.find((file) => this.#nameOf(file) === name) : undefined;
    const source = this.#sources.get(other ?? this.#main);
    return source ? source.error(other === undefined ? tokens : inside, sentence) : new Error(sentence);
  }

  async #read(file: string): Promise<void> {
    const source = new SpecSource(file, await readFile(file, "utf8"));
    this.#sources.set(file, source);
    for (const { text, tokens } of referencesIn(source.value)) {
      const target = targetOf(text, file)?.file ?? file;
      if (this.#sources.has(target)) continue;
      await this.#read(target).catch((error: NodeJS.ErrnoException) => {
        throw error.code === "ENOENT"
          ? source.error(tokens, `${text} leads to ${target}, which does not exist.`)
          : error;
      });
    }
  }

  #withInnerReferences({ file, value }: SpecSource): unknown {
    const copy = structuredClone(value);
    for (const { holder, text } of referencesIn(copy)) {
      const target = targetOf(text, file);
      if (target) holder["$ref"] = `#${this.#pointerTo(target.file)}${target.fragment}`;
    }
    return copy;
  }

  #pointerTo(file: string): string {
    return file === this.#main ? "" : `/${filesKey}/${encodeURIComponent(escapeToken(this.#nameOf(file)))}`;
  }

  #nameOf(file: string): string {
    return relative(dirname(this.#main), file);
  }
}

interface Reference {
  readonly holder: Record<string, unknown>;
  readonly text: string;
  /** Where the holder stands in its file. */
  readonly tokens: readonly string[];
}

function referencesIn(value: unknown, tokens: readonly string[] = []): Reference[] {
  if (typeof value !== "object" || value === null) return [];
  const text = "$ref" in value ? value.$ref : undefined;
  const own = typeof text === "string" ? [{ holder: value as Record<string, unknown>, text, tokens }] : [];
  return [...own, ...Object.entries(value).flatMap(([key, member]) => referencesIn(member, [...tokens, key]))];
}

/** The file and the place in it that a reference leads to, undefined for an address on the web. */
function targetOf(reference: string, from: string): { file: string; fragment: string } | undefined {
  const [path = "", fragment = ""] = reference.split("#");
  if (/^[a-z][a-z\d+.-]+:/i.test(path)) return undefined;
  return { file: path === "" ? from : resolve(dirname(from), decodeURIComponent(path)), fragment };
}
