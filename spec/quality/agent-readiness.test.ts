import { expect, test } from "vitest";
import { agentReadiness } from "./agent-readiness.ts";

test("a description without descriptions and examples falls far below a good score", async () => {
  await expect(agentReadiness("quality/fixtures/poor.yaml")).resolves.toBeLessThan(75);
});
