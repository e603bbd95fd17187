import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { GuardedRole } from "../testing/guarded-role.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";
import { type Database, openDatabase } from "./database.ts";
import { listWorkgroups } from "./workgroups.ts";

let service: TestService;
let owner: Database;
beforeAll(async () => {
  service = await startTestService();
  owner = await openDatabase({ url: inject("ownerUrl"), poolSize: 2 });
});
afterAll(async () => {
  await owner.close();
  await service[Symbol.asyncDispose]();
});

describe("the list of workgroups", () => {
  it("is there for the role that owns the tables", async () => {
    const { workgroupId } = await service.addWorkgroup();
    const workgroups = await listWorkgroups(owner.db);
    expect(workgroups.map((workgroup) => workgroup.workgroupId)).toContain(workgroupId);
  });

  it("is refused, and not empty, to a role that row-level security hides it from", async () => {
    await using role = await GuardedRole.make(owner.db);
    const listed = role.act(undefined, listWorkgroups);
    await expect(listed).rejects.toThrow("Use a DATABASE_URL of the role that owns the tables.");
  });
});
