import { type Client, createClient, isOutreachError } from "@recruiting-outreach/client";
import { createHandlers } from "@recruiting-outreach/mock/msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

const baseUrl = "https://api.recruiting-outreach.example/api/openapi/v1";
const contactId = "66f1c0de5a7b3c0012ab0001";

const handlers = createHandlers({ baseUrl, scenarios: ["job-group", "enrichment", "cursors"] });
const server = setupServer(...handlers);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => handlers.reset());
afterAll(() => server.close());

function clientOf(apiKey = "any-key"): Client {
  return createClient({ baseUrl, apiKey, retries: 0 });
}

describe("the client on the handlers of MSW", () => {
  it("reads, sends and uploads", async () => {
    const client = clientOf();
    expect(await client.getContact({ contactId })).toMatchObject({ id: contactId });
    expect((await client.searchPeople({ limit: 3 })).items).toHaveLength(3);
    const receipt = await client.uploadContactDocument({ contactId, type: "cv", file: new Blob(["%PDF-1.7"]) });
    expect(receipt.message).toEqual(expect.any(String));
  });

  it("follows the operations of an assignment to their end", async () => {
    const client = clientOf();
    const campaignId = "66e0ca4a5a7b3c0012ca0001";
    const { jobGroupId } = await client.assignContactsToCampaign({ campaignId, contactIds: [contactId] });
    let last: { settled: boolean; total: number } | undefined;
    for await (const progress of client.followOperations(jobGroupId, { interval: 1 })) last = progress;
    expect(last).toMatchObject({ settled: true, total: 3 });
  });

  it("walks through a list", async () => {
    let contacts = 0;
    for await (const _ of clientOf().paginate("listContacts", { limit: 100 })) contacts += 1;
    expect(contacts).toBe(250);
  });

  it.each([
    ["key_expired", "UnauthorizedError"],
    ["key_no_credits", "InsufficientCreditsError"],
    ["key_wrong_plan", "PlanNotEligibleError"],
    ["key_rate_limited", "RateLimitedError"],
  ] as const)("is refused with the key %s", async (apiKey, name) => {
    const failure = await clientOf(apiKey)
      .searchPeople({ limit: 1 }, { maxWait: 0 })
      .catch((error: unknown) => error);
    expect(isOutreachError(failure, name)).toBe(true);
  });

  it("sees an override, and the usual answer again after the reset", async () => {
    handlers.override("getContact", { status: 404, body: { code: "NOT_FOUND", error: "It was deleted." } });
    const { error } = await clientOf().getContact({ contactId }, { throws: false });
    expect(error?.name === "NotFoundError" && error.body.error).toBe("It was deleted.");
    handlers.reset();
    expect(await clientOf().getContact({ contactId })).toMatchObject({ id: contactId });
  });

  it("has its requests recorded", async () => {
    await clientOf().listContactTags();
    expect(handlers.requests()).toMatchObject([{ operationId: "listContactTags", status: 200 }]);
  });
});

describe("a client made before MSW starts to listen", () => {
  it("is seen by the handlers all the same", async () => {
    server.close();
    const client = clientOf();
    server.listen({ onUnhandledFrame: "error" });
    await client.validateApiKey();
    expect(handlers.requests()).toHaveLength(1);
  });
});
