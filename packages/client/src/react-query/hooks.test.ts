// @vitest-environment jsdom
import { QueryClientProvider, useSuspenseQuery } from "@tanstack/react-query";
import { act, cleanup, type RenderHookResult, renderHook, waitFor } from "@testing-library/react";
import { createElement, type ReactNode, StrictMode, Suspense } from "react";
import { afterEach, expect, it } from "vitest";
import { scriptedClient } from "../testing/scripted-client.ts";
import { createQueries } from "./index.ts";
import { testQueryClient } from "./testing/query-client.ts";
import { silentClient } from "./testing/silent-client.ts";

afterEach(cleanup);

/** Calls a hook in a component, in strict mode as applications do while they are developed. */
function render<Result>(hook: () => Result): RenderHookResult<Result, unknown> {
  const client = testQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(
      StrictMode,
      null,
      createElement(QueryClientProvider, { client }, createElement(Suspense, null, children)),
    );
  return renderHook(hook, { wrapper });
}

const contacts = { body: { items: [{ id: 1, lastName: "Raman" }], nextCursor: null } };

it("useOperationQuery gives the answer", async () => {
  const { useOperationQuery } = createQueries(scriptedClient([contacts]).client);
  const { result } = render(() => useOperationQuery("listContacts", { city: "Lisbon" }));
  expect(result.current.isPending).toBe(true);
  await waitFor(() => expect(result.current.data?.items).toEqual(contacts.body.items));
});

it("useOperationQuery takes settings of the caller", async () => {
  const { useOperationQuery } = createQueries(scriptedClient([contacts]).client);
  const { result } = render(() => useOperationQuery("listContacts", {}, { select: ({ items }) => items.length }));
  await waitFor(() => expect(result.current.data).toBe(1));
});

it("useOperationQuery gives the error of the client", async () => {
  const { client } = scriptedClient([{ status: 404, body: { code: "NOT_FOUND", error: "There is no such contact." } }]);
  const { useOperationQuery } = createQueries(client);
  const { result } = render(() => useOperationQuery("getContact", { contactId: "1" }));
  await waitFor(() => expect(result.current.error?.status).toBe(404));
});

it("useOperationQuery aborts its call when the component goes", async () => {
  const { client, signals } = silentClient();
  const { useOperationQuery } = createQueries(client);
  const { unmount } = render(() => useOperationQuery("listContacts"));
  await waitFor(() => expect(signals.at(-1)?.aborted).toBe(false));
  unmount();
  expect(signals.at(-1)?.aborted).toBe(true);
});

it("useOperationInfiniteQuery gathers pages", async () => {
  const first = { body: { items: [{ contactId: "1" }], nextCursor: "a" } };
  const last = { body: { items: [{ contactId: "2" }], nextCursor: null } };
  const { useOperationInfiniteQuery } = createQueries(scriptedClient([first, last]).client);
  const { result } = render(() => useOperationInfiniteQuery("searchPeople", { limit: 1 }, { maxCredits: 40 }));
  await waitFor(() => expect(result.current.hasNextPage).toBe(true));
  await act(() => result.current.fetchNextPage());
  await waitFor(() => expect(result.current.data?.pages).toEqual([first.body, last.body]));
});

it("useOperationMutation carries an operation out", async () => {
  const { client, requests } = scriptedClient([{ body: { contactId: "1", noteId: "n1" } }]);
  const { useOperationMutation } = createQueries(client);
  const { result } = render(() => useOperationMutation("addContactNote"));
  act(() => result.current.mutate({ contactId: "1", value: "Met in Lisbon." }));
  await waitFor(() => expect(result.current.data).toEqual({ contactId: "1", noteId: "n1" }));
  expect(requests.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([
    ["POST", "/api/openapi/v1/contacts/1/note"],
  ]);
});

it("queryOptions fit useSuspenseQuery", async () => {
  const { queryOptions } = createQueries(scriptedClient([contacts]).client);
  const { result } = render(() => useSuspenseQuery(queryOptions("listContacts", {})));
  await waitFor(() => expect(result.current?.data.items).toHaveLength(1));
});
