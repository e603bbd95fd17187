import type { DataTag, InfiniteData, QueryKey, UnusedSkipTokenInfiniteOptions } from "@tanstack/react-query";
import type { Arguments, Data } from "../calls.ts";
import type { Client } from "../client.ts";
import { OutreachError } from "../errors.ts";
import { type Page, type PagedOperationId, positionAfter, termsOf } from "../paginate.ts";
import { fetchPolicy, signalOf } from "./fetch-policy.ts";

/** Key of a list in the cache; not that of a single page, whose data have another form. */
export type PagesQueryKey<Id extends PagedOperationId> = readonly [operationId: Id, args: Arguments<Id>, "pages"];

/** Where a page begins, and the credits spent before it. */
export interface PageStart {
  resume?: string;
  credits: number;
}

/** What a paid list may cost. */
export interface Spending {
  /** Credits to spend at most, over all pages. */
  maxCredits: number;
}

/** What TanStack Query has to know to fetch and keep a list page by page. */
export type OperationInfiniteQueryOptions<Id extends PagedOperationId> = UnusedSkipTokenInfiniteOptions<
  Data<Id>,
  OutreachError,
  InfiniteData<Data<Id>, PageStart>,
  PagesQueryKey<Id>,
  PageStart
> & { queryKey: DataTag<PagesQueryKey<Id>, InfiniteData<Data<Id>, PageStart>, OutreachError> };

/** See `Queries.infiniteQueryOptions`. */
export function operationInfiniteQueryOptions<Id extends PagedOperationId>(
  client: Client,
  operationId: Id,
  args: object = {},
  { maxCredits }: Partial<Spending> = {},
): OperationInfiniteQueryOptions<Id> {
  const [lastPage, price, reserved] = termsOf(operationId, args);
  const options: UnusedSkipTokenInfiniteOptions<Page, OutreachError, unknown, QueryKey, PageStart> = {
    ...fetchPolicy(operationId),
    queryKey: [operationId, args, "pages"],
    initialPageParam: { credits: 0 },
    async queryFn(context) {
      const walk = client.paginate(operationId, args as Arguments<Id>, {
        ...signalOf(operationId, context),
        ...(maxCredits !== undefined && { maxCredits }),
        resume: context.pageParam.resume,
      });
      for await (const page of walk.pages()) return page as Page;
      throw new OutreachError(`a page may cost ${reserved} credits, more than maxCredits allows.`, { operationId });
    },
    getNextPageParam(page, _pages, start, starts) {
      const resume = JSON.stringify(positionAfter(page, lastPage));
      const credits = start.credits + price * page.items.length;
      const affordable = credits + reserved <= (maxCredits ?? 0);
      // Pages that go round in circles would cost something again and again.
      const seen = starts.some((earlier) => earlier.resume === resume);
      return resume && affordable && !seen ? { resume, credits } : undefined;
    },
  };
  return options as unknown as OperationInfiniteQueryOptions<Id>;
}
