import { Contacts } from "../data/contacts.ts";
import { EnrichmentReports } from "../data/enrichment-reports.ts";
import { notFound } from "../problems.ts";
import type { Handler } from "./handler.ts";

/** POST /contacts/{contactId}/enrichment: opens a report; a job fills it. On whose behalf it looks makes no difference to the embedded directory. */
export const enrichContact: Handler<"enrichContact"> = ({ caller, path, body, now }, { tenancy, queue }) =>
  tenancy.write(caller.workgroupId, async (scope) => {
    const contact = await new Contacts(scope).find(path.contactId);
    if (!contact) throw notFound("contact", path.contactId);
    const reportId = await new EnrichmentReports(scope).open(contact.id, body, now);
    await queue.enqueue(scope, { name: "enrich-contact", data: { reportId } });
    return { status: "pending", reportId, enrichedData: {} };
  });
