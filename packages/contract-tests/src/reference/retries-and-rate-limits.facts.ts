import { like, provisional } from "./expectation.ts";
import type { Fact } from "./fact.ts";
import { at, decided, stated } from "./fact-tables.ts";
import { operationIds, operationPaths } from "./operation-paths.ts";

const perEndpointAndWorkgroup = { seconds: 60, scope: "endpoint-and-workgroup" };
const limitStated = new Set(["searchPeople", "listContactTags"]);

function usualLimit(operationId: string): Fact[] {
  return at(decided(operationId, "rate limits of the other endpoints"), "/rateLimit/0", {
    "": like({ requests: 300, ...perEndpointAndWorkgroup }),
    "/requests": provisional,
  });
}

const reads = Object.entries(operationPaths).filter(([, path]) => path.startsWith("GET "));

export const retriesAndRateLimitsFacts: readonly Fact[] = [
  ...at(stated("searchPeople", "Limits"), "/rateLimit", { "": [{ requests: 10, ...perEndpointAndWorkgroup }] }),
  ...at(stated("listContactTags", "Limits"), "/rateLimit", { "": [{ requests: 120, ...perEndpointAndWorkgroup }] }),
  ...at(stated("listContacts", "Limits"), "/rateLimit/1", {
    "": like({ requests: 60, seconds: 60, condition: { parameter: "includeTotal", equals: true } }),
  }),
  ...at(decided("listContacts", "scope of the stricter limit"), "/rateLimit/1", { "/requests": provisional }),
  ...operationIds.filter((operationId) => !limitStated.has(operationId)).flatMap(usualLimit),

  ...reads.flatMap(([operationId, path]) => at(stated(operationId, `Endpoints: ${path}`), "", { "/idempotent": true })),
  ...at(stated("upsertContactNote", "Endpoints: POST /contacts/{contactId}/note/{noteId}"), "", {
    "/idempotent": true,
  }),
  ...at(stated("addContactNote", "Endpoints: POST /contacts/{contactId}/note"), "", { "/idempotent": false }),
  ...at(stated("searchPeople", "Endpoints: POST /people/search"), "", { "/idempotent": false }),
];
