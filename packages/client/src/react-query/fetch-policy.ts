import { type OperationId, routes } from "@recruiting-outreach/contract";

/** When a query may ask again without being told to. */
export interface FetchPolicy {
  retry: false;
  staleTime?: "static";
  gcTime?: number;
  refetchInterval?: false;
  retryOnMount?: false;
}

/** Tells whether an operation costs credits. */
export function isPaid(operationId: OperationId): boolean {
  return routes[operationId][2]?.creditsPerItem !== undefined;
}

/** The client repeats calls by itself, so a query does not. What has been paid for is kept until somebody asks for it again. */
export function fetchPolicy(operationId: OperationId): FetchPolicy {
  if (!isPaid(operationId)) return { retry: false };
  return {
    retry: false,
    staleTime: "static",
    gcTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
    retryOnMount: false,
  };
}

/**
 * The signal of a query, for a call that may be given up. A paid call goes on when nobody looks at it any more, as its answer is paid for either way.
 * TanStack Query aborts where `signal` was read, so it is not even read.
 */
export function signalOf(operationId: OperationId, context: { signal: AbortSignal }): { signal?: AbortSignal } {
  return isPaid(operationId) ? {} : { signal: context.signal };
}
