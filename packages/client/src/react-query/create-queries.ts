import type { Arguments, Optional } from "../calls.ts";
import type { Client } from "../client.ts";
import type { PagedOperationId } from "../paginate.ts";
import { type OperationHooks, operationHooks } from "./hooks.ts";
import {
  type OperationInfiniteQueryOptions,
  operationInfiniteQueryOptions,
  type Spending,
} from "./infinite-query-options.ts";
import { type OperationMutationOptions, operationMutationOptions } from "./mutation-options.ts";
import type { MutationOperationId, PaidOperationId, QueryOperationId } from "./operation-ids.ts";
import { type OperationQueryOptions, operationQueryOptions } from "./query-options.ts";

/** The operations of a client as queries and mutations of TanStack Query. */
export interface Queries extends OperationHooks {
  /**
   * Options of a query, for `useQuery`, `useSuspenseQuery`, `fetchQuery`, `prefetchQuery` and their like. The client repeats calls by itself,
   * so the query does not. It is aborted when nobody looks at it any more.
   *
   * A paid search is never aborted, and once answered it is not made again by mounting, focus, reconnecting or invalidation, only by `refetch()`.
   *
   * @param operationId - an operation that only reads, or a paid search
   * @param args - its arguments
   *
   * @example
   * ```ts
   * useQuery({ ...queries.queryOptions("getContact", { contactId }), select: (contact) => contact.lastName });
   * ```
   */
  queryOptions<Id extends QueryOperationId>(
    operationId: Id,
    ...args: Optional<Arguments<Id>>
  ): OperationQueryOptions<Id>;
  /**
   * Options of a query that gathers a list page by page, for `useInfiniteQuery` and its like. It walks as `Client.paginate` does, one request
   * for each page.
   *
   * A paid search has no next page once that might go beyond `maxCredits`. Its `refetch()` pays for every page again, within the same bound.
   *
   * @param operationId - a list operation
   * @param args - its arguments; filters and `limit` are the same on every page
   *
   * @example
   * ```ts
   * useInfiniteQuery(queries.infiniteQueryOptions("searchPeople", { limit: 5 }, { maxCredits: 500 }));
   * ```
   */
  infiniteQueryOptions<Id extends PagedOperationId>(
    operationId: Id,
    ...args: Id extends PaidOperationId ? [args: Arguments<Id>, spending: Spending] : Optional<Arguments<Id>>
  ): OperationInfiniteQueryOptions<Id>;
  /**
   * Options of a mutation, for `useMutation`. Its variables are the arguments of the operation. Only the client repeats it, where that is safe.
   *
   * @param operationId - an operation that does something
   *
   * @example
   * ```ts
   * const { mutate } = useMutation(queries.mutationOptions("addContactNote"));
   * ```
   */
  mutationOptions<Id extends MutationOperationId>(operationId: Id): OperationMutationOptions<Id>;
}

/**
 * Makes queries and mutations of TanStack Query from a client. Keys are `[operationId, args]`, so `[operationId]` matches every answer of an
 * operation; they do not name the client, so use one `QueryClient` for each API key.
 *
 * @example
 * ```ts
 * export const queries = createQueries(client);
 * ```
 */
export function createQueries(client: Client): Queries {
  const options = {
    queryOptions: (operationId: QueryOperationId, args?: object) => operationQueryOptions(client, operationId, args),
    infiniteQueryOptions: (operationId: PagedOperationId, args?: object, spending?: Spending) =>
      operationInfiniteQueryOptions(client, operationId, args, spending),
    mutationOptions: (operationId: MutationOperationId) => operationMutationOptions(client, operationId),
  };
  return { ...options, ...operationHooks(client) } as unknown as Queries;
}
