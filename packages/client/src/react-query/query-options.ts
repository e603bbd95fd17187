import type { DataTag, UnusedSkipTokenOptions } from "@tanstack/react-query";
import type { Arguments, Data } from "../calls.ts";
import type { Client } from "../client.ts";
import type { OutreachError } from "../errors.ts";
import type { ThrowingOptions } from "../options.ts";
import { fetchPolicy, signalOf } from "./fetch-policy.ts";
import type { QueryOperationId } from "./operation-ids.ts";

/** Key of an answer in the cache. Its beginning, `[operationId]`, matches every answer of the operation. */
export type OperationQueryKey<Id extends QueryOperationId> = readonly [operationId: Id, args: Arguments<Id>];

/** What TanStack Query needs to know to fetch an answer and keep it. */
export type OperationQueryOptions<Id extends QueryOperationId> = UnusedSkipTokenOptions<
  Data<Id>,
  OutreachError,
  Data<Id>,
  OperationQueryKey<Id>
> & { queryKey: DataTag<OperationQueryKey<Id>, Data<Id>, OutreachError> };

/** See `Queries.queryOptions`. */
export function operationQueryOptions<Id extends QueryOperationId>(
  client: Client,
  operationId: Id,
  args: object = {},
): OperationQueryOptions<Id> {
  const call = client[operationId] as unknown as (args: object, options: ThrowingOptions) => Promise<Data<Id>>;
  const options: UnusedSkipTokenOptions<Data<Id>, OutreachError, Data<Id>, OperationQueryKey<Id>> = {
    ...fetchPolicy(operationId),
    queryKey: [operationId, args as Arguments<Id>],
    queryFn: (context) => call(args, signalOf(operationId, context)),
  };
  return options as OperationQueryOptions<Id>;
}
