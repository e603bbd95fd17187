import { InfiniteQueryObserver, QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { createQueries } from "./index.ts";
import { testQueryClient } from "./testing/query-client.ts";
import { silentClient } from "./testing/silent-client.ts";

it("a query is aborted when nobody looks at it any more", async () => {
  const { client, signals } = silentClient();
  const observer = new QueryObserver(testQueryClient(), createQueries(client).queryOptions("listContacts"));
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  stop();
  expect(signals[0]?.aborted).toBe(true);
});

it("a list is aborted when nobody looks at it any more", async () => {
  const { client, signals } = silentClient();
  const options = createQueries(client).infiniteQueryOptions("listContacts");
  const stop = new InfiniteQueryObserver(testQueryClient(), options).subscribe(() => {});
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  stop();
  expect(signals[0]?.aborted).toBe(true);
});
