import accepts from "@fastify/accepts";
import multipart from "@fastify/multipart";
import fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import type { Kysely } from "kysely";
import type { Caller } from "./data/admission.ts";
import type { Tables } from "./data/tables.ts";
import { addAnswerCheck } from "./http/answer-check.ts";
import { addOperations } from "./http/app-routes.ts";
import type { SchemaReference } from "./http/contract-document.ts";
import { addDocumentDownloads } from "./http/document-downloads.ts";
import { addErrorHandling, answer } from "./http/errors.ts";
import { noOperation } from "./http/no-operation.ts";
import { addRequestLog, logRequest } from "./http/request-log.ts";
import { serializerOf } from "./http/serialization.ts";
import { answerUnreadable } from "./http/unreadable.ts";
import { compile, type Part } from "./http/validation.ts";
import { newId } from "./ids.ts";
import { Problem } from "./problems.ts";
import type { Services } from "./services.ts";

/** What the service is made of. */
export interface AppOptions {
  readonly db: Kysely<Tables>;
  readonly services: Services;
  /** Requests per minute of every endpoint for which the contract leaves the limit open. Default: 300. */
  readonly requestsPerMinute?: number;
  /** Checks every answer against the contract; one that breaks it becomes a 500. Default: false. */
  readonly checkAnswers?: boolean;
  /** How long a request may take to arrive, in milliseconds. Default: 20 s for its head, and 120 s in all, because 10 MB may take their time. */
  readonly arrival?: { readonly head: number; readonly whole: number };
  /** Asked about everybody who has been admitted, before the operation. What it throws is answered. */
  readonly onCall?: (caller: Caller) => void;
  /** Default: nothing is logged. */
  readonly logger?: FastifyServerOptions["logger"];
}

const requestIdHeader = "x-request-id";
const maxJsonBytes = 1_048_576;
/** Of address and headers. The contract allows queries that 100 kB do not hold: lists of long texts, each letter of which may take twelve bytes. */
const maxHeadBytes = 262_144;

/** What answers are, with the charset and without: an Accept header that names it does not match a type that leaves it out. */
const answerTypes = ["application/json", "application/json; charset=utf-8"];

/** Puts the service together; nothing listens yet. */
export async function buildApp({
  db,
  services,
  requestsPerMinute = 300,
  checkAnswers = false,
  arrival = { head: 20_000, whole: 120_000 },
  onCall = () => {},
  logger = false,
}: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    logger,
    // One line for each request is written below.
    logController: new fastify.LogController({ disableRequestLogging: true }),
    bodyLimit: maxJsonBytes,
    // A missing Host is refused below, in the form of the API.
    http: {
      maxHeaderSize: maxHeadBytes,
      requireHostHeader: false,
      headersTimeout: arrival.head,
      // Node looks every now and then who has taken too long.
      connectionsCheckingInterval: Math.min(5000, arrival.head / 4),
    },
    // The contract leaves these names to the caller, and nothing here copies a body in a way in which they would mean more than others.
    onProtoPoisoning: "ignore",
    onConstructorPoisoning: "ignore",
    genReqId: () => newId(),
    // Connections on which nothing happens are closed.
    connectionTimeout: 60_000,
    requestTimeout: arrival.whole,
    routerOptions: { maxParamLength: 512 },
    // No hook sees these.
    frameworkErrors: (error, request, reply) => {
      reply.raw.once("finish", () => logRequest(request, reply));
      return answer(error, request, reply.header(requestIdHeader, request.id));
    },
    clientErrorHandler: answerUnreadable,
    forceCloseConnections: "idle",
    // While the service stops, what still comes in on an open connection is answered as ever.
    return503OnClosing: false,
  });
  // What is expected beyond `100-continue` does not count.
  app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response));
  app.removeContentTypeParser("text/plain");
  await app.register(accepts);
  await app.register(multipart);
  app.setValidatorCompiler(({ schema, httpPart }) => compile(httpPart as Part, schema as object));
  app.setSerializerCompiler(({ schema }) => serializerOf(schema as unknown as SchemaReference));
  app.addHook("onRequest", async (request, reply) => {
    reply.header(requestIdHeader, request.id);
    if (request.raw.httpVersion === "1.1" && request.headers.host === undefined) {
      throw new Problem("INVALID_REQUEST", "The Host header is missing.");
    }
    // Before the body, which nobody would read.
    if (request.is404) throw noOperation(request);
    if (request.routeOptions.config.operation && !request.accepts().type(answerTypes)) {
      throw new Problem("NOT_ACCEPTABLE", "Answers are application/json; the Accept header excludes that.");
    }
  });
  addRequestLog(app);
  addErrorHandling(app);
  if (checkAnswers) addAnswerCheck(app);
  addDocumentDownloads(app, services);
  addOperations(app, { db, services, requestsPerMinute, onCall });
  return app;
}
