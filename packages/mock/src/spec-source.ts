import { type Document, LineCounter, parseDocument } from "yaml";

/** A file in YAML or JSON, with the lines that its values stand in. */
export class SpecSource {
  readonly file: string;
  readonly value: unknown;
  readonly #content: Document;
  readonly #lines = new LineCounter();

  /** @throws Error with file, line and cause when the text cannot be parsed. */
  constructor(file: string, text: string) {
    this.file = file;
    this.#content = parseDocument(text, { lineCounter: this.#lines, prettyErrors: false });
    const [fault] = this.#content.errors;
    if (fault) throw this.#errorAt(fault.pos[0], fault.message);
    this.value = this.#content.toJS();
  }

  /** An error that names file and line of a value, or of the nearest one around it. */
  error(tokens: readonly string[], sentence: string): Error {
    const node = tokens.length === 0 ? this.#content.contents : this.#content.getIn(tokens, true);
    if (typeof node === "object" && node !== null && "range" in node && Array.isArray(node.range)) {
      return this.#errorAt(node.range[0], sentence);
    }
    return tokens.length === 0 ? this.#errorAt(0, sentence) : this.error(tokens.slice(0, -1), sentence);
  }

  #errorAt(offset: number, sentence: string): Error {
    return new Error(`${this.file}:${this.#lines.linePos(offset).line}: ${sentence}`);
  }
}
