import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from "fastify";
import type { LogLevel } from "../config.ts";
import { documentsPath } from "../documents/signed-links.ts";

/** Where log lines go. */
export interface LogStream {
  write(line: string): void;
}

/** What may stand in a log line by mistake and must not. */
const secrets = ["x-api-key", "authorization", "cookie", "set-cookie", "proxy-authorization"];

/**
 * How the service logs: lines of JSON without secrets.
 *
 * @param stream - default: standard output
 */
export function logOptions(level: LogLevel, stream?: LogStream): Exclude<FastifyServerOptions["logger"], boolean> {
  return {
    level,
    ...(stream && { stream }),
    redact: {
      paths: secrets.flatMap((name) => ["", "headers", "*.headers"].map((place) => `${place}["${name}"]`)),
      censor: "[secret]",
    },
    serializers: {
      // Errors of the database carry the values of a row with them; only what names the trouble is kept.
      err: ({ name, message, stack = "", code }) => ({ type: name, message, stack, ...(code && { code }) }),
      req: ({ method }) => ({ method }),
    },
  };
}

/** Logs one line for each request, once it is answered. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => logRequest(request, reply));
}

/** Logs the line of a request that has been answered. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      operationId: request.routeOptions.config.operation?.operationId,
      method: request.method,
      path: pathOf(request),
      // Values may be about people, so it is said only what was asked for.
      query: Object.keys((request.query as object | undefined) ?? {}),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      keyId: request.caller?.keyId,
    },
    "request",
  );
}

/** The path without its query; of links to documents, which are secrets themselves, only where they belong. */
function pathOf({ url }: FastifyRequest): string {
  const path = url.split("?")[0] ?? "";
  return path.startsWith(documentsPath) ? `${documentsPath}:token` : path;
}
