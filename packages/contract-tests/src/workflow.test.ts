import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { targetKey, targetUrl } from "./target.ts";

const workflows = fileURLToPath(new URL("../../../spec/workflows.arazzo.yaml", import.meta.url));
const redocly = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");

it("the workflow of spec/workflows.arazzo.yaml runs through on the target", { timeout: 60_000 }, async () => {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [
      ...[redocly, "respect", workflows, "--server", `recruitingOutreach=${targetUrl}`],
      ...["--input", `apiKey=${targetKey}`, "--input", "campaignId=66e0ca4a5a7b3c0012ca0001"],
    ],
    { env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", REDOCLY_TELEMETRY: "off" } },
  );
  expect(stdout + stderr).toMatch(/Steps: 6 passed, 6 total/);
});
