import { apiKeyHeader, basePath } from "@recruiting-outreach/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { digestOf } from "../api-key.ts";
import { admit, type Caller } from "../data/admission.ts";
import type { Tables } from "../data/tables.ts";
import type { Handler } from "../operations/handler.ts";
import { handlers } from "../operations/index.ts";
import { invalidRequest, Problem, TooManyRequests } from "../problems.ts";
import type { Services } from "../services.ts";
import { isDeeperThan, mostLevels } from "./nesting.ts";
import { type OperationRoute, operationRoutes, type RateLimit } from "./routes.ts";
import { trimmed } from "./trim.ts";
import { unstorableText } from "./unstorable-text.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Set once the key has been admitted. */
    caller: Caller | undefined;
  }
  interface FastifyContextConfig {
    /** The operation that the route belongs to. */
    operation?: OperationRoute;
  }
}

/** How the contract's operations are served. */
export interface RouteOptions {
  readonly db: Kysely<Tables>;
  readonly services: Services;
  /** Requests per minute of every endpoint for which the contract leaves the limit open. */
  readonly requestsPerMinute: number;
  /** Asked about everybody who has been admitted, before the operation. What it throws is answered. */
  readonly onCall: (caller: Caller) => void;
}

/** Adds a route for each operation of the contract. */
export function addOperations(app: FastifyInstance, { db, services, requestsPerMinute, onCall }: RouteOptions): void {
  app.decorateRequest("caller", undefined);
  for (const operation of operationRoutes) {
    const { operationId, method, url, params, querystring, body, status, responses } = operation;
    const handler = handlers[operationId] as Handler<typeof operationId>;
    app.route({
      method,
      url: basePath + url,
      schema: { params, querystring, ...(body && { body }), response: responses },
      config: { operation },
      onRequest: async (request) => {
        request.caller = await enter(db, services, request, operation, requestsPerMinute);
        refuseEncoded(request);
      },
      preValidation: async (request) => prepare(request, operation),
      preHandler: async ({ params, query, body }) => refuseUnstorable({ path: params, query, body }),
      handler: async (request, reply) => {
        const { caller } = request;
        if (!caller) throw new Error("the door was left open");
        onCall(caller);
        const call = {
          caller,
          path: request.params,
          query: request.query,
          body: request.body,
          now: services.clock.now(),
          request,
        };
        reply.status(status);
        return handler(call as Parameters<typeof handler>[0], services);
      },
    });
  }
}

/** Admits a request by its key, and counts it. */
async function enter(
  db: Kysely<Tables>,
  services: Services,
  request: FastifyRequest,
  { rateLimits }: OperationRoute,
  usual: number,
): Promise<Caller> {
  const key = request.headers[apiKeyHeader];
  if (typeof key !== "string" || key === "") {
    throw new Problem("UNAUTHORIZED", `The API key is missing. Send it in the header ${apiKeyHeader}.`);
  }
  const limits = rateLimits
    .filter((limit) => holds(limit, request.query))
    .map((limit) => ({ bucket: limit.bucket, requestsPerMinute: limit.usual ? usual : limit.requestsPerMinute }));
  const admission = await admit(db, digestOf(key), services.clock.now(), limits);
  if (admission.outcome === "admitted") return admission.caller;
  if (admission.outcome === "limited") throw new TooManyRequests(admission.retryAfterSeconds);
  const reasons = { unknown: "is not known", expired: "has expired", revoked: "has been revoked" };
  throw new Problem("UNAUTHORIZED", `This API key ${reasons[admission.outcome]}.`);
}

function holds({ condition }: RateLimit, query: unknown): boolean {
  return !condition || (query as Record<string, unknown>)[condition.parameter] === condition.equals;
}

/** A body that is compressed would be told to be no JSON. */
function refuseEncoded({ headers }: FastifyRequest): void {
  const encoding = headers["content-encoding"] ?? "identity";
  if (encoding !== "identity")
    throw new Problem("UNSUPPORTED_MEDIA_TYPE", `Send the body as it is, not as ${encoding}.`);
}

/** What comes before the judging: the media type, how deep the body is, and the blanks that do not count. */
function prepare(request: FastifyRequest, { mediaType, trimmedBody, trimmedParameters }: OperationRoute): void {
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (mediaType && type !== undefined && type !== mediaType) {
    throw new Problem("UNSUPPORTED_MEDIA_TYPE", `Send the body as ${mediaType}.`);
  }
  if (isDeeperThan(mostLevels, request.body)) {
    throw invalidRequest([{ path: "body", message: `must not have more than ${mostLevels} levels` }]);
  }
  if (trimmedBody) request.body = trimmed(request.body);
  const query = request.query as Record<string, unknown>;
  for (const name of trimmedParameters) {
    if (typeof query[name] === "string") query[name] = query[name].trim();
  }
}

function refuseUnstorable(parts: Record<string, unknown>): void {
  for (const [name, part] of Object.entries(parts)) {
    const issue = unstorableText(part, name);
    if (issue) throw invalidRequest([issue]);
  }
}
