import { credits } from "./credits.ts";
import { cursors } from "./cursors.ts";
import { enrichment } from "./enrichment.ts";
import { jobGroup } from "./job-group.ts";
import { rateLimits } from "./rate-limits.ts";
import type { Scenario } from "./scenario.ts";

/** The name of a built-in scenario. */
export type ScenarioName = "rate-limits" | "credits" | "cursors" | "job-group" | "enrichment";

/** All built-in scenarios. Those that refuse come first, and then those that answer. */
export const builtInScenarios: Readonly<Record<ScenarioName, Scenario>> = {
  "rate-limits": rateLimits,
  credits,
  cursors,
  "job-group": jobGroup,
  enrichment,
};

/** Their names, in the order in which they are asked. */
export const scenarioNames: readonly ScenarioName[] = Object.keys(builtInScenarios) as ScenarioName[];

/**
 * Checks names of scenarios.
 *
 * @throws Error that names those there are.
 */
export function readNames(names: readonly string[]): ScenarioName[] {
  const unknown = names.filter((name) => !Object.hasOwn(builtInScenarios, name));
  if (unknown.length === 0) return names as ScenarioName[];
  throw new Error(`There is no scenario "${unknown.join('", "')}". There are ${scenarioNames.join(", ")}.`);
}
