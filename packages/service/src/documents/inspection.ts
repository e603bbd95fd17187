import { PassThrough, Readable } from "node:stream";
import { fileTypeFromStream } from "file-type";
import type { Finding } from "./file-types.ts";

/** Looks into a file while it passes by on its way to the store. */
export class Inspection {
  /** Bytes that have passed. */
  size = 0;
  #text = true;
  readonly #copy = new PassThrough();
  readonly #sniffed: Promise<string | undefined>;

  constructor() {
    this.#sniffed = fileTypeFromStream(Readable.toWeb(this.#copy))
      .then((type) => type?.mime)
      // A file that is cut short or broken is of no known type.
      .catch(() => undefined)
      .finally(() => this.#copy.destroy());
  }

  /** The same bytes, seen. */
  async *pass(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of content) {
        this.size += chunk.length;
        this.#text &&= !chunk.some(isControl);
        // Once the type is clear, nothing more is looked at.
        if (!this.#copy.destroyed) this.#copy.write(chunk);
        yield chunk;
      }
    } finally {
      if (!this.#copy.destroyed) this.#copy.end();
    }
  }

  /** What was found, once everything has passed. */
  async finding(): Promise<Finding> {
    return { sniffed: await this.#sniffed, text: this.#text };
  }
}

/** Tabs and ends of lines aside, text in any encoding that extends ASCII has no such byte. */
function isControl(byte: number): boolean {
  return byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d);
}
