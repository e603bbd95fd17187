import type { OperationId, operations, paths } from "@recruiting-outreach/contract";
import type { PagedOperationId } from "../paginate.ts";

type Reading = NonNullable<paths[keyof paths]["get"]>;

/** Operations that only read. */
export type ReadingOperationId = {
  [Id in OperationId]: operations[Id] extends Reading ? Id : never;
}[OperationId];

/** Lists that cost credits. */
export type PaidOperationId = Exclude<PagedOperationId, ReadingOperationId>;

/** Operations whose answers may be cached: those that only read, and paid lists. */
export type QueryOperationId = ReadingOperationId | PaidOperationId;

/** Operations that do something. */
export type MutationOperationId = Exclude<OperationId, ReadingOperationId>;
