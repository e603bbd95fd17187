import type { OperationId } from "@recruiting-outreach/contract";
import { afterAll, describe, expect, it } from "vitest";
import { type Case, cases } from "../cases.ts";
import { expectStatus } from "../checks.ts";
import { startLocalServer } from "../runtimes/local-server.ts";
import { type Target, targetClient, targetUrl } from "../target.ts";
import { startPrismProxy } from "../targets/stock-prism.ts";

const proxy = await startPrismProxy(targetUrl);
afterAll(() => proxy[Symbol.asyncDispose]());

/** Reaches the service through the proxy, which says in a header what it lets pass with a warning. */
const proxied: Target = {
  url: proxy.url,
  fetch: async (input, init) => {
    const response = await fetch(input, init);
    expect(response.headers.get("sl-violations")).toBeNull();
    return response;
  },
};

/** The proxy does not let requests pass that break the contract themselves. */
function keepsToContract({ headers = {}, call }: Case): boolean {
  return !call && headers["x-api-key"] !== null && !headers["accept"];
}

const valid = Object.entries(cases).flatMap(([operationId, { statuses }]) =>
  Object.entries<Case>(statuses)
    .filter(([, example]) => keepsToContract(example))
    .map(([declared, example]): [OperationId, string, Case] => [operationId as OperationId, declared, example]),
);

describe("prism proxy --errors in front of the service", { timeout: 30_000 }, () => {
  it.each(valid)("finds no fault with %s, %s", async (operationId, declared, example) => {
    await expectStatus(proxied, operationId, declared, example);
  });

  it("finds fault with an answer that breaks the contract", async () => {
    await using broken = await startLocalServer((_, response) => {
      response.writeHead(200, { "content-type": "application/json" }).end('{"items":[{"tagId":1}],"count":1}');
    });
    await using inFront = await startPrismProxy(broken.origin);
    const { response } = await targetClient({ url: inFront.url, fetch }).GET("/contacts/tags", {});
    expect(response.status).toBe(500);
    expect(await response.text()).toContain("VIOLATIONS");
  });
});
