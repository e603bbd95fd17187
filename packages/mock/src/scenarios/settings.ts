import { DocumentNode } from "../document.ts";
import { Schemas } from "../schemas.ts";
import { builtInScenarios, type ScenarioName, scenarioNames } from "./built-in.ts";
import type { Contract } from "./scenario.ts";
import { compileStubs, type Stub } from "./stubs.ts";

/** Which scenarios are on, and with which numbers; and answers of one's own. */
export interface ScenarioSettings {
  /** Scenarios that are on from the start. Default: none. */
  readonly use?: readonly ScenarioName[];
  /** Numbers of scenarios, by scenario and name, as in `{ credits: { balance: 100 } }`. */
  readonly numbers?: { readonly [Name in ScenarioName]?: Readonly<Record<string, number>> };
  /** Answers that stand in front of all examples and scenarios but `rate-limits` and `credits`. The first that fits is given. */
  readonly stubs?: readonly Stub[];
}

/** Settings as they are, or made of the names of scenarios. */
export function toSettings(wanted: readonly ScenarioName[] | ScenarioSettings): ScenarioSettings {
  return isList(wanted) ? { use: wanted } : wanted;
}

function isList(wanted: readonly ScenarioName[] | ScenarioSettings): wanted is readonly ScenarioName[] {
  return Array.isArray(wanted);
}

/**
 * Checks settings that come from outside.
 *
 * @param source What to call them in an error: the name of the file, say.
 * @throws Error that names each fault with its place.
 */
export function readSettings(value: unknown, contract: Contract, source: string): ScenarioSettings {
  const settings = value as ScenarioSettings;
  const faults = checkForm(value, contract);
  if (faults.length === 0) faults.push(...compileStubs(settings.stubs ?? [], contract).faults);
  if (faults.length > 0) throw new Error([`${source} cannot be used:`, ...faults].join("\n  "));
  return settings;
}

function checkForm(value: unknown, contract: Contract): string[] {
  const document = { openapi: "3.1.0", paths: {}, settings: settingsSchema(contract) };
  const schema = DocumentNode.root(document).child("settings");
  const findings = schema ? new Schemas(document).ofJson(schema)(value, "") : [];
  return findings.map(({ path, message }) => `${path.slice(1)} ${message}`.trimStart());
}

function settingsSchema(contract: Contract): object {
  const names = { type: "object", additionalProperties: { type: ["string", "number", "boolean"] } };
  return closedObject({
    use: { type: "array", items: { enum: scenarioNames } },
    numbers: closedObject(
      mapValues(builtInScenarios, ({ numbers }) =>
        closedObject(mapValues(numbers, ({ minimum, maximum }) => ({ type: "integer", minimum, maximum }))),
      ),
    ),
    stubs: {
      type: "array",
      items: {
        ...closedObject({
          operationId: { enum: [...contract.keys()] },
          path: names,
          query: names,
          status: { type: "integer", minimum: 200, maximum: 599 },
          example: { type: "string" },
          body: {},
        }),
        required: ["operationId"],
      },
    },
  });
}

function closedObject(properties: object): object {
  return { type: "object", additionalProperties: false, properties };
}

function mapValues<Value>(values: Readonly<Record<string, Value>>, map: (value: Value) => object): object {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}
