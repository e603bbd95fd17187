import { readFile } from "node:fs/promises";
import type { ScenarioName } from "./built-in.ts";
import type { ScenarioSettings } from "./settings.ts";

/**
 * Reads a scenario file in YAML or JSON. Its content is checked when the contract is known.
 *
 * @param use Names to switch on beside those of the file.
 * @throws Error with a sentence for the user when the file cannot be read.
 */
export async function readSettingsFile(file: string, use: readonly string[]): Promise<ScenarioSettings> {
  const settings = await parse(await read(file), file);
  if (use.length === 0 || typeof settings !== "object" || settings === null) return settings as ScenarioSettings;
  const names = "use" in settings && Array.isArray(settings.use) ? settings.use : [];
  return { ...settings, use: [...names, ...use] as ScenarioName[] };
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    throw new Error(`The scenario file ${file} cannot be read: ${(error as Error).message}.`);
  }
}

async function parse(text: string, file: string): Promise<unknown> {
  const { parse: parseYaml } = await import("yaml");
  try {
    return parseYaml(text);
  } catch (error) {
    throw new Error(`The scenario file ${file} is neither YAML nor JSON: ${(error as Error).message}`);
  }
}
