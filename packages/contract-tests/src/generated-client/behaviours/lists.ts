import type { OperationId } from "@recruiting-outreach/client";
import type { Adapter } from "../adapter.ts";
import { type Behaviour, count } from "../behaviour.ts";
import { type Step, service } from "../service.ts";

const ENOUGH = 10;

/** Walks through a list, for ten entries at most. */
async function walk(client: Adapter, operationId: OperationId, args: object, ...steps: Step[]): Promise<string> {
  const { fetch, requests } = service(...steps);
  const entries = client.connect({ fetch }).walk(operationId, args);
  if (!entries) return "offers no walk";
  const seen: unknown[] = [];
  try {
    for await (const entry of entries) {
      seen.push(entry);
      if (seen.length === ENOUGH) return `still asking after ${count(requests.length, "request")}`;
    }
  } catch (error) {
    return `throws ${(error as Error).name} after ${count(requests.length, "request")}`;
  }
  return `gives ${seen.join(", ")} with ${count(requests.length, "request")}`;
}

function page(items: number[], more: object): Step {
  return { body: { items, limit: 2, count: items.length, ...more } };
}

/** How lists are walked through. */
export const lists: Behaviour[] = [
  {
    when: "list with a cursor",
    observe: (client) =>
      walk(client, "listContacts", {}, page([1, 2], { nextCursor: "b" }), page([3], { nextCursor: null })),
    expected: "gives 1, 2, 3 with 2 requests",
  },
  {
    when: "list with page numbers",
    observe: (client) =>
      walk(
        client,
        "listOperations",
        {},
        page([1, 2], { page: 1, total: 3 }),
        page([3], { page: 2, total: 3 }),
        page([], { page: 3, total: 3 }),
      ),
    expected: { ours: "gives 1, 2, 3 with 2 requests", generated: "gives 1, 2, 3 with 3 requests" },
  },
  {
    when: "paid search, within 60 credits",
    observe: (client) =>
      walk(
        client,
        "searchPeople",
        { people: {}, limit: 1 },
        page([1], { nextCursor: "b" }),
        page([2], { nextCursor: "c" }),
        page([3], { nextCursor: "d" }),
      ),
    expected: { ours: "gives 1, 2, 3 with 3 requests", generated: "offers no walk" },
  },
  {
    when: "the same cursor twice",
    observe: (client) => walk(client, "listContacts", {}, page([1], { nextCursor: "b" })),
    expected: { ours: "throws OutreachError after 2 requests", generated: "throws Error after 2 requests" },
  },
  {
    when: "cursors that go round",
    observe: (client) => {
      const round = Array.from({ length: ENOUGH }, (_, index) => page([index], { nextCursor: index % 2 ? "a" : "b" }));
      return walk(client, "listContacts", {}, ...round);
    },
    expected: { ours: "throws OutreachError after 3 requests", generated: "still asking after 10 requests" },
  },
  {
    when: "entries beyond page 100, the last that may be asked for",
    observe: (client) =>
      walk(client, "listOperations", { page: 100, limit: 2 }, page([1, 2], { page: 100, total: 1000 }), {
        status: 400,
        body: { code: "INVALID_REQUEST", error: "page must be at most 100." },
      }),
    expected: { ours: "throws OutreachError after 1 request", generated: "throws ApiError after 2 requests" },
  },
];
