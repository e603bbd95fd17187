import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { JsonObject } from "./json.ts";
import { outsideLoads, seal } from "./self-contained.ts";

const run = promisify(execFile);
const redocly = fileURLToPath(new URL("../node_modules/@redocly/cli/bin/cli.js", import.meta.url));
const config = fileURLToPath(new URL("../redocly.yaml", import.meta.url));

async function render(document: JsonObject): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "reference-"));
  try {
    const input = join(folder, "openapi.json");
    const output = join(folder, "index.html");
    await writeFile(input, JSON.stringify(document));
    // `disableTelemetry` works, but the config lint does not know it.
    const options = ["--config", config, "--lint-config", "off", "--inlineBundle", "--output", output];
    const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
    await run(process.execPath, [redocly, "build-docs", input, ...options], { env });
    return await readFile(output, "utf8");
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * The reference of an OpenAPI document as one HTML page that loads nothing from any other host.
 *
 * @throws when the renderer fails, or when the page would load something from outside
 */
export async function referencePage(document: JsonObject): Promise<string> {
  const page = seal(await render(document));
  const outside = outsideLoads(page);
  if (outside.length > 0) {
    throw new Error(`The reference would load from other hosts; extend seal() to remove:\n${outside.join("\n")}`);
  }
  return page;
}
