import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import contract from "@recruiting-outreach/contract/openapi.json" with { type: "json" };
import { type Controllable, type ControlOptions, type Controls, createControls } from "./control/controls.ts";
import type { DelayRange } from "./delay.ts";
import type { OpenApiDocument } from "./document.ts";
import type { Exchange } from "./exchange.ts";
import { type FollowedFront, followSpec, type Reload, serveDocument } from "./followed-front.ts";
import { answerGarbage, sendAnswer, sendText } from "./http-answers.ts";
import { NodeRequest } from "./node-request.ts";
import { loadPrism } from "./prism-engine.ts";

/** How long requests under way get to finish when the server closes, in milliseconds. */
const closingGrace = 500;

/**
 * Bytes of a request line with its headers. The contract allows queries that a hundred kilobytes do not hold: lists of long
 * texts, each letter of which may take twelve bytes in an address.
 */
const maxHeaderSize = 256 * 1024;

/** How a mock server is started. */
export interface MockServerOptions extends ControlOptions {
  /** The port to listen on; 0, the default, takes a free one. */
  readonly port?: number;
  /** The address to listen on. Default "127.0.0.1", which only this machine reaches. */
  readonly host?: string;
  /** The OpenAPI 3.1 document to serve, references kept inside it. Default: the contract. */
  readonly document?: OpenApiDocument;
  /** A file to read the document from instead, in YAML or JSON. It is read again when it is saved. */
  readonly spec?: string;
  /** Told when the file was read again, and of the error when it cannot be served. */
  readonly onReload?: (reload: Reload) => void;
  /** What made-up bodies and delays depend on beside the request. Default: the empty text. */
  readonly seed?: string;
  /** How long each answer waits, in milliseconds. Default: not at all. */
  readonly delay?: DelayRange;
  /** Told of every request once it is answered. */
  readonly onExchange?: (exchange: Exchange) => void;
}

/** A running mock server. */
export interface MockServer extends AsyncDisposable, Controllable {
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
  spec,
  onReload,
  seed,
  delay,
  onExchange,
  ...controlOptions
}: MockServerOptions = {}): Promise<MockServer> {
  const controls = createControls(controlOptions, host);
  const { scenarios, reset, use, requests } = controls;
  const options = { seed, delay, scenarios };
  const followed =
    spec === undefined
      ? serveDocument(document, { ...options, sound: document === contract })
      : await followSpec(spec, { ...options, onReload });
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    handle(followed, controls, request, response, onExchange).catch((error) => {
      if (!response.writableEnded) response.destroy();
      process.emitWarning(error);
    });
  };
  const server = createServer({ requireHostHeader: false, maxHeaderSize }, listener);
  server.on("checkExpectation", listener);
  server.on("clientError", (_error, socket) => answerGarbage(socket as Socket));

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  }).catch((error) => {
    followed.stop();
    throw error;
  });
  setImmediate(loadPrism);
  const address = server.address() as AddressInfo;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      followed.stop();
      const cut = setTimeout(() => server.closeAllConnections(), closingGrace);
      server.close(() => {
        clearTimeout(cut);
        resolve();
      });
    });
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${address.port}${followed.basePath}`,
    port: address.port,
    reset,
    use,
    requests,
    close,
    [Symbol.asyncDispose]: close,
  };
}

async function handle(
  { front }: FollowedFront,
  { control, record }: Controls,
  request: IncomingMessage,
  response: ServerResponse,
  onExchange: MockServerOptions["onExchange"],
): Promise<void> {
  const start = performance.now();
  response.on("error", () => response.destroy());
  const mockRequest = new NodeRequest(request, response);
  const controlled = await control(mockRequest);
  if (controlled) {
    sendText(controlled, response);
    return;
  }
  const answer = await front(mockRequest);
  sendAnswer(answer, response);
  record(mockRequest, answer, performance.now() - start);
  onExchange?.({
    method: request.method ?? "",
    path: (request.url ?? "").split("?")[0] ?? "",
    status: answer.status,
    milliseconds: performance.now() - start,
    ...(answer.operationId !== undefined && { operationId: answer.operationId }),
    reason: answer.reason,
  });
}
