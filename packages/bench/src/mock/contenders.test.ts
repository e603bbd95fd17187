import { expect, test } from "vitest";
import { contenders } from "./contenders.ts";
import { startMock } from "./mock-process.ts";
import { broken, operations, valid } from "./requests.ts";

test.each(contenders)(
  "$name answers what is measured, and judges requests",
  async (contender) => {
    await using mock = await startMock(contender);
    expect(await mock.memory()).toBeGreaterThan(10_000_000);
    for (const operation of operations) {
      expect((await fetch(mock.urlOf(valid[operation]), valid[operation])).status).toBe(200);
      expect((await fetch(mock.urlOf(broken[operation]), broken[operation])).status).toBeOneOf([400, 422]);
    }
  },
  60_000,
);

test("a contender that does not start is named with what it said", async () => {
  const missing = { name: "missing", version: "0", basePath: "", command: () => ["./no-such-script.js"] };
  await expect(startMock(missing)).rejects.toThrow(/missing does not start: [\s\S]*no-such-script/);
});
