import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import contract from "@recruiting-outreach/contract/openapi.json" with { type: "json" };
import { basePathOf, type OpenApiDocument } from "./document.ts";
import { type Answer, createFront, type Front } from "./front.ts";
import { Problem } from "./problems.ts";

/** How long requests under way get to finish when the server closes, in milliseconds. */
const closingGrace = 500;

/** One request and what became of it. Holds neither the key nor any value of the request but its path. */
export interface Exchange {
  readonly method: string;
  /** As sent, without the query. */
  readonly path: string;
  readonly status: number;
  /** From the head of the request until the answer is written. */
  readonly milliseconds: number;
  /** The operation the request means, as far as it could be told. */
  readonly operationId?: string;
  /** The example that was chosen, or the rule that the request broke. */
  readonly reason: string;
}

/** How a mock server is started. */
export interface MockServerOptions {
  /** The port to listen on; 0, the default, takes a free one. */
  readonly port?: number;
  /** The address to listen on. Default "127.0.0.1", which only this machine reaches. */
  readonly host?: string;
  /** The OpenAPI 3.1 document to serve, references kept inside it. Default: the contract. */
  readonly document?: OpenApiDocument;
  /** Told of every request once it is answered. */
  readonly onExchange?: (exchange: Exchange) => void;
}

/** A running mock server. */
export interface MockServer extends AsyncDisposable {
  /** Where the API starts, as in "http://127.0.0.1:4010/api/openapi/v1". */
  readonly url: string;
  readonly port: number;
  /** Stops listening. Requests under way get half a second; connections that are still open then are cut. */
  close(): Promise<void>;
}

/**
 * Starts a server that answers as the API would: bodies and statuses of the contract, any non-empty key taken, invalid
 * requests refused with the reasons. HEAD is answered like GET, without the body. A request chooses its answer with
 * `Prefer: code=404`, `Prefer: example=name` or `Prefer: dynamic=true`.
 *
 * @throws Error with code EADDRINUSE when the port is taken; Error when the document cannot be served.
 * @example
 * ```ts
 * await using mock = await startMockServer();
 * const response = await fetch(`${mock.url}/operations`, { headers: { "x-api-key": "any" } });
 * ```
 */
export async function startMockServer({
  port = 0,
  host = "127.0.0.1",
  document = contract,
  onExchange,
}: MockServerOptions = {}): Promise<MockServer> {
  const front = await createFront(document);
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    handle(front, request, response, onExchange).catch((error) => {
      if (!response.writableEnded) response.destroy();
      process.emitWarning(error);
    });
  };
  const server = createServer({ requireHostHeader: false }, listener);
  server.on("checkExpectation", listener);
  server.on("clientError", (_error, socket) => answerGarbage(socket as Socket));

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      const cut = setTimeout(() => server.closeAllConnections(), closingGrace);
      server.close(() => {
        clearTimeout(cut);
        resolve();
      });
    });
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${address.port}${basePathOf(document)}`,
    port: address.port,
    close,
    [Symbol.asyncDispose]: close,
  };
}

async function handle(
  front: Front,
  request: IncomingMessage,
  response: ServerResponse,
  onExchange: MockServerOptions["onExchange"],
): Promise<void> {
  const start = performance.now();
  response.on("error", () => response.destroy());
  const answer = await front(request);
  send(answer, response);
  onExchange?.({
    method: request.method ?? "",
    path: (request.url ?? "").split("?")[0] ?? "",
    status: answer.status,
    milliseconds: performance.now() - start,
    ...(answer.operationId !== undefined && { operationId: answer.operationId }),
    reason: answer.reason,
  });
}

function send({ status, headers, body }: Answer, response: ServerResponse): void {
  if (body === undefined) {
    response.writeHead(status, headers).end();
    return;
  }
  const json = JSON.stringify(body);
  response
    .writeHead(status, {
      ...headers,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(json),
    })
    .end(json);
}

/** What is no HTTP gets an answer nonetheless; the connection cannot be used further. */
function answerGarbage(socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const json = JSON.stringify(
    new Problem("INVALID_REQUEST", { sentence: "The request cannot be read as HTTP." }).toBody(),
  );
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(json)}\r\nConnection: close\r\n\r\n${json}`,
  );
}
