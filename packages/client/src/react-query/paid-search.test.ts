// @vitest-environment jsdom
import {
  type DefaultOptions,
  focusManager,
  InfiniteQueryObserver,
  onlineManager,
  QueryObserver,
} from "@tanstack/react-query";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { failureOf, scriptedClient } from "../testing/scripted-client.ts";
import { createQueries } from "./index.ts";
import { testQueryClient } from "./testing/query-client.ts";

const found = (count: number, nextCursor: string | null) => ({
  body: { items: Array.from({ length: count }, (_, id) => ({ contactId: `${id}` })), nextCursor },
});
const filters = { people: { skills: { include: ["Go"] } }, limit: 5 };

describe("a paid search in pages", () => {
  it("puts the cursor into the body, with the same filters and limit", async () => {
    const { client, requests } = scriptedClient([found(5, "a"), found(1, null)]);
    const options = createQueries(client).infiniteQueryOptions("searchPeople", filters, { maxCredits: 1000 });
    await testQueryClient().fetchInfiniteQuery({ ...options, pages: 2 });
    expect(await Promise.all(requests.map((request) => request.json()))).toEqual([
      filters,
      { ...filters, cursor: "a" },
    ]);
  });

  it("needs to be told how much it may spend", async () => {
    const { client, requests } = scriptedClient([found(5, "a")]);
    // @ts-expect-error maxCredits is missing
    const options = createQueries(client).infiniteQueryOptions("searchPeople", filters);
    expect(String(await failureOf(testQueryClient().fetchInfiniteQuery(options)))).toContain("maxCredits");
    expect(requests).toHaveLength(0);
  });

  it("has no next page that might go beyond maxCredits", async () => {
    const { client, requests } = scriptedClient([found(5, "a"), found(5, "b"), found(5, "c")]);
    const options = createQueries(client).infiniteQueryOptions("searchPeople", filters, { maxCredits: 299 });
    const observer = new InfiniteQueryObserver(testQueryClient(), options);
    expect((await observer.fetchNextPage()).hasNextPage).toBe(true);
    expect((await observer.fetchNextPage()).hasNextPage).toBe(false);
    await observer.fetchNextPage();
    expect(requests).toHaveLength(2);
  });

  it("counts pages that are no longer kept", async () => {
    const { client, requests } = scriptedClient([found(5, "a"), found(5, "b"), found(5, "c")]);
    const options = createQueries(client).infiniteQueryOptions("searchPeople", filters, { maxCredits: 200 });
    const observer = new InfiniteQueryObserver(testQueryClient(), {
      ...options,
      maxPages: 1,
      getPreviousPageParam: () => undefined,
    });
    await observer.refetch();
    expect((await observer.fetchNextPage()).hasNextPage).toBe(false);
    expect(requests).toHaveLength(2);
  });

  it("asks for nothing when maxCredits does not cover a page", async () => {
    const { client, requests } = scriptedClient([found(5, "a")]);
    const options = createQueries(client).infiniteQueryOptions("searchPeople", filters, { maxCredits: 99 });
    expect(await failureOf(testQueryClient().fetchInfiniteQuery(options))).toMatchObject({
      name: "OutreachError",
      message: "searchPeople: a page may cost 100 credits, more than maxCredits allows.",
    });
    expect(requests).toHaveLength(0);
  });

  it("goes on from the pages it has when maxCredits is raised", async () => {
    const { client, requests } = scriptedClient([found(5, "a"), found(5, "b")]);
    const { infiniteQueryOptions } = createQueries(client);
    const queryClient = testQueryClient();
    await queryClient.fetchInfiniteQuery(infiniteQueryOptions("searchPeople", filters, { maxCredits: 100 }));
    const observer = new InfiniteQueryObserver(
      queryClient,
      infiniteQueryOptions("searchPeople", filters, { maxCredits: 200 }),
    );
    expect((await observer.fetchNextPage()).data?.pages).toHaveLength(2);
    expect(requests).toHaveLength(2);
  });
});

/** A paid and a free query that are looked at; the free one shows that what should happen has happened. */
async function watched(queries: NonNullable<DefaultOptions["queries"]> = {}) {
  const paid = scriptedClient([found(5, "a")]);
  const free = scriptedClient([{ body: { items: [], nextCursor: null } }]);
  const queryClient = testQueryClient({ defaultOptions: { queries } });
  const search = () => new QueryObserver(queryClient, createQueries(paid.client).queryOptions("searchPeople", filters));
  const list = () => new QueryObserver(queryClient, createQueries(free.client).queryOptions("listContacts", {}));
  const stops = [search().subscribe(() => {}), list().subscribe(() => {})];
  const stop = () => {
    for (const end of stops) end();
  };
  onTestFinished(stop);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return { paid, free, queryClient, search, list, stop };
}

describe("a paid search is not repeated", () => {
  it("when the window is focused", async () => {
    const { paid, free } = await watched();
    onTestFinished(() => focusManager.setFocused(undefined));
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await vi.waitFor(() => expect(free.requests).toHaveLength(2));
    expect(paid.requests).toHaveLength(1);
  });

  it("when the connection is back", async () => {
    const { paid, free } = await watched();
    onTestFinished(() => onlineManager.setOnline(true));
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.waitFor(() => expect(free.requests).toHaveLength(2));
    expect(paid.requests).toHaveLength(1);
  });

  it("when it is looked at once more", async () => {
    const { paid, free, search, list } = await watched();
    for (const observer of [search(), list()]) onTestFinished(observer.subscribe(() => {}));
    await vi.waitFor(() => expect(free.requests).toHaveLength(2));
    expect(paid.requests).toHaveLength(1);
  });

  it("when everything is invalidated", async () => {
    const { paid, free, queryClient } = await watched();
    await queryClient.invalidateQueries();
    expect(free.requests).toHaveLength(2);
    expect(paid.requests).toHaveLength(1);
  });

  it("when it is looked at long after it was left", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const { paid, queryClient, search, list, stop } = await watched();
    stop();
    vi.advanceTimersByTime(3_600_000);
    expect(queryClient.getQueryCache().getAll()).toHaveLength(1);
    for (const observer of [search(), list()]) onTestFinished(observer.subscribe(() => {}));
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(paid.requests).toHaveLength(1);
  });

  it("where queries ask regularly by default", async () => {
    const { paid, free } = await watched({ refetchInterval: 1 });
    await vi.waitFor(() => expect(free.requests.length).toBeGreaterThan(5));
    expect(paid.requests).toHaveLength(1);
  });

  it("when it has failed, since it may have been charged", async () => {
    const { client, requests } = scriptedClient([
      { status: 500, body: { code: "UNHANDLED_EXCEPTION", error: "Oops." } },
    ]);
    const options = createQueries(client).queryOptions("searchPeople", filters);
    const queryClient = testQueryClient();
    expect(await failureOf(queryClient.fetchQuery(options))).toMatchObject({ mayHaveBeenProcessed: true });
    const observer = new QueryObserver(queryClient, options);
    onTestFinished(observer.subscribe(() => {}));
    expect(observer.getCurrentResult()).toMatchObject({ status: "error", fetchStatus: "idle" });
    expect(requests).toHaveLength(1);
  });
});

it("a paid search is not aborted when nobody looks at it for a moment", async () => {
  const { client, requests } = scriptedClient([found(5, "a")]);
  const options = createQueries(client).queryOptions("searchPeople", filters);
  const queryClient = testQueryClient();
  const observer = new QueryObserver(queryClient, options);
  observer.subscribe(() => {})();
  onTestFinished(observer.subscribe(() => {}));
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.items).toHaveLength(5));
  expect(requests).toHaveLength(1);
});

it("a paid search is made again when that is asked for", async () => {
  const { client, requests } = scriptedClient([found(5, "a")]);
  const observer = new QueryObserver(testQueryClient(), createQueries(client).queryOptions("searchPeople", filters));
  await observer.refetch();
  await observer.refetch();
  expect(requests).toHaveLength(2);
});
