import { basePath } from "@recruiting-outreach/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../testing/test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

const validate = (key?: string) =>
  service.app.inject({ url: `${basePath}/auth/validate`, headers: key === undefined ? {} : { "x-api-key": key } });

describe("200", () => {
  it("tells whose key it is", async () => {
    const { key, workgroupId, userId } = await service.addWorkgroup();
    const response = await validate(key);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ valid: true, workGroupId: workgroupId, userId, label: "Test" });
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
    expect(response.json()).toMatchObject({ statusCode: 429, error: "Too Many Requests", retryAfterSeconds: 40 });
    expect(response.headers["retry-after"]).toBe("40");
    service.clock.pass(40);
    expect((await validate(key)).statusCode).toBe(200);
  });

  it("goes by the limit that a workgroup has of its own", async () => {
    const { key, workgroupId } = await service.addWorkgroup();
    await service.database.db
      .updateTable("workgroups")
      .set({ requests_per_minute: 1 })
      .where("id", "=", workgroupId)
      .execute();
    expect((await validate(key)).statusCode).toBe(200);
    expect((await validate(key)).statusCode).toBe(429);
    service.clock.pass(60);
    expect((await validate(key)).statusCode).toBe(200);
  });
});
