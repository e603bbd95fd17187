import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { invalidRequest, Problem, TooManyRequests } from "../problems.ts";
import { issuesOf } from "./validation.ts";

/** Sentences for what the framework finds wrong before a handler is asked. */
const frameworkProblems: Readonly<Record<string, () => Problem>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Problem("FILE_TOO_LARGE", "The body is too large."),
  FST_REQ_FILE_TOO_LARGE: () => new Problem("FILE_TOO_LARGE", "The file is too large; at most 10 MB may be uploaded."),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new Problem("UNSUPPORTED_MEDIA_TYPE", "The body has a media type that this operation does not take."),
  FST_ERR_BAD_URL: () => new Problem("INVALID_REQUEST", "The address holds an escape that cannot be read."),
  FST_ERR_MAX_PARAM_LENGTH: () => new Problem("INVALID_REQUEST", "A part of the address is too long."),
  FST_ERR_NOT_FOUND: () => new Problem("NOT_FOUND", "There is no operation at this address."),
};

/** Answers everything that goes wrong, in the forms of the contract. What the service itself got wrong is logged and not shown. */
export function addErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => answer(error, request, reply));
}

/** See {@link addErrorHandling}; also for what fails before there is a route. */
export function answer(
  error: FastifyError | Problem | TooManyRequests,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof TooManyRequests) {
    return reply.status(429).header("retry-after", `${error.retryAfterSeconds}`).send(error.toBody());
  }
  const problem = problemOf(error);
  if (problem.code === "UNHANDLED_EXCEPTION") request.log.error({ err: error }, "unhandled exception");
  reply.status(problem.status).headers({ ...problem.headers });
  // Where the operation is the key itself, whatever is refused has a form of its own.
  const validates = request.routeOptions.config.operation?.operationId === "validateApiKey";
  return reply.send(validates && problem.status < 500 ? { valid: false, error: problem.message } : problem.toBody());
}

function problemOf(error: FastifyError | Problem | TooManyRequests): Problem {
  if (error instanceof Problem) return error;
  if ("validation" in error && error.validation) {
    const root = { querystring: "query", params: "path" }[error.validationContext as string] ?? "body";
    const [first, ...others] = issuesOf(error.validation as Parameters<typeof issuesOf>[0], root);
    if (first) return invalidRequest([first, ...others]);
  }
  const known = "code" in error ? frameworkProblems[error.code as string] : undefined;
  if (known) return known();
  const status = "statusCode" in error ? error.statusCode : undefined;
  if (status !== undefined && status >= 400 && status < 500) {
    return new Problem("INVALID_REQUEST", "The body is not JSON that can be read.");
  }
  return new Problem("UNHANDLED_EXCEPTION", "Something went wrong. Try again later.");
}
