import { readFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { agentReadiness } from "./quality/agent-readiness.ts";
import { codeSamples, describedServers, groupedTags, links } from "./quality/guidance.ts";
import { share } from "./quality/measure.ts";
import { requestExamples, responseExamples } from "./quality/named-examples.ts";
import { describedProperties, exemplifiedProperties } from "./quality/properties.ts";
import { boundedArrays, boundedNumbers, boundedStrings } from "./quality/request-bounds.ts";
import { SpecNode } from "./rules/spec-node.ts";

const leastAgentReadiness = 92;
const leastBoundedShare = 0.95;

const contract = SpecNode.root(parse(readFileSync(new URL("openapi.yaml", import.meta.url), "utf8")));
const readiness = await agentReadiness("openapi.yaml");
const complete = [
  requestExamples,
  responseExamples,
  describedProperties,
  exemplifiedProperties,
  codeSamples,
  links,
  groupedTags,
  describedServers,
].map((measureOf) => measureOf(contract));
const bounded = [boundedStrings, boundedNumbers, boundedArrays].map((measureOf) => measureOf(contract));

describe("the contract", () => {
  test(`scores at least ${leastAgentReadiness} for agent readiness`, () => {
    expect(readiness).toBeGreaterThanOrEqual(leastAgentReadiness);
  });

  test.each(complete)("is complete: $name", ({ total, missing }) => {
    expect(missing).toEqual([]);
    expect(total).toBeGreaterThan(0);
  });

  test.each(bounded)(`keeps at least ${leastBoundedShare * 100} %: $name`, (measured) => {
    expect(share(measured), `without bounds: ${measured.missing.join(", ")}`).toBeGreaterThanOrEqual(leastBoundedShare);
  });
});

afterAll(() => {
  const figures = [...complete, ...bounded].map((measured) => {
    const percent = (share(measured) * 100).toFixed(1);
    return [measured.name, `${measured.total - measured.missing.length} of ${measured.total}`, `${percent} %`];
  });
  const rows = [["agent readiness", `${readiness} of 100`, ""], ...figures];
  console.info(
    rows
      .map(([name = "", count = "", percent = ""]) => `${name.padEnd(42)}${count.padStart(12)}${percent.padStart(10)}`)
      .join("\n"),
  );
});
