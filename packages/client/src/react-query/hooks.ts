import {
  type InfiniteData,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from "@tanstack/react-query";
import type { Arguments, Data, Optional } from "../calls.ts";
import type { Client } from "../client.ts";
import type { OutreachError } from "../errors.ts";
import type { PagedOperationId } from "../paginate.ts";
import {
  operationInfiniteQueryOptions,
  type PageStart,
  type PagesQueryKey,
  type Spending,
} from "./infinite-query-options.ts";
import { operationMutationOptions } from "./mutation-options.ts";
import type { MutationOperationId, PaidOperationId, QueryOperationId } from "./operation-ids.ts";
import { type OperationQueryKey, operationQueryOptions } from "./query-options.ts";

type QuerySettings<Id extends QueryOperationId, Selected> = Omit<
  UseQueryOptions<Data<Id>, OutreachError, Selected, OperationQueryKey<Id>>,
  "queryKey" | "queryFn"
>;

type PagesSettings<Id extends PagedOperationId, Selected> = Omit<
  UseInfiniteQueryOptions<Data<Id>, OutreachError, Selected, PagesQueryKey<Id>, PageStart>,
  "queryKey" | "queryFn" | "initialPageParam" | "getNextPageParam"
>;

type MutationSettings<Id extends MutationOperationId, OnMutate> = Omit<
  UseMutationOptions<Data<Id>, OutreachError, Arguments<Id>, OnMutate>,
  "mutationKey" | "mutationFn"
>;

/** Hooks that take the name of an operation. */
export interface OperationHooks {
  /**
   * `useQuery` with `Queries.queryOptions`, and with settings of one's own.
   *
   * @example
   * ```ts
   * const { data, error } = useOperationQuery("getContact", { contactId }, { enabled: contactId !== "" });
   * ```
   */
  useOperationQuery<Id extends QueryOperationId, Selected = Data<Id>>(
    operationId: Id,
    ...args: [...Optional<Arguments<Id>>, settings?: QuerySettings<Id, Selected>]
  ): UseQueryResult<Selected, OutreachError>;
  /**
   * `useInfiniteQuery` with `Queries.infiniteQueryOptions`, and with settings of one's own; those of a paid search begin with `maxCredits`.
   *
   * @example
   * ```ts
   * const { data, hasNextPage, fetchNextPage } = useOperationInfiniteQuery("listContacts", { city: "Lisbon" });
   * ```
   */
  useOperationInfiniteQuery<Id extends PagedOperationId, Selected = InfiniteData<Data<Id>, PageStart>>(
    operationId: Id,
    ...args: Id extends PaidOperationId
      ? [args: Arguments<Id>, settings: PagesSettings<Id, Selected> & Spending]
      : [...Optional<Arguments<Id>>, settings?: PagesSettings<Id, Selected>]
  ): UseInfiniteQueryResult<Selected, OutreachError>;
  /**
   * `useMutation` with `Queries.mutationOptions`, and with settings of one's own.
   *
   * @example
   * ```ts
   * const { mutate, error } = useOperationMutation("addContactNote");
   * ```
   */
  useOperationMutation<Id extends MutationOperationId, OnMutate = unknown>(
    operationId: Id,
    settings?: MutationSettings<Id, OnMutate>,
  ): UseMutationResult<Data<Id>, OutreachError, Arguments<Id>, OnMutate>;
}

/** See {@link OperationHooks}. */
export function operationHooks(client: Client): OperationHooks {
  return {
    useOperationQuery: (operationId: QueryOperationId, args?: object, settings?: object) =>
      useQuery({ ...operationQueryOptions(client, operationId, args), ...settings }),
    useOperationInfiniteQuery: (
      operationId: PagedOperationId,
      args?: object,
      { maxCredits, ...settings }: { maxCredits?: number } = {},
    ) =>
      useInfiniteQuery({
        ...operationInfiniteQueryOptions(client, operationId, args, maxCredits === undefined ? {} : { maxCredits }),
        ...settings,
      }),
    useOperationMutation: (operationId: MutationOperationId, settings?: object) =>
      useMutation({ ...operationMutationOptions(client, operationId), ...settings }),
  } as unknown as OperationHooks;
}
