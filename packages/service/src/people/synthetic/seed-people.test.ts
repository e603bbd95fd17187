import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestService, type TestService } from "../../testing/test-service.ts";
import { seedPeople } from "./seed-people.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

it("adds only those who are not there yet", async () => {
  const { db } = service.database;
  const seed = 99;
  expect(await seedPeople(db, 3, seed)).toBe(3);
  expect(await seedPeople(db, 5, seed)).toBe(2);
  expect(await seedPeople(db, 5, seed)).toBe(0);
});
