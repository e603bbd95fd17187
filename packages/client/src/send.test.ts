import { describe, expect, it } from "vitest";
import type { RetryEvent } from "./index.ts";
import { failureOf, JumpingClock, type Step, scriptedClient } from "./testing/scripted-client.ts";

const contact = { contactId: "66f1c0de5a7b3c0012ab0001" };
const lost = new TypeError("fetch failed");
const limited = (retryAfterSeconds: number): Step => ({
  status: 429,
  body: { statusCode: 429, error: "Too Many Requests", message: "Wait.", retryAfterSeconds },
});

describe("a call that may be repeated", () => {
  it.each([
    ["a lost connection", lost],
    ...[408, 500, 502, 503, 504].map((status): [string, Step] => [`${status}`, { status }]),
  ])("is repeated after %s", async (_, step: Step) => {
    const { client, requests } = scriptedClient([step, { body: { id: "1" } }]);
    expect(await client.getContact(contact)).toEqual({ id: "1" });
    expect(requests).toHaveLength(2);
  });

  it("is not repeated after other errors", async () => {
    const { client, requests } = scriptedClient([{ status: 404 }]);
    await failureOf(client.getContact(contact));
    expect(requests).toHaveLength(1);
  });

  it("is given up after the retries, by default two", async () => {
    const { client, requests } = scriptedClient([lost]);
    expect(await failureOf(client.getContact(contact))).toMatchObject({
      name: "ConnectionError",
      mayHaveBeenProcessed: false,
    });
    expect(requests).toHaveLength(3);
  });

  it("waits longer each time, with some chance in it", async () => {
    const { client, clock } = scriptedClient([{ status: 503 }], { retries: 3 });
    await failureOf(client.getContact(contact));
    for (const [index, wait] of clock.sleeps.entries()) {
      expect(wait).toBeGreaterThanOrEqual(250 * 2 ** index);
      expect(wait).toBeLessThanOrEqual(500 * 2 ** index);
    }
    expect(clock.sleeps).toHaveLength(3);
  });

  it("may be a write that the contract calls idempotent", async () => {
    const { client, requests } = scriptedClient([lost, { body: { modifiedCount: 1 } }]);
    await client.updateContact({ ...contact, headline: null });
    expect(requests).toHaveLength(2);
    expect(await requests[1]?.json()).toEqual({ headline: null });
  });

  it("takes the number of retries from the call", async () => {
    const { client, requests } = scriptedClient([lost]);
    await failureOf(client.getContact(contact, { retries: 0 }));
    expect(requests).toHaveLength(1);
  });
});

describe("a call that might do something twice", () => {
  it.each([
    ["a lost connection", lost],
    ["408", { status: 408 }],
    ["500", { status: 500 }],
    ["503", { status: 503 }],
  ])("is not repeated after %s, and says so", async (_, step: Step) => {
    const { client, requests } = scriptedClient([step]);
    const error = await failureOf(client.searchPeople({ limit: 1 }));
    expect(error).toMatchObject({
      mayHaveBeenProcessed: true,
      message: expect.stringMatching(/may have been .*charged/),
    });
    expect(requests).toHaveLength(1);
  });

  it("is repeated after 429, because then nothing was done", async () => {
    const { client, requests } = scriptedClient([limited(3), { body: { items: [] } }]);
    await client.searchPeople({ limit: 1 });
    expect(requests).toHaveLength(2);
  });
});

describe("429", () => {
  it("is followed by the wait that the body asks for, not the header", async () => {
    const step = { ...limited(7), headers: { "retry-after": "99" } };
    const { client, clock } = scriptedClient([step, {}]);
    await client.getContact(contact);
    expect(clock.sleeps).toEqual([7000]);
  });

  it("is followed by the wait of the header when the body has none", async () => {
    const { client, clock } = scriptedClient([{ status: 429, headers: { "retry-after": "4" } }, {}]);
    await client.getContact(contact);
    expect(clock.sleeps).toEqual([4000]);
  });

  it("is followed by the usual wait when the answer asks for none, so that the retries are not used up at once", async () => {
    const { client, clock } = scriptedClient([{ status: 429, body: { retryAfterSeconds: 0 } }, { body: contact }]);
    await client.getContact(contact);
    expect(clock.sleeps).toHaveLength(1);
    expect(clock.sleeps[0]).toBeGreaterThanOrEqual(250);
  });

  it("understands a date in the header", async () => {
    const at = new Date(new JumpingClock().now() + 5000).toUTCString();
    const { client, clock } = scriptedClient([{ status: 429, headers: { "retry-after": at } }, {}]);
    await client.getContact(contact);
    expect(clock.sleeps).toEqual([5000]);
  });

  it("fails at once when the wait is longer than maxWait, and says when to come back", async () => {
    const { client, clock } = scriptedClient([limited(600)]);
    const error = await failureOf(client.getContact(contact));
    expect(error).toMatchObject({ name: "RateLimitedError", retryAt: new Date(clock.now() + 600_000) });
    expect(String(error)).toContain("Come back at 2026-11-20T12:10:00.000Z");
    expect(clock.sleeps).toEqual([]);
  });

  it("takes a wait without end for a very long one", async () => {
    const { client } = scriptedClient([limited(1e15)]);
    expect(await failureOf(client.getContact(contact))).toMatchObject({ name: "RateLimitedError" });
  });

  it("lets other calls of the endpoint fail at once as well while the wait is too long", async () => {
    const { client, requests } = scriptedClient([limited(600), {}]);
    await failureOf(client.getContact(contact));
    expect(await failureOf(client.getContact(contact))).toMatchObject({ name: "RateLimitedError" });
    expect(requests).toHaveLength(1);
  });
});

describe("ending a call early", () => {
  it("aborts a wait", async () => {
    const controller = new AbortController();
    const { client } = scriptedClient([limited(3)], { onRetry: () => controller.abort() });
    expect(await failureOf(client.getContact(contact, { signal: controller.signal }))).toMatchObject({
      name: "AbortedError",
    });
  });

  it("does not send anything once the signal is aborted", async () => {
    const hanging = scriptedClient([], { fetch: hangingFetch });
    const failure = failureOf(hanging.client.getContact(contact, { signal: AbortSignal.abort() }));
    expect(await failure).toMatchObject({ name: "AbortedError" });
  });

  it("says that a write which was under way may have been carried out", async () => {
    const controller = new AbortController();
    const { client } = scriptedClient([], { fetch: hangingFetch, onRequest: () => controller.abort() });
    const failure = failureOf(client.addContactNote({ ...contact, value: "Call." }, { signal: controller.signal }));
    expect(await failure).toMatchObject({ name: "AbortedError", mayHaveBeenProcessed: true });
  });

  it("throws TimeoutError when an attempt takes too long", async () => {
    const { client } = scriptedClient([], { fetch: hangingFetch, timeout: 20, retries: 0 });
    expect(await failureOf(client.getContact(contact))).toMatchObject({
      name: "TimeoutError",
      message: "getContact: no answer within 20 ms.",
    });
  });
});

describe("redirects", () => {
  it("are followed within the origin", async () => {
    const { client, requests } = scriptedClient([
      { status: 307, headers: { location: "/api/openapi/v1/contacts/2" } },
      { body: { id: "2" } },
    ]);
    expect(await client.getContact(contact)).toEqual({ id: "2" });
    expect(requests[1]?.url).toBe("http://api.test/api/openapi/v1/contacts/2");
  });

  it("to another origin are refused, so that the key stays here", async () => {
    const { client, requests } = scriptedClient([{ status: 302, headers: { location: "http://elsewhere.test/" } }]);
    expect(await failureOf(client.getContact(contact))).toMatchObject({
      message: expect.stringContaining("not followed"),
    });
    expect(requests).toHaveLength(1);
  });

  it("of a write are refused, and the write may have been carried out", async () => {
    const { client, requests } = scriptedClient([{ status: 303, headers: { location: "/api/openapi/v1/done" } }]);
    expect(await failureOf(client.searchPeople({ limit: 1 }))).toMatchObject({ mayHaveBeenProcessed: true });
    expect(requests).toHaveLength(1);
  });

  it("to an address that is none are refused", async () => {
    const { client, requests } = scriptedClient([{ status: 302, headers: { location: "http://[" } }]);
    expect(await failureOf(client.getContact(contact))).toMatchObject({ name: "UnexpectedBodyError" });
    expect(requests).toHaveLength(1);
  });

  it("in circles come to an end", async () => {
    const { client, requests } = scriptedClient([{ status: 302, headers: { location: "/api/openapi/v1/contacts/1" } }]);
    expect(await failureOf(client.getContact(contact))).toMatchObject({
      message: expect.stringContaining("not followed"),
    });
    expect(requests.length).toBeLessThan(10);
  });
});

describe("hooks", () => {
  it("tell of requests, answers and further attempts, without key or query", async () => {
    const events: unknown[] = [];
    const { client } = scriptedClient([{ status: 503 }, { body: { items: [] } }], {
      onRequest: (event) => events.push(event),
      onResponse: (event) => events.push(event),
      onRetry: (event: RetryEvent) => events.push({ reason: event.reason }),
    });
    await client.listContacts({ email: "priya@raman.example" });
    const attributes = { "http.request.method": "GET", "url.full": "http://api.test/api/openapi/v1/contacts" };
    const event = (count: number, status?: number) =>
      expect.objectContaining({
        operationId: "listContacts",
        attributes: {
          ...attributes,
          "http.request.resend_count": count,
          ...(status !== undefined && { "http.response.status_code": status }),
        },
      });
    expect(events).toEqual([event(0), event(0, 503), { reason: 503 }, event(1), event(1, 200)]);
  });
});

function hangingFetch(_url: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener("abort", () => reject(signal.reason));
  });
}
