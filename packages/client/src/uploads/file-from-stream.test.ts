import { Readable } from "node:stream";
import { maxUploadBytes } from "@recruiting-outreach/contract";
import { describe, expect, it } from "vitest";
import { fileFromStream } from "./index.ts";

const name = "priya-raman.pdf";
const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);

/** A web stream that gives pieces for ever, and counts them. */
function endlessStream(size: number): {
  stream: ReadableStream<Uint8Array>;
  seen: { pieces: number; cancelled: boolean };
} {
  const seen = { pieces: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        seen.pieces++;
        controller.enqueue(new Uint8Array(size));
      },
      cancel() {
        seen.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, seen };
}

describe("fileFromStream", () => {
  it.each<[string, () => ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>]>([
    ["a web stream", () => new Blob([bytes(1, 2, 3) as Uint8Array<ArrayBuffer>]).stream()],
    ["a Node stream", () => Readable.from([Buffer.of(1, 2), Buffer.of(3)])],
    [
      "a generator",
      async function* () {
        yield bytes(1);
        yield bytes(2, 3);
      },
    ],
  ])("reads %s", async (_, source) => {
    const file = await fileFromStream(source(), { name });
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes(1, 2, 3));
    expect(file).toMatchObject({ name, type: "application/pdf" });
  });

  it("takes the media type that is given", async () => {
    const file = await fileFromStream(Readable.from([]), { name: "cv", type: "text/plain" });
    expect(file.type).toBe("text/plain");
  });

  it("takes a file of exactly the limit of the contract", async () => {
    const { size } = await fileFromStream(Readable.from([new Uint8Array(maxUploadBytes)]), { name });
    expect(size).toBe(maxUploadBytes);
  });

  it("stops at the limit of the contract, and cancels a web stream", async () => {
    const { stream, seen } = endlessStream(2 ** 20);
    await expect(fileFromStream(stream, { name })).rejects.toThrow(
      new TypeError("priya-raman.pdf has more than 10485760 bytes, and no more may be uploaded"),
    );
    expect(seen).toEqual({ pieces: 11, cancelled: true });
  });

  it("destroys a Node stream that is too large", async () => {
    const source = Readable.from([new Uint8Array(5), new Uint8Array(5)]);
    await expect(fileFromStream(source, { name, maxBytes: 4 })).rejects.toThrow("more than 4 bytes");
    expect(source.destroyed).toBe(true);
  });

  it("keeps the limit of the contract where a larger one is given", async () => {
    const { stream } = endlessStream(2 ** 20);
    await expect(fileFromStream(stream, { name, maxBytes: 2 ** 30 })).rejects.toThrow("more than 10485760 bytes");
  });

  it("refuses a stream of text, whose size it could not count", async () => {
    const source = Readable.from(["%PDF"]) as AsyncIterable<never>;
    await expect(fileFromStream(source, { name })).rejects.toThrow(
      new TypeError("priya-raman.pdf: the stream must give bytes, not strings"),
    );
  });

  it("fails with what the stream fails with", async () => {
    const broken = new Error("broken pipe");
    const stream = new ReadableStream<Uint8Array>({ start: (controller) => controller.error(broken) });
    await expect(fileFromStream(stream, { name })).rejects.toBe(broken);
  });
});
