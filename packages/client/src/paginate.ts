import { type OperationId, routes } from "@recruiting-outreach/contract";
import type { Arguments, Data } from "./calls.ts";
import { OutreachError, UnexpectedBodyError } from "./errors.ts";
import type { ThrowingOptions } from "./options.ts";

/** Operations that answer with a list, page by page. */
export type PagedOperationId = {
  [Id in OperationId]: Extract<keyof Arguments<Id>, "cursor" | "page"> extends never ? never : Id;
}[OperationId];

/** One entry of a list. */
export type Item<Id extends PagedOperationId> = Data<Id> extends { items: (infer Entry)[] } ? Entry : never;

/** How far to go. */
export interface PaginateOptions extends ThrowingOptions {
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

type CallPage = (args: object, options: ThrowingOptions) => Promise<object>;

/** What lists have in common. */
export interface Page {
  items: unknown[];
  nextCursor?: string | null;
  page?: number;
  limit?: number;
  total?: number;
}

interface Position {
  page?: number;
  cursor?: string;
}

/** Where a list goes on after one of its pages; undefined at its end. */
export function positionAfter(
  { nextCursor, items, page = 1, limit = 1, total = 0 }: Page,
  lastPage?: number,
): Position | undefined {
  if (!lastPage) return nextCursor ? { cursor: nextCursor } : undefined;
  return items[0] && page * limit < total ? { page: page + 1 } : undefined;
}

/** Last page of a list, credits for one of its items, and credits to be reserved for a page. */
export function termsOf(
  operationId: PagedOperationId,
  args: { limit?: number },
): [lastPage: number | undefined, price: number, reserved: number] {
  const { lastPage, creditsPerItem = 0, usualLimit = 0 } = routes[operationId][2] ?? {};
  return [lastPage, creditsPerItem, creditsPerItem * (args.limit ?? usualLimit)];
}

/** Walks through a list. See `Client.paginate`. */
export function paginate<Id extends PagedOperationId>(
  operationId: Id,
  call: CallPage,
  args: Arguments<Id> & object,
  { maxItems = Number.MAX_VALUE, maxCredits, resume, ...options }: PaginateOptions = {},
): Pages<Id> {
  const [lastPage, price, reserved] = termsOf(operationId, args);
  if (price && maxCredits === undefined)
    throw new TypeError(`${operationId} costs credits; say how many with maxCredits`);
  const seen = new Set<string>();
  let position: Position | undefined = JSON.parse(resume ?? "{}");
  let credits = 0;

  async function* pages(): AsyncGenerator<Page> {
    while (position) {
      if (credits + reserved > (maxCredits ?? 0)) return;
      if (lastPage && (position.page ?? 0) > lastPage)
        throw new OutreachError(`only ${lastPage} pages can be read; narrow the filters.`, { operationId });
      const { page: _, ...rest } = args as { page?: number };
      const page = (await call({ ...(position.cursor ? rest : args), ...position }, options)) as Page;
      if (!Array.isArray(page?.items))
        throw new UnexpectedBodyError("the page has no items.", { operationId, body: page });
      credits += price * page.items.length;
      position = positionAfter(page, lastPage);
      yield page;
      const next = JSON.stringify(position);
      if (seen.has(next)) throw new OutreachError("the pages go round in circles.", { operationId });
      seen.add(next);
    }
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
      return JSON.stringify(position);
    },
    get credits() {
      return credits;
    },
  } as unknown as Pages<Id>;
}
