import { MutationObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { failureOf, scriptedClient } from "../testing/scripted-client.ts";
import { createQueries } from "./index.ts";
import { testQueryClient } from "./testing/query-client.ts";

const note = { contactId: "1", value: "Met in Lisbon." };

it("takes the arguments of the operation", async () => {
  const { client, requests } = scriptedClient([{ body: {} }]);
  await new MutationObserver(testQueryClient(), createQueries(client).mutationOptions("addContactNote")).mutate(note);
  expect(requests.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([
    ["POST", "/api/openapi/v1/contacts/1/note"],
  ]);
  expect(await requests[0]?.json()).toEqual({ value: "Met in Lisbon." });
});

it("leaves repeating to the client", async () => {
  const { client, requests } = scriptedClient([{ status: 500 }]);
  const queryClient = testQueryClient({ defaultOptions: { mutations: { retry: 3, retryDelay: 0 } } });
  const observer = new MutationObserver(queryClient, createQueries(client).mutationOptions("addContactNote"));
  expect(await failureOf(observer.mutate(note))).toMatchObject({ name: "ServerError", mayHaveBeenProcessed: true });
  expect(requests).toHaveLength(1);
});

it("can be found by its operation", () => {
  const { mutationOptions } = createQueries(scriptedClient([]).client);
  expect(mutationOptions("addContactNote").mutationKey).toEqual(["addContactNote"]);
});
