import { type OperationId, routes } from "@recruiting-outreach/contract";
import type { Arguments, Data } from "./calls.ts";
import { OutreachError, UnexpectedBodyError } from "./errors.ts";
import type { CallOptions } from "./options.ts";

/** Operations that answer with a list, page by page. */
export type PagedOperationId = {
  [Id in OperationId]: Extract<keyof Arguments<Id>, "cursor" | "page"> extends never ? never : Id;
}[OperationId];

/** One entry of a list. */
export type Item<Id extends PagedOperationId> = Data<Id> extends { items: (infer Entry)[] } ? Entry : never;

/** How far to go. */
export interface PaginateOptions extends Omit<CallOptions, "throws"> {
  /** Entries to give at most. */
  maxItems?: number;
  /** Credits to spend at most; needed for a paid search. No page is asked for whose reservation might go beyond. */
  maxCredits?: number;
  /** `resumeToken` of an earlier walk with the same arguments. */
  resume?: string | undefined;
}

/** A walk through a list, entry by entry. */
export interface Pages<Id extends PagedOperationId> extends AsyncIterable<Item<Id>> {
  /** The same walk, page by page. */
  pages(): AsyncIterable<Data<Id>>;
  /** Where to go on after the pages fetched so far; undefined once the list is at its end. */
  readonly resumeToken: string | undefined;
  /** Credits spent so far. */
  readonly credits: number;
}

type CallPage = (args: object, options: CallOptions) => Promise<object>;

interface Page {
  items: unknown[];
  nextCursor?: string | null;
  page?: number;
  limit?: number;
  total?: number | null;
}

/** Walks through a list. See `Client.paginate`. */
export function paginate<Id extends PagedOperationId>(
  operationId: Id,
  call: CallPage,
  args: Arguments<Id> & object,
  { maxItems = Number.POSITIVE_INFINITY, maxCredits, resume, ...options }: PaginateOptions = {},
): Pages<Id> {
  const { lastPage, creditsPerItem: price = 0, usualLimit = 0 } = routes[operationId][2] ?? {};
  const { limit = usualLimit } = args as { limit?: number };
  if (price && maxCredits === undefined)
    throw new TypeError(`${operationId} costs credits; say how many with maxCredits`);
  const seen = new Set<string>();
  let position: object | undefined = JSON.parse(resume ?? "{}");
  let credits = 0;

  async function* pages(): AsyncGenerator<Page> {
    while (position) {
      if (price && credits + price * limit > (maxCredits ?? 0)) return;
      const { page: _, ...rest } = args as { page?: number };
      const page = (await call(
        "cursor" in position ? { ...rest, ...position } : { ...args, ...position },
        options,
      )) as Page;
      if (!Array.isArray(page?.items))
        throw new UnexpectedBodyError("the page has no items.", { operationId, body: page });
      credits += price * page.items.length;
      position = following(page);
      yield page;
    }
  }

  function following({ nextCursor, items, page = 1, limit: size = 1, total }: Page): object | undefined {
    if (!lastPage) {
      if (!nextCursor) return;
      if (seen.has(nextCursor)) throw new OutreachError("the cursors go round in circles.", { operationId });
      seen.add(nextCursor);
      return { cursor: nextCursor };
    }
    if (items.length === 0 || page * size >= (total ?? 0)) return;
    if (page >= lastPage)
      throw new OutreachError(`only ${lastPage} pages can be read; narrow the filters.`, { operationId });
    return { page: page + 1 };
  }

  async function* items(): AsyncGenerator<unknown> {
    let left = maxItems;
    if (left <= 0) return;
    for await (const page of pages()) {
      for (const item of page.items) {
        yield item;
        if (--left <= 0) return;
      }
    }
  }

  return {
    [Symbol.asyncIterator]: items,
    pages,
    get resumeToken() {
      return position && JSON.stringify(position);
    },
    get credits() {
      return credits;
    },
  } as unknown as Pages<Id>;
}
