import type { EnrichmentReport, EnrichmentRequest } from "@recruiting-outreach/contract";
import { Problem } from "../problems.ts";
import { hexId } from "./ids.ts";
import type { Scenario, ScenarioExchange } from "./scenario.ts";
import { forgetOldest, StateByKey } from "./state-by-key.ts";

/** More reports than that of one key are not kept. */
const maxReports = 1000;

const noReport = { sentence: "The contact has no such report.", reason: "no report begun with this key" };

interface PendingReport {
  readonly contactId: string;
  readonly found: Record<string, unknown>;
  polls: number;
}

interface Reports {
  readonly byId: Map<string, PendingReport>;
  created: number;
}

/** Every request has these fields, whichever of its alternatives it takes. */
type EnrichmentFields = Exclude<
  EnrichmentRequest,
  { findEmail: true } | { findPhone: true } | { findSocialUrls: true } | { enrichCareerDetails: true }
>;

/** A report of another key, or of another contact, is not there. */
export const enrichment: Scenario<"polls"> = {
  name: "enrichment",
  describe: "An enrichment is pending at first; its report is complete on the third poll.",
  numbers: {
    polls: { default: 3, minimum: 1, maximum: 1000, describe: "the poll on which the report is complete" },
  },
  create(_contract, { polls }) {
    const reportsByKey = new StateByKey((): Reports => ({ byId: new Map(), created: 0 }));
    return {
      answer(exchange) {
        if (exchange.operationId === "enrichContact") {
          return { status: 200, body: begin(reportsByKey.of(exchange.key), exchange), reason: "report begun" };
        }
        if (exchange.operationId !== "getEnrichmentReport") return undefined;
        const { contactId, reportId = "" } = exchange.path;
        const report = reportsByKey.of(exchange.key).byId.get(reportId);
        if (!report || report.contactId !== contactId) throw new Problem("NOT_FOUND", noReport);
        report.polls += 1;
        const body: EnrichmentReport =
          report.polls < polls
            ? { status: "pending", reportId, enrichedData: {} }
            : { status: "enriched", reportId, enrichedData: report.found };
        return { status: 200, body, reason: `poll ${report.polls} of ${polls}` };
      },
      reset: (key) => reportsByKey.reset(key),
    };
  },
};

function begin(reports: Reports, { path, body }: ScenarioExchange): EnrichmentReport {
  reports.created += 1;
  const reportId = hexId("6742e0e0", reports.created);
  const found = dataFor(body as EnrichmentFields);
  reports.byId.set(reportId, { contactId: path["contactId"] ?? "", found, polls: 0 });
  forgetOldest(reports.byId, maxReports);
  return { status: "pending", reportId, enrichedData: {} };
}

/** Only what was asked for is found. */
function dataFor(request: EnrichmentFields): Record<string, unknown> {
  const { findEmail, findPhone, findSocialUrls, enrichCareerDetails, emailPreference } = request;
  const email =
    emailPreference?.prefer === "private"
      ? { privateEmail: "jonas@weber.example" }
      : { workEmail: "jonas.weber@cargolux.example" };
  return {
    ...(findEmail && email),
    ...(findPhone && { workMobilePhone: "+351910000005" }),
    ...(findSocialUrls && { socialUrls: ["https://social.example/in/jonas-weber"] }),
    ...(enrichCareerDetails && { currentTitle: "Backend engineer", currentCompany: "Cargolux Digital" }),
  };
}
