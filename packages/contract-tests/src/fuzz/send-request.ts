import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import type { Answer, Outcome } from "./answer.ts";
import type { FuzzRequest } from "./request.ts";

/** Sends requests on connections that are used again, so many at a time. */
export class RequestSender implements Disposable {
  readonly #url: URL;
  readonly #key: string;
  readonly #patience: number;
  readonly #agent: Agent;

  /** @param patience - when an answer counts as none, in milliseconds */
  constructor(url: string, key: string, { connections, patience }: { connections: number; patience: number }) {
    this.#url = new URL(url);
    this.#key = key;
    this.#patience = patience;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  async send(fuzzed: FuzzRequest): Promise<Outcome> {
    try {
      return await this.#send(fuzzed);
    } catch (error) {
      if ((error as Error).name === "TimeoutError" || (error as Error).name === "AbortError") return "hanging";
      // The server may end an idle connection at the very moment that it is used again.
      if ((error as { reused?: boolean }).reused) return this.#send(fuzzed).catch(() => "closed" as const);
      return "closed";
    }
  }

  #send({ method, target, headers, body }: FuzzRequest): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = request({
        agent: this.#agent,
        hostname: this.#url.hostname,
        port: this.#url.port,
        path: this.#url.pathname + target,
        method,
        headers: { "x-api-key": this.#key, ...headers, ...(body && { "content-length": body.length }) },
        signal: AbortSignal.timeout(this.#patience),
      });
      sent.once("error", (error) => reject(Object.assign(error, { reused: sent.reusedSocket })));
      sent.once("response", (response) => {
        const { statusCode: status = 0, headers } = response;
        const contentType = headers["content-type"] ?? "";
        text(response).then((received) => resolve({ status, contentType, body: received }), reject);
      });
      sent.end(body);
    });
  }

  [Symbol.dispose](): void {
    this.#agent.destroy();
  }
}
