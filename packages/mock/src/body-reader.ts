import type { IncomingMessage } from "node:http";
import { Problem } from "./problems.ts";

/**
 * Reads a request body of at most so many bytes. A longer body is still taken from the connection, and forgotten, so
 * that a client which is busy sending gets to read its answer.
 *
 * @throws Problem FILE_TOO_LARGE for a longer body.
 */
export function readBytes(request: IncomingMessage, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    const refuse = (): void => {
      chunks.length = 0;
      reject(new Problem("FILE_TOO_LARGE", { sentence: `The request body has more than ${limit} bytes.` }));
    };
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) refuse();
      else chunks.push(chunk);
    });
    request.once("end", () => resolve(Buffer.concat(chunks)));
    request.once("error", reject);
    request.once("close", () => reject(new Error("The client left before its request was complete.")));
    if (Number(request.headers["content-length"]) > limit) refuse();
  });
}
