import type { MockServerOptions } from "@recruiting-outreach/mock";
import { expect, it } from "vitest";
import { fuzz } from "./fuzz.ts";
import { readSettings } from "./settings.ts";
import { startTarget } from "./target-process.ts";

const settings = readSettings(process.env);
const everyScenario: MockServerOptions = {
  scenarios: ["rate-limits", "credits", "cursors", "job-group", "enrichment"],
};

it("finds nothing against the mock, whatever is sent", { timeout: 300_000 }, async () => {
  await using mock = await startTarget("mock-process.ts");
  const report = await fuzz({ ...mock, key: "fuzz", success: "always" }, settings);
  console.info(report.summary());
  expect(report.failures()).toEqual([]);
});

it("finds nothing against the mock with all scenarios on", { timeout: 300_000 }, async () => {
  await using mock = await startTarget("mock-process.ts", [JSON.stringify(everyScenario)]);
  const requests = Math.ceil(settings.requests / 10);
  const report = await fuzz({ ...mock, key: "fuzz", success: "possible" }, { ...settings, requests });
  console.info(report.summary());
  expect(report.failures()).toEqual([]);
});
