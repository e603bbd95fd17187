// What must compile, and what must not. The type check is the test.
import { QueryClient, useInfiniteQuery, useMutation, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { type Contact, type ContactPage, createClient, isOutreachError, type OutreachError } from "../index.ts";
import { createQueries, type MutationOperationId, type PaidOperationId } from "./index.ts";

const client = createClient({ baseUrl: "http://127.0.0.1:4010/api/openapi/v1", apiKey: "demo" });
const queries = createQueries(client);
const { queryOptions, infiniteQueryOptions, mutationOptions } = queries;

type Same<A, B> = [A, B] extends [B, A] ? true : false;

export const paid: Same<PaidOperationId, "searchPeople"> = true;
export const mutations: Same<
  MutationOperationId,
  | "addContactNote"
  | "assignContactsToCampaign"
  | "enrichContact"
  | "importContact"
  | "searchPeople"
  | "updateContact"
  | "uploadContactDocument"
  | "upsertContactNote"
> = true;
export async function fetches(): Promise<[ContactPage, ContactPage[], Contact | undefined]> {
  const queryClient = new QueryClient();
  const options = queryOptions("getContact", { contactId: "1" });
  await queryClient.prefetchQuery(queryOptions("validateApiKey"));
  await queryClient.prefetchInfiniteQuery(infiniteQueryOptions("searchPeople", {}, { maxCredits: 200 }));
  const { pages } = await queryClient.fetchInfiniteQuery(infiniteQueryOptions("listContacts"));
  return [
    await queryClient.fetchQuery(queryOptions("listContacts", { city: "Lisbon" })),
    pages,
    queryClient.getQueryData(options.queryKey),
  ];
}

export function useOptions(): unknown[] {
  const contact = useSuspenseQuery(queryOptions("getContact", { contactId: "1" }));
  const name: string | null | undefined = contact.data.lastName;
  const selected = useQuery({ ...queryOptions("listContacts"), select: ({ items }) => items.length });
  const count: number | undefined = selected.data;
  const error: OutreachError | null = selected.error;
  const campaigns = useInfiniteQuery({ ...infiniteQueryOptions("listCampaigns"), enabled: false });
  const title: string | undefined = campaigns.data?.pages[0]?.items[0]?.name;
  const noting = useMutation(mutationOptions("addContactNote"));
  noting.mutate({ contactId: "1", value: "Met in Lisbon." }, { onSuccess: ({ noteId }) => noteId.length });
  const until = isOutreachError(noting.error, "RateLimitedError") && noting.error.retryAt.toISOString();
  return [name, count, error, title, until];
}

export function useNamedHooks(): unknown[] {
  const key = queries.useOperationQuery("validateApiKey");
  const list = queries.useOperationQuery("listContacts", {}, { select: ({ items }) => items.length, staleTime: 1000 });
  const count: number | undefined = list.data;
  const error: OutreachError | null = list.error;
  const found = queries.useOperationInfiniteQuery(
    "searchPeople",
    { limit: 5 },
    { maxCredits: 200, select: ({ pages }) => pages.flatMap(({ items }) => items) },
  );
  const person: string | undefined = found.data?.[0]?.contactId;
  const noting = queries.useOperationMutation("addContactNote", {
    onMutate: ({ value }) => value.length,
    onError: (failure, _note, length) => [failure.operationId, length?.toFixed()],
  });
  return [key.data?.valid, count, error, person, noting.data?.noteId];
}

export function doesNotCompile(): void {
  // @ts-expect-error an operation that writes
  queryOptions("updateContact", { contactId: "1" });
  // @ts-expect-error an operation that only reads
  mutationOptions("listContacts");
  // @ts-expect-error no such operation
  queryOptions("listContact");
  // @ts-expect-error contactId is required
  queryOptions("getContact");
  // @ts-expect-error an unknown argument
  queryOptions("listContacts", { name: "Priya Raman" });
  // @ts-expect-error no list
  infiniteQueryOptions("getContact", { contactId: "1" });
  // @ts-expect-error a paid search without maxCredits
  infiniteQueryOptions("searchPeople", { limit: 5 });
  // @ts-expect-error maxCredits where nothing is paid
  infiniteQueryOptions("listContacts", {}, { maxCredits: 5 });
}

export function useWrongly(): void {
  // @ts-expect-error a paid search without maxCredits
  queries.useOperationInfiniteQuery("searchPeople", { limit: 5 }, {});
  // @ts-expect-error an operation that writes
  queries.useOperationQuery("addContactNote", { contactId: "1", value: "Met in Lisbon." });
  // @ts-expect-error contactId is missing
  queries.useOperationMutation("addContactNote").mutate({ value: "Met in Lisbon." });
  // @ts-expect-error the key belongs to the operation
  queries.useOperationQuery("listContacts", {}, { queryKey: ["contacts"] });
}
