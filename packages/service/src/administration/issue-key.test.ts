import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiKeys } from "../data/api-keys.ts";
import { newId } from "../ids.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";
import { type IssuedKey, issueKey, type KeyRequest } from "./issue-key.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

/** A user with one live key, for whom others can be made. */
async function prepare() {
  const { workgroupId, userId } = await service.addWorkgroup();
  const issue = (request: Partial<KeyRequest> = {}): Promise<IssuedKey> =>
    service.services.tenancy.write(workgroupId, (scope) => {
      const usual = { userId, provider: "custom", label: "New", expiresAt: null };
      return issueKey(scope, { ...usual, ...request }, service.clock.now());
    });
  const revoke = (keyId: string) =>
    service.services.tenancy.write(workgroupId, (scope) => new ApiKeys(scope).revoke(keyId, service.clock.now()));
  return { workgroupId, issue, revoke };
}

describe("a user", () => {
  it("has two live keys at most, and is told which they are", async () => {
    const { issue } = await prepare();
    const { keyId } = await issue({ label: "Second" });
    await expect(issue()).rejects.toThrow(new RegExp(`two live keys already: .*${keyId} \\(ro_.{6}…, Second\\)`));
  });

  it("gets another one once a key is revoked or has expired", async () => {
    const { issue, revoke } = await prepare();
    const soon = new Date(service.clock.now().getTime() + 1000);
    const { keyId } = await issue({ expiresAt: soon });
    service.clock.pass(1);
    await revoke((await issue()).keyId);
    expect((await issue()).keyId).not.toBe(keyId);
  });

  it("gets one of two keys that are asked for at once when one is live", async () => {
    const { issue } = await prepare();
    const outcomes = await Promise.allSettled([issue(), issue()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("belongs to the workgroup", async () => {
    const { issue } = await prepare();
    await expect(issue({ userId: newId() })).rejects.toThrow("There is no user");
  });
});

describe("label and provider", () => {
  it.each(["label", "provider"] as const)("%s has as many characters as the contract wants", async (name) => {
    const { issue } = await prepare();
    for (const text of ["", "x".repeat(257)]) {
      await expect(issue({ [name]: text })).rejects.toThrow(`Give the ${name} 1 to 256 characters`);
    }
    await expect(issue({ [name]: "👋".repeat(256) })).resolves.toMatchObject({ key: expect.any(String) });
  });
});
