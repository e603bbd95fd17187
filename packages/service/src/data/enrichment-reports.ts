import type { EnrichmentReport, EnrichmentRequest } from "@recruiting-outreach/contract";
import type { ContactProfile } from "../contacts/profile.ts";
import { newId } from "../ids.ts";
import type { Scope } from "./tenancy.ts";

/** An enrichment of a contact: what was asked for, and what came of it. */
export interface StoredEnrichment {
  readonly id: string;
  readonly contactId: string;
  readonly status: string;
  readonly request: EnrichmentRequest;
  readonly enrichedData: ContactProfile;
}

/** The enrichments of the contacts of a workgroup. Identifiers are compared without case. */
export class EnrichmentReports {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Adds a report that is pending.
   *
   * @param id - identifier that the report is to have. Default: a new one
   */
  async open(
    contactId: string,
    request: EnrichmentRequest,
    now: Date,
    id: string = newId(now.getTime()),
  ): Promise<string> {
    await this.#scope.db
      .insertInto("enrichment_reports")
      .values({
        workgroup_id: this.#scope.workgroupId,
        id,
        contact_id: contactId,
        status: "pending",
        request: JSON.stringify(request),
        enriched_data: "{}",
        created_at: now,
      })
      .execute();
    return id;
  }

  async find(id: string): Promise<StoredEnrichment | undefined> {
    const row = await this.#scope.db
      .selectFrom("enrichment_reports")
      .select(["id", "contact_id", "status", "request", "enriched_data"])
      .where("workgroup_id", "=", this.#scope.workgroupId)
      .where("id", "=", id.toLowerCase())
      .executeTakeFirst();
    return (
      row && {
        id: row.id,
        contactId: row.contact_id,
        status: row.status,
        request: row.request as EnrichmentRequest,
        enrichedData: row.enriched_data as ContactProfile,
      }
    );
  }

  /**
   * Closes a report.
   *
   * @returns false when it is closed already; nothing has changed then
   */
  async close(
    id: string,
    { status, enrichedData }: { status: "enriched" | "notFound" | "failed"; enrichedData: ContactProfile },
    now: Date,
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.#scope.db
      .updateTable("enrichment_reports")
      .set({ status, enriched_data: JSON.stringify(enrichedData), completed_at: now })
      .where("workgroup_id", "=", this.#scope.workgroupId)
      .where("id", "=", id)
      .where("status", "=", "pending")
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}

/** A report as the contract has it. */
export function toReport({ id, status, enrichedData }: StoredEnrichment): EnrichmentReport {
  return { status, reportId: id, enrichedData: { ...enrichedData } };
}
