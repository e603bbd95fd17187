import { EnrichmentReports, toReport } from "../data/enrichment-reports.ts";
import { notFound } from "../problems.ts";
import type { Handler } from "./handler.ts";

/** GET /contacts/{contactId}/enrichment/{reportId}: how an enrichment stands. */
export const getEnrichmentReport: Handler<"getEnrichmentReport"> = ({ caller, path }, { tenancy }) =>
  tenancy.read(caller.workgroupId, async (scope) => {
    const report = await new EnrichmentReports(scope).find(path.reportId);
    if (report?.contactId !== path.contactId.toLowerCase()) throw notFound("enrichment report", path.reportId);
    return toReport(report);
  });
