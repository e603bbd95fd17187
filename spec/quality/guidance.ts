import { operationName, operations, successResponses } from "../rules/operations.ts";
import type { SpecNode } from "../rules/spec-node.ts";
import { type Measure, measure } from "./measure.ts";

/** Operations whose answer is only the beginning, with the operation that goes on from there. */
const nextOperation: Readonly<Record<string, string>> = {
  assignContactsToCampaign: "listOperations",
  enrichContact: "getEnrichmentReport",
};

/** Operations with code to copy. */
export function codeSamples(contract: SpecNode): Measure {
  return measure(
    "operations with code samples",
    operations(contract),
    (operation) => operation.at("x-codeSamples").children().length > 0,
  );
}

/** Operations that lead on to another request, by page or by follow-up, with the link that says so. */
export function links(contract: SpecNode): Measure {
  const known = new Set(operations(contract).map(operationName));
  const leadingOn = operations(contract).filter(
    (operation) => operation.has("x-pagination") || operationName(operation) in nextOperation,
  );
  return measure("operations that lead on, with links", leadingOn, (operation) => {
    const targets = linkTargets(operation);
    const demanded = nextOperation[operationName(operation)];
    const demandMet = demanded === undefined ? targets.length > 0 : targets.includes(demanded);
    return demandMet && targets.every((target) => known.has(target));
  });
}

/** Tags that stand in a group of the navigation. */
export function groupedTags(contract: SpecNode): Measure {
  const groups = contract.at("x-tagGroups").children();
  const grouped = new Set(groups.flatMap((group) => group.at("tags").children()).map((tag) => tag.value));
  return measure("tags in a tag group", contract.at("tags").children(), (tag) => grouped.has(tag.at("name").value));
}

/** Servers, and the variables in their addresses, that say what they are. */
export function describedServers(contract: SpecNode): Measure {
  const servers = contract.at("servers").children();
  const described = [...servers, ...servers.flatMap((server) => server.at("variables").children())];
  return measure("servers and their variables described", described, (node) => node.at("description").exists);
}

function linkTargets(operation: SpecNode): string[] {
  return successResponses(operation)
    .flatMap((response) => response.at("links").children())
    .map((link) => link.follow().at("operationId").text ?? "");
}
