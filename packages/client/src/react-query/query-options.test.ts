import { hashKey, type QueryKey, QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { failureOf, scriptedClient } from "../testing/scripted-client.ts";
import { createQueries } from "./index.ts";
import { testQueryClient } from "./testing/query-client.ts";

const contacts = { body: { items: [{ id: 1 }], nextCursor: null } };
const missing = { status: 404, body: { code: "NOT_FOUND", error: "There is no such contact." } };

it("fetches the answer of an operation", async () => {
  const { client, requests } = scriptedClient([contacts]);
  const answer = await testQueryClient().fetchQuery(
    createQueries(client).queryOptions("listContacts", { city: "Lisbon" }),
  );
  expect(answer.items).toEqual([{ id: 1 }]);
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(["?city=Lisbon"]);
});

it("fails with the error of the client", async () => {
  const { client } = scriptedClient([missing]);
  const options = createQueries(client).queryOptions("getContact", { contactId: "1" });
  expect(await failureOf(testQueryClient().fetchQuery(options))).toMatchObject({
    name: "NotFoundError",
    status: 404,
    body: { code: "NOT_FOUND" },
  });
});

it("leaves repeating to the client", async () => {
  const { client, requests } = scriptedClient([missing]);
  const options = createQueries(client).queryOptions("getContact", { contactId: "1" });
  const queryClient = testQueryClient({ defaultOptions: { queries: { retry: 3, retryDelay: 0 } } });
  const observer = new QueryObserver(queryClient, options);
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe("error"));
  stop();
  expect(requests).toHaveLength(1);
});

it("keeps an answer under the operation and its arguments", () => {
  const { queryOptions } = createQueries(scriptedClient([]).client);
  expect(queryOptions("listContacts", { city: "Lisbon" }).queryKey).toEqual(["listContacts", { city: "Lisbon" }]);
  expect(queryOptions("listContacts").queryKey).toEqual(queryOptions("listContacts", {}).queryKey);
});

it("does not mind the order of arguments", () => {
  const { queryOptions } = createQueries(scriptedClient([]).client);
  const one = queryOptions("listContacts", { city: "Lisbon", limit: 5 }).queryKey;
  const other = queryOptions("listContacts", { limit: 5, city: "Lisbon" }).queryKey;
  expect(hashKey(one)).toBe(hashKey(other));
});

it("lets every answer of an operation be invalidated at once", async () => {
  const queries = createQueries(scriptedClient([contacts]).client);
  const queryClient = testQueryClient();
  const keys: QueryKey[] = [
    queries.queryOptions("listContacts", { city: "Lisbon" }).queryKey,
    queries.queryOptions("listContacts", { city: "Porto" }).queryKey,
    queries.infiniteQueryOptions("listContacts", { city: "Lisbon" }).queryKey,
    queries.queryOptions("listCampaigns", {}).queryKey,
  ];
  for (const key of keys) queryClient.setQueryData(key, {});
  await queryClient.invalidateQueries({ queryKey: ["listContacts"] });
  expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true, true, false]);
});
