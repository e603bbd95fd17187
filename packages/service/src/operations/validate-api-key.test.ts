import { basePath } from "@recruiting-outreach/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { issueKey } from "../administration/issue-key.ts";
import { ApiKeys } from "../data/api-keys.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

const validate = (key?: string) =>
  service.app.inject({ url: `${basePath}/auth/validate`, headers: key === undefined ? {} : { "x-api-key": key } });

const limitTo = (requests: number, workgroupId: string) =>
  service.database.db
    .updateTable("workgroups")
    .set({ requests_per_minute: requests })
    .where("id", "=", workgroupId)
    .execute();

describe("200", () => {
  it("tells whose key it is", async () => {
    const { key, workgroupId, userId } = await service.addWorkgroup();
    const response = await validate(key);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ valid: true, workGroupId: workgroupId, userId, label: "Test" });
  });

  it("opens to a second key of the same user, so that keys can be changed without a gap", async () => {
    const { key, workgroupId, userId } = await service.addWorkgroup();
    const second = await service.services.tenancy.write(workgroupId, (scope) =>
      issueKey(scope, { userId, provider: "custom", label: "New", expiresAt: null }, service.clock.now()),
    );
    expect((await validate(key)).json()).toMatchObject({ userId, label: "Test" });
    expect((await validate(second.key)).json()).toMatchObject({ userId, label: "New" });
  });

  it("records when the key was last used", async () => {
    const { key, workgroupId } = await service.addWorkgroup();
    await validate(key);
    const { last_used_at } = await service.database.db
      .selectFrom("api_keys")
      .select("last_used_at")
      .where("workgroup_id", "=", workgroupId)
      .executeTakeFirstOrThrow();
    expect(last_used_at).toEqual(service.clock.now());
  });
});

describe("401", () => {
  it("rejects a key that is not known, in the form of its own", async () => {
    const response = await validate("ro_unknown");
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ valid: false, error: "This API key is not known." });
  });

  it("asks for a key that is missing", async () => {
    const response = await validate();
    expect(response.statusCode).toBe(401);
    expect(response.json().error).toContain("x-api-key");
  });

  it("rejects a key that has been revoked, from that moment on", async () => {
    const { key, workgroupId } = await service.addWorkgroup();
    await service.services.tenancy.write(workgroupId, async (scope) => {
      const keys = new ApiKeys(scope);
      for (const { id } of await keys.list()) await keys.revoke(id, service.clock.now());
    });
    const response = await validate(key);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ valid: false, error: "This API key has been revoked." });
  });

  it("rejects a key that has expired", async () => {
    const { key, workgroupId } = await service.addWorkgroup();
    await service.database.db
      .updateTable("api_keys")
      .set({ expires_at: service.clock.now() })
      .where("workgroup_id", "=", workgroupId)
      .execute();
    expect((await validate(key)).json()).toEqual({ valid: false, error: "This API key has expired." });
  });
});

describe("4XX", () => {
  it("has a form of its own, whatever is refused", async () => {
    const { key } = await service.addWorkgroup();
    const refused = await service.app.inject({
      url: `${basePath}/auth/validate?unheardOf=1`,
      headers: { "x-api-key": key },
    });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toEqual({ valid: false, error: "query.unheardOf is not known." });
  });
});

describe("429", () => {
  it("says how long to wait, in body and header, once the limit of the minute is used up", async () => {
    const { key } = await service.addWorkgroup();
    for (let request = 0; request < 300; request++) expect((await validate(key)).statusCode).toBe(200);
    service.clock.pass(20);
    const response = await validate(key);
    expect(response.statusCode).toBe(429);
    expect(response.json()).toEqual({
      statusCode: 429,
      error: "Too Many Requests",
      message: "Too many requests to this endpoint. Wait 40 s before the next one.",
      retryAfterSeconds: 40,
    });
    expect(response.headers["retry-after"]).toBe("40");
    service.clock.pass(40);
    expect((await validate(key)).statusCode).toBe(200);
  });

  it("rounds the time to wait up, so that the next request is never too early", async () => {
    const { key, workgroupId } = await service.addWorkgroup();
    await limitTo(1, workgroupId);
    await validate(key);
    const waits: unknown[] = [];
    for (const seconds of [0, 0.4, 58.6, 0.999]) {
      service.clock.pass(seconds);
      waits.push((await validate(key)).json().retryAfterSeconds);
    }
    expect(waits).toEqual([60, 60, 1, 1]);
    service.clock.pass(0.001);
    expect((await validate(key)).statusCode).toBe(200);
  });

  it("counts all keys of a workgroup together, and those of another one apart", async () => {
    const workgroup = await service.addWorkgroup();
    const colleague = await service.addUser(workgroup);
    await limitTo(1, workgroup.workgroupId);
    expect((await validate(workgroup.key)).statusCode).toBe(200);
    expect((await validate(colleague.key)).statusCode).toBe(429);
    expect((await validate((await service.addWorkgroup()).key)).statusCode).toBe(200);
  });

  it("counts each endpoint by itself", async () => {
    const { key, workgroupId } = await service.addWorkgroup();
    await limitTo(1, workgroupId);
    await validate(key);
    const elsewhere = await service.app.inject({ url: `${basePath}/campaigns`, headers: { "x-api-key": key } });
    expect(elsewhere.statusCode).toBe(200);
    expect((await validate(key)).statusCode).toBe(429);
  });

  it("goes by the limit that a workgroup has of its own", async () => {
    const { key, workgroupId } = await service.addWorkgroup();
    await limitTo(1, workgroupId);
    expect((await validate(key)).statusCode).toBe(200);
    expect((await validate(key)).statusCode).toBe(429);
    service.clock.pass(60);
    expect((await validate(key)).statusCode).toBe(200);
  });
});
