import type {
  ApiError,
  ApiKeyRejection,
  OperationId,
  RateLimitError as RateLimitBody,
} from "@recruiting-outreach/contract";

/** What is known of a call that failed. */
export interface FailureDetails {
  readonly operationId: OperationId;
  readonly cause?: unknown;
  /** The answer, when one came; its body has been read already. */
  readonly response?: Response | undefined;
  /** The body: parsed when it was JSON, else as text. */
  readonly body?: unknown;
  /** Set when the request may have been carried out, and charged, although no clear answer came. */
  readonly mayHaveBeenProcessed?: boolean;
}

const WARNING = " It may have been carried out, and charged.";

/** Any failure of a call. Narrow it down with {@link isOutreachError}. */
export class OutreachError extends Error {
  override readonly name: string = "OutreachError";
  declare readonly operationId: OperationId;
  /** The answer, when one came; its body has been read already. */
  declare readonly response: Response | undefined;
  /** Status of the answer, when one came. */
  declare readonly status: number | undefined;
  /** Identifier that the service gave the request, from `x-request-id`. */
  declare readonly requestId: string | undefined;
  /** The body: parsed when it was JSON, else as text. */
  declare readonly body: unknown;
  /** True when the request may have been carried out, and charged, although no clear answer came. Such a call is never repeated. */
  readonly mayHaveBeenProcessed: boolean = false;

  constructor(message: string, details: FailureDetails) {
    const { operationId, response, mayHaveBeenProcessed, cause } = details;
    super(`${operationId}: ${message}${mayHaveBeenProcessed ? WARNING : ""}`, { cause });
    Object.assign(this, details, {
      status: response?.status,
      requestId: response?.headers.get("x-request-id") ?? undefined,
    });
  }
}

/** An answer with an error status that has no class of its own. */
export class StatusError extends OutreachError {
  override readonly name: string = "StatusError";
  declare readonly response: Response;
}

/** 400: the request breaks a rule; `body.issues` says which. */
export class InvalidRequestError extends StatusError {
  override readonly name = "InvalidRequestError";
  declare readonly status: 400;
  declare readonly body: ApiError;
}

/** 401: the key is missing, unknown, expired or revoked. */
export class UnauthorizedError extends StatusError {
  override readonly name = "UnauthorizedError";
  declare readonly status: 401;
  declare readonly body: ApiError | ApiKeyRejection;
}

/** 402: the balance does not cover the credits to be reserved. */
export class InsufficientCreditsError extends StatusError {
  override readonly name = "InsufficientCreditsError";
  declare readonly status: 402;
  declare readonly body: ApiError;
}

/** 403: the plan of the workgroup does not include the operation. */
export class PlanNotEligibleError extends StatusError {
  override readonly name = "PlanNotEligibleError";
  declare readonly status: 403;
  declare readonly body: ApiError;
}

/** 404: there is nothing under this identifier. */
export class NotFoundError extends StatusError {
  override readonly name = "NotFoundError";
  declare readonly status: 404;
  declare readonly body: ApiError;
}

/** 429: too many requests, and waiting would take longer than allowed. */
export class RateLimitedError extends OutreachError {
  override readonly name = "RateLimitedError";
  /** Undefined when the request was not even sent, because an earlier answer asked to wait longer. */
  declare readonly status: 429 | undefined;
  declare readonly body: RateLimitBody | undefined;
  /** When the next request may be sent. */
  readonly retryAt: Date;

  constructor(message: string, details: FailureDetails, retryAt: number) {
    super(`${message} Come back at ${new Date(retryAt).toISOString()}.`, details);
    this.retryAt = new Date(retryAt);
  }
}

/** 5xx: a fault of the service. */
export class ServerError extends StatusError {
  override readonly name = "ServerError";
}

/** No answer came, or it broke off. */
export class ConnectionError extends OutreachError {
  override readonly name = "ConnectionError";
}

/** The time for the call, or for one attempt, is over. */
export class TimeoutError extends OutreachError {
  override readonly name = "TimeoutError";
}

/** The caller's signal aborted the call. */
export class AbortedError extends OutreachError {
  override readonly name = "AbortedError";
}

/** A success whose body is no use (not JSON, empty or too large), or a redirect to a place that is not followed. */
export class UnexpectedBodyError extends OutreachError {
  override readonly name = "UnexpectedBodyError";
}

/** Every class of failure by its name. */
export interface OutreachErrors {
  OutreachError: OutreachError;
  StatusError: StatusError;
  InvalidRequestError: InvalidRequestError;
  UnauthorizedError: UnauthorizedError;
  InsufficientCreditsError: InsufficientCreditsError;
  PlanNotEligibleError: PlanNotEligibleError;
  NotFoundError: NotFoundError;
  RateLimitedError: RateLimitedError;
  ServerError: ServerError;
  ConnectionError: ConnectionError;
  TimeoutError: TimeoutError;
  AbortedError: AbortedError;
  UnexpectedBodyError: UnexpectedBodyError;
}

/**
 * Tells whether something caught is a failure of this client, or that failure in particular. Works across copies of the package, where
 * `instanceof` does not.
 *
 * @param name - the class to look for; left out, any failure of a call will do
 *
 * @example
 * ```ts
 * if (isOutreachError(error, "RateLimitedError")) console.log("come back at", error.retryAt);
 * ```
 */
export function isOutreachError<Name extends keyof OutreachErrors = "OutreachError">(
  error: unknown,
  name?: Name,
): error is OutreachErrors[Name] {
  return error instanceof Error && "operationId" in error && (name === undefined || error.name === name);
}

const byStatus = {
  400: InvalidRequestError,
  401: UnauthorizedError,
  402: InsufficientCreditsError,
  403: PlanNotEligibleError,
  404: NotFoundError,
} as const;

/** The error for an answer that is no success. */
export function statusError(response: Response, details: FailureDetails, retryAt?: number): OutreachError {
  const { status } = response;
  const said = (details.body as { error?: unknown } | undefined)?.error ?? response.statusText;
  const message = `${status} ${said}`.trim();
  const known = { ...details, response };
  if (retryAt) return new RateLimitedError(message, known, retryAt);
  const Class = byStatus[status as keyof typeof byStatus] ?? (status < 500 ? StatusError : ServerError);
  return new Class(message, known);
}
