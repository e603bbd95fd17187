import { changed } from "../contacts/changes.ts";
import { enriched } from "../contacts/timeline.ts";
import { Contacts } from "../data/contacts.ts";
import { EnrichmentReports } from "../data/enrichment-reports.ts";
import { Events } from "../data/events.ts";
import { missingFacts } from "../people/missing-facts.ts";
import { wantedFacts } from "../people/wanted-facts.ts";
import type { Services } from "../services.ts";
import type { JobHandler } from "./job.ts";

/** Looks a contact up in the directory, adds what was asked for and not known, and closes the report. */
export const enrichContact: JobHandler<"enrich-contact"> = async ({ workgroupId, data, lastAttempt }, services) => {
  const { tenancy, clock } = services;
  try {
    await enrich(workgroupId, data.reportId, services);
  } catch (error) {
    if (lastAttempt) {
      await tenancy.write(workgroupId, (scope) =>
        new EnrichmentReports(scope).close(data.reportId, { status: "failed", enrichedData: {} }, clock.now()),
      );
    }
    throw error;
  }
};

async function enrich(workgroupId: string, reportId: string, { tenancy, directory, clock }: Services): Promise<void> {
  const asked = await tenancy.read(workgroupId, async (scope) => {
    const report = await new EnrichmentReports(scope).find(reportId);
    const contact = report?.status === "pending" ? await new Contacts(scope).find(report.contactId) : undefined;
    return report && contact && { request: report.request, contact };
  });
  // Done already, or the contact has gone together with its reports.
  if (!asked) return;
  const person = await directory.lookUp(asked.contact.profile);
  const found = person ? wantedFacts(person.profile, asked.request) : {};
  await tenancy.write(workgroupId, async (scope) => {
    const now = clock.now();
    const contacts = new Contacts(scope);
    const contact = await contacts.findForUpdate(asked.contact.id);
    if (!contact) return;
    const enrichedData = missingFacts(contact.profile, found);
    const fields = Object.keys(enrichedData).sort();
    const status = fields.length > 0 ? "enriched" : "notFound";
    const isClosed = await new EnrichmentReports(scope).close(reportId, { status, enrichedData }, now);
    if (!isClosed || status === "notFound") return;
    await contacts.update(contact.id, changed(contact.profile, enrichedData), now);
    await new Events(scope).record(enriched(contact.id, fields, reportId, now));
  });
}
