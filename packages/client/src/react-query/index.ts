/** The operations of a client as queries and mutations of TanStack Query. */

export { createQueries, type Queries } from "./create-queries.ts";
export type { OperationHooks } from "./hooks.ts";
export type {
  OperationInfiniteQueryOptions,
  PageStart,
  PagesQueryKey,
  Spending,
} from "./infinite-query-options.ts";
export type { OperationMutationOptions } from "./mutation-options.ts";
export type { MutationOperationId, PaidOperationId, QueryOperationId, ReadingOperationId } from "./operation-ids.ts";
export type { OperationQueryKey, OperationQueryOptions } from "./query-options.ts";
