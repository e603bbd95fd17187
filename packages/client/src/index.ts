/**
 * The typed client of the recruiting-outreach API.
 *
 * Left out on purpose: how requests are sent, held back and repeated. That may change without notice; what it does is said by the options.
 */

export type * from "@recruiting-outreach/contract";
export type { AnswerError, Arguments, Data, Methods, Result } from "./calls.ts";
export { type Client, createClient } from "./client.ts";
export {
  AbortedError,
  ConnectionError,
  InsufficientCreditsError,
  InvalidRequestError,
  isOutreachError,
  NotFoundError,
  OutreachError,
  type OutreachErrors,
  PlanNotEligibleError,
  RateLimitedError,
  ServerError,
  StatusError,
  TimeoutError,
  UnauthorizedError,
  UnexpectedBodyError,
} from "./errors.ts";
export type { FollowOptions, OperationProgress } from "./follow.ts";
export type {
  CallOptions,
  ClientOptions,
  Clock,
  Fetch,
  Policy,
  RequestEvent,
  ResponseEvent,
  RetryEvent,
  ThrowingOptions,
} from "./options.ts";
export type { Item, PagedOperationId, Pages, PaginateOptions } from "./paginate.ts";
