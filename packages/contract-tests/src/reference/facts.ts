import { authenticationAndErrorsFacts } from "./authentication-and-errors.facts.ts";
import { campaignsFacts } from "./campaigns.facts.ts";
import { contactFacts } from "./contact.facts.ts";
import { contactsFacts } from "./contacts.facts.ts";
import { enrichmentAndEventsFacts } from "./enrichment-and-events.facts.ts";
import type { Fact } from "./fact.ts";
import { matchGroupFacts } from "./match-groups.facts.ts";
import { notesAndDocumentsFacts } from "./notes-and-documents.facts.ts";
import { operationsFacts } from "./operations.facts.ts";
import { peopleSearchFacts } from "./people-search.facts.ts";
import { personSearchResultFacts } from "./person-search-result.facts.ts";
import { provisionalFacts } from "./provisional.facts.ts";
import { retriesAndRateLimitsFacts } from "./retries-and-rate-limits.facts.ts";

/** Every fact of the reference and every decision that the contract has to hold. */
export const facts: readonly Fact[] = [
  ...authenticationAndErrorsFacts,
  ...retriesAndRateLimitsFacts,
  ...operationsFacts,
  ...campaignsFacts,
  ...contactsFacts,
  ...contactFacts,
  ...notesAndDocumentsFacts,
  ...enrichmentAndEventsFacts,
  ...peopleSearchFacts,
  ...matchGroupFacts,
  ...personSearchResultFacts,
  ...provisionalFacts,
];
