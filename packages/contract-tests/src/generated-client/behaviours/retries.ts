import type { OperationId } from "@recruiting-outreach/client";
import type { Adapter } from "../adapter.ts";
import { type Behaviour, count, endOf, errorOf } from "../behaviour.ts";
import { type Step, service, withoutWaiting } from "../service.ts";

const search = { people: { skills: { include: ["Go"] } } };
const json = { "content-type": "application/json" };
const found: Step = { body: { items: [] } };

function failing(status: number): Step {
  return { status, body: { code: "UNHANDLED_EXCEPTION", error: "Not now." } };
}

/** A 429 that says in its body, its header or both how many seconds to wait. */
function limited(retryAfterSeconds?: number, retryAfter?: number): Step {
  return {
    status: 429,
    body: { statusCode: 429, error: "Too Many Requests", message: "Slow down.", retryAfterSeconds },
    headers: { ...json, ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }) },
  };
}

/** How many requests a call makes, and how it ends. */
async function attempts(client: Adapter, operationId: OperationId, args: object, ...steps: Step[]): Promise<string> {
  const { fetch, requests } = service(...steps);
  const end = await withoutWaiting(() => endOf(client.connect({ fetch }).call(operationId, args)));
  return `${count(requests.length, "request")}, then ${end.replace(/ (with|to) .*/, "")}`;
}

/** How long a call waits before each further request. */
async function waits(client: Adapter, luck: number, ...steps: Step[]): Promise<string> {
  const asked = service(...steps);
  await withoutWaiting(() => endOf(client.connect({ fetch: asked.fetch }).call("listContacts")), luck);
  const { times } = asked;
  const seconds = times.slice(1).map((time, index) => `${(time - (times[index] ?? 0)) / 1000} s`);
  return seconds.join(", ") || "does not try again";
}

/** What is tried again, and after how long. */
export const retries: Behaviour[] = [
  {
    when: "503 twice, reading",
    observe: (client) => attempts(client, "listContacts", {}, failing(503), failing(503), found),
    expected: "3 requests, then resolves",
  },
  {
    when: "501, reading",
    observe: (client) => attempts(client, "listContacts", {}, failing(501), found),
    expected: { ours: "2 requests, then resolves", generated: "1 request, then throws ApiError" },
  },
  {
    when: "503, paid search",
    observe: (client) => attempts(client, "searchPeople", search, failing(503), found),
    expected: { ours: "1 request, then throws ServerError", generated: "1 request, then throws ApiError" },
  },
  {
    when: "429, paid search",
    observe: (client) => attempts(client, "searchPeople", search, limited(7), found),
    expected: { ours: "2 requests, then resolves", generated: "1 request, then throws ApiError" },
  },
  {
    when: "503, PATCH that the contract calls idempotent",
    observe: (client) => attempts(client, "updateContact", { contactId: "1", headline: null }, failing(503), found),
    expected: { ours: "2 requests, then resolves", generated: "1 request, then throws ApiError" },
  },
  {
    when: "waits that nobody asked for",
    observe: async (client) => {
      const shortest = await waits(client, 0, failing(503));
      const longest = await waits(client, 1, failing(503));
      return `at least ${shortest}; at most ${longest}`;
    },
    expected: {
      ours: "at least 0.25 s, 0.5 s; at most 0.5 s, 1 s",
      generated: "at least 0 s, 0 s; at most 0.5 s, 1 s",
    },
  },
  {
    when: "429 with `Retry-After: 7`",
    observe: (client) => waits(client, 1, limited(undefined, 7), found),
    expected: "7 s",
  },
  {
    when: "429 with `retryAfterSeconds: 7` in the body only",
    observe: (client) => waits(client, 1, limited(7), found),
    expected: { ours: "7 s", generated: "0.5 s" },
  },
  {
    when: "429 with 7 s in the body and 3 s in the header",
    observe: (client) => waits(client, 1, limited(7, 3), found),
    expected: { ours: "7 s", generated: "3 s" },
  },
  {
    when: "429 that asks for an hour",
    observe: (client) => waits(client, 1, limited(3600, 3600), found),
    expected: { ours: "does not try again", generated: "3600 s" },
  },
  {
    when: "the next call after a 429 that asks for 7 s",
    observe: async (client) => {
      const asked = service(limited(7, 7), found);
      const { call } = client.connect({ fetch: asked.fetch, retries: 0 });
      await withoutWaiting(async () => {
        await errorOf(call("listContacts"));
        await call("listContacts");
      });
      return `is sent after ${(asked.times[1] ?? 0) / 1000} s`;
    },
    expected: { ours: "is sent after 7 s", generated: "is sent after 0 s" },
  },
];
