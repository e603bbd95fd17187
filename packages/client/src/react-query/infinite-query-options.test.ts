import { InfiniteQueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { failureOf, scriptedClient } from "../testing/scripted-client.ts";
import { createQueries } from "./index.ts";
import { testQueryClient } from "./testing/query-client.ts";

const page = (ids: number[], nextCursor: string | null) => ({ body: { items: ids.map((id) => ({ id })), nextCursor } });
const numbered = (number: number, total: number, limit = 2) => ({
  body: { items: [{ id: number * 2 - 1 }, { id: number * 2 }], page: number, limit, count: 2, total },
});
const searchesOf = (requests: Request[]) => requests.map(({ url }) => new URL(url).search);

it("fetches one page at a time", async () => {
  const { client, requests } = scriptedClient([page([1], "a"), page([2], "b")]);
  const observer = new InfiniteQueryObserver(
    testQueryClient(),
    createQueries(client).infiniteQueryOptions("listContacts"),
  );
  await observer.refetch();
  expect(requests).toHaveLength(1);
  await observer.fetchNextPage();
  expect(requests).toHaveLength(2);
});

it("follows cursors to the end", async () => {
  const { client, requests } = scriptedClient([page([1], "a"), page([2], null)]);
  const options = createQueries(client).infiniteQueryOptions("listContacts", { city: "Lisbon" });
  const observer = new InfiniteQueryObserver(testQueryClient(), options);
  await observer.refetch();
  const { data, hasNextPage } = await observer.fetchNextPage();
  expect(data?.pages.flatMap(({ items }) => items)).toEqual([{ id: 1 }, { id: 2 }]);
  expect(hasNextPage).toBe(false);
  expect(searchesOf(requests)).toEqual(["?city=Lisbon", "?city=Lisbon&cursor=a"]);
});

it("counts pages where there are no cursors", async () => {
  const { client, requests } = scriptedClient([numbered(1, 4), numbered(2, 4)]);
  const options = createQueries(client).infiniteQueryOptions("listOperations", { status: ["success"] });
  const observer = new InfiniteQueryObserver(testQueryClient(), options);
  await observer.refetch();
  expect((await observer.fetchNextPage()).hasNextPage).toBe(false);
  expect(searchesOf(requests)).toEqual(["?status=success", "?status=success&page=2"]);
});

it("goes on by cursor where the caller began by number", async () => {
  const { client, requests } = scriptedClient([page([1], "a"), page([2], null)]);
  const options = createQueries(client).infiniteQueryOptions("listContacts", { page: 100 });
  await testQueryClient().fetchInfiniteQuery({ ...options, pages: 2 });
  expect(searchesOf(requests)).toEqual(["?page=100", "?cursor=a"]);
});

it("says that no more than 100 numbered pages can be read, and keeps those it has", async () => {
  const { client, requests } = scriptedClient([numbered(100, 1000)]);
  const options = createQueries(client).infiniteQueryOptions("listOperations", { page: 100 });
  const observer = new InfiniteQueryObserver(testQueryClient(), options);
  await observer.refetch();
  const { data, error } = await observer.fetchNextPage();
  expect(String(error)).toContain("only 100 pages can be read");
  expect(data?.pages).toHaveLength(1);
  expect(requests).toHaveLength(1);
});

it("ends where the cursors go round in circles", async () => {
  const { client, requests } = scriptedClient([page([1], "a"), page([2], "a")]);
  const options = createQueries(client).infiniteQueryOptions("listContacts", {});
  await testQueryClient().fetchInfiniteQuery({ ...options, pages: 5 });
  expect(requests).toHaveLength(2);
});

it("fails with the error of the client", async () => {
  const { client } = scriptedClient([{ status: 401, body: { code: "UNAUTHORIZED", error: "Unknown key." } }]);
  const options = createQueries(client).infiniteQueryOptions("listContacts", {});
  expect(await failureOf(testQueryClient().fetchInfiniteQuery(options))).toMatchObject({ name: "UnauthorizedError" });
});

it("does not mistake a single page for the list", () => {
  const queries = createQueries(scriptedClient([]).client);
  const list = queries.infiniteQueryOptions("listContacts", { city: "Lisbon" });
  expect(list.queryKey).not.toEqual(queries.queryOptions("listContacts", { city: "Lisbon" }).queryKey);
});
