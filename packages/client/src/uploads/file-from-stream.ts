import { maxUploadBytes } from "@recruiting-outreach/contract";
import { mediaTypeOf } from "./media-type.ts";

/** What a stream does not tell of itself. */
export interface FileFromStreamOptions {
  /** Name of the file, with its extension. */
  name: string;
  /** Media type. Default: what the extension of the name stands for, else `application/octet-stream`. */
  type?: string;
  /** Largest file to read, in bytes. Default, and at most: what the contract lets one upload, 10 MiB. */
  maxBytes?: number;
}

/**
 * Reads a stream into a file for `uploadContactDocument`. Of a stream that is too large no more is read than it takes to know that; it is
 * cancelled.
 *
 * @param source - a web stream, a Node stream, or anything else that gives bytes piece by piece
 * @throws TypeError when the stream is larger than `maxBytes`, or gives something else than bytes
 * @throws whatever the stream fails with
 *
 * @example
 * ```ts
 * const { body } = await fetch("https://files.example/priya-raman.pdf");
 * if (body) await client.uploadContactDocument({ contactId, type: "cv", file: await fileFromStream(body, { name: "priya-raman.pdf" }) });
 * ```
 */
export async function fileFromStream(
  source: ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>,
  options: FileFromStreamOptions,
): Promise<File> {
  const { name, type = mediaTypeOf(name), maxBytes = maxUploadBytes } = options;
  const limit = Math.min(maxBytes, maxUploadBytes);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const chunk of "getReader" in source ? chunksOf(source) : source) {
    if (!ArrayBuffer.isView(chunk)) throw new TypeError(`${name}: the stream must give bytes, not ${typeof chunk}s`);
    bytes += chunk.byteLength;
    if (bytes > limit) throw new TypeError(`${name} has more than ${limit} bytes, and no more may be uploaded`);
    chunks.push(chunk as Uint8Array<ArrayBuffer>);
  }
  return new File(chunks, name, { type });
}

/** What `for await` does by itself with a web stream, where the browser knows that already. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}
