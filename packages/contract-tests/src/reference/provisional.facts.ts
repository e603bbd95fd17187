import { absent, provisional } from "./expectation.ts";
import type { Fact } from "./fact.ts";
import { at, decided, stated } from "./fact-tables.ts";
import { operationPaths } from "./operation-paths.ts";

/** The operations whose successful status the reference does not give. */
const successUnstated = [
  "validateApiKey",
  "listCampaigns",
  "getCampaign",
  "getContact",
  "importContact",
  "addContactNote",
  "upsertContactNote",
  "enrichContact",
  "getEnrichmentReport",
  "listContactDocuments",
  "uploadContactDocument",
  "listContactEvents",
];

/** The operations of which the reference shows no more than purpose and path. */
const unshown = new Set([
  "listCampaigns",
  "getCampaign",
  "getContact",
  "importContact",
  "getEnrichmentReport",
  "listContactDocuments",
  "listContactEvents",
]);

export const provisionalFacts: readonly Fact[] = [
  ...successUnstated.flatMap((operationId) =>
    at(decided(operationId, "status of the answer"), "", { "/responses/200": provisional }),
  ),
  ...Object.entries(operationPaths)
    .filter(([operationId]) => !unshown.has(operationId))
    .flatMap(([operationId, path]) => at(stated(operationId, `Endpoints: ${path}`), "", { "/x-provisional": absent })),
];
