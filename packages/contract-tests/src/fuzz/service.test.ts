import { startPostgres } from "@recruiting-outreach/service/testing";
import { describe, expect, it } from "vitest";
import { fuzz } from "./fuzz.ts";
import type { FuzzRequest } from "./request.ts";
import { readSettings } from "./settings.ts";
import { startTarget } from "./target-process.ts";

/** Each request goes to a database, which takes longer than an example does. */
const settings = { ...readSettings(process.env), requests: 3000, patience: 30_000 };

const contactId = "66f1c0de5a7b3c0012ab0001";

/** Nobody guesses a contact that there is. */
function aim(request: FuzzRequest): FuzzRequest {
  if (request.breaks?.includes("of path")) return request;
  return { ...request, target: request.target.replace(/^\/contacts\/(?!tags|import)[^/?]+/, `/contacts/${contactId}`) };
}

async function expectSound(args: readonly string[]): Promise<void> {
  await using service = await startTarget("service-process.ts", args);
  const report = await fuzz({ ...service, key: "demo", aim, success: "possible" }, settings);
  console.info(report.summary());
  expect(report.failures()).toEqual([]);
}

describe("the service", { timeout: 600_000 }, () => {
  it("keeps to the contract and stays as it was, whatever is sent, on PGlite", async () => {
    await expectSound([]);
  });

  it("keeps to the contract and stays as it was, whatever is sent, on PostgreSQL", async () => {
    await using stack = new AsyncDisposableStack();
    const postgres = stack.adopt(await startPostgres(), (server) => server.stop());
    await expectSound([postgres.url]);
  });
});
