import type { UseMutationOptions } from "@tanstack/react-query";
import type { Arguments, Data } from "../calls.ts";
import type { Client } from "../client.ts";
import type { OutreachError } from "../errors.ts";
import type { MutationOperationId } from "./operation-ids.ts";

/** What TanStack Query has to know to carry an operation out. */
export type OperationMutationOptions<Id extends MutationOperationId, OnMutate = unknown> = UseMutationOptions<
  Data<Id>,
  OutreachError,
  Arguments<Id>,
  OnMutate
> & { mutationKey: readonly [operationId: Id] };

/** See `Queries.mutationOptions`. */
export function operationMutationOptions<Id extends MutationOperationId>(
  client: Client,
  operationId: Id,
): OperationMutationOptions<Id> {
  const call = client[operationId] as unknown as (args: Arguments<Id>) => Promise<Data<Id>>;
  return { retry: false, mutationKey: [operationId], mutationFn: (args) => call(args) };
}
