import { expect, test } from "vitest";
import { startMockServer } from "./index.ts";
import { sharedMock } from "./testing/requests.ts";

const mock = await sharedMock();

test("the health address answers without a key, outside the API", async () => {
  const response = await fetch(new URL("/__mock/health", mock.url));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: "ok", operations: 18 });
});

test("the health address does not wait for the delay of all answers", async () => {
  await using slow = await startMockServer({ delay: { from: 60_000, to: 60_000 } });
  expect((await fetch(new URL("/__mock/health", slow.url))).status).toBe(200);
});
