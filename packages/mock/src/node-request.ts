import type { IncomingMessage, ServerResponse } from "node:http";
import type { MockRequest } from "./mock-request.ts";
import { Problem } from "./problems.ts";

/** A request of node:http as the front reads it. */
export class NodeRequest implements MockRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: MockRequest["headers"];
  readonly hasBody: boolean;
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;

  constructor(request: IncomingMessage, response: ServerResponse) {
    this.method = request.method ?? "GET";
    this.url = request.url ?? "/";
    // Only set-cookie comes as a list, which no request has.
    this.headers = request.headers as MockRequest["headers"];
    this.hasBody =
      request.headers["transfer-encoding"] !== undefined || Number(request.headers["content-length"] ?? 0) > 0;
    this.#request = request;
    this.#response = response;
  }

  get signal(): AbortSignal {
    const controller = new AbortController();
    this.#response.once("close", () => controller.abort());
    if (this.#response.destroyed) controller.abort();
    return controller.signal;
  }

  /**
   * A longer body is still taken from the connection, and forgotten, so that a client which is busy sending gets to read
   * its answer.
   */
  readBody(limit: number): Promise<Uint8Array<ArrayBuffer>> {
    const request = this.#request;
    return new Promise((resolve, reject) => {
      const chunks: Uint8Array[] = [];
      let size = 0;
      const refuse = (): void => {
        chunks.length = 0;
        const sentence = `The request body has more than ${limit} bytes.`;
        reject(new Problem("FILE_TOO_LARGE", { sentence, reason: sentence }));
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
}
