import accepts from "@fastify/accepts";
import multipart from "@fastify/multipart";
import { basePath } from "@recruiting-outreach/contract";
import fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { Tables } from "./data/tables.ts";
import { addAnswerCheck } from "./http/answer-check.ts";
import { addOperations } from "./http/app-routes.ts";
import { addErrorHandling, answer } from "./http/errors.ts";
import { operationRoutes } from "./http/routes.ts";
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
  readonly logger?: FastifyBaseLogger;
}

const maxJsonBytes = 1_048_576;

/** Puts the service together; nothing listens yet. */
export async function buildApp({
  db,
  services,
  requestsPerMinute = 300,
  checkAnswers = false,
  logger,
}: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    ...(logger && { loggerInstance: logger }),
    bodyLimit: maxJsonBytes,
    genReqId: () => newId(),
    // Slow senders do not keep a connection for ever.
    connectionTimeout: 60_000,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 512 },
    frameworkErrors: answer,
    forceCloseConnections: "idle",
  });
  app.removeContentTypeParser("text/plain");
  await app.register(accepts);
  await app.register(multipart);
  app.setValidatorCompiler(({ schema, httpPart }) => compile(httpPart as Part, schema as object));
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
    if (!request.accepts().type(["application/json"])) {
      throw new Problem("NOT_ACCEPTABLE", "Answers are application/json; the Accept header excludes that.");
    }
  });
  addErrorHandling(app);
  app.setNotFoundHandler(async (request) => {
    const path = request.url.split("?")[0] ?? "";
    const allowed = allowedMethods(path);
    if (allowed.length > 0) {
      throw new Problem("METHOD_NOT_ALLOWED", `${path} answers ${allowed.join(" and ")}, not ${request.method}.`, {
        headers: { allow: allowed.join(", ") },
      });
    }
    throw new Problem("NOT_FOUND", `There is no operation at ${path}. The API starts at ${basePath}.`);
  });
  if (checkAnswers) addAnswerCheck(app);
  addOperations(app, { db, services, requestsPerMinute });
  return app;
}

function allowedMethods(path: string): string[] {
  return operationRoutes
    .filter(({ url }) => new RegExp(`^${basePath}${url.replaceAll(/:\w+/g, "[^/]+")}$`).test(path))
    .map(({ method }) => method);
}
