import type { CurrentCampaign } from "@recruiting-outreach/contract";
import { sql } from "kysely";
import type { Scope } from "./tenancy.ts";

/** The campaigns that contacts of a workgroup are in. */
export class CurrentCampaigns {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** The campaign that each contact was assigned to last. */
  async ofContacts(contactIds: readonly string[]): Promise<ReadonlyMap<string, CurrentCampaign>> {
    if (contactIds.length === 0) return new Map();
    const rows = await this.#scope.db
      .selectFrom("campaign_contacts")
      .distinctOn("contact_id")
      .select(["contact_id", "campaign_id", "stage_position_code"])
      .where("workgroup_id", "=", this.#scope.workgroupId)
      .where("contact_id", "=", sql<string>`any(${contactIds}::text[])`)
      .orderBy("contact_id")
      .orderBy("assigned_at", "desc")
      .orderBy("campaign_id", "desc")
      .execute();
    return new Map(
      rows.map(({ contact_id, campaign_id, stage_position_code }) => [
        contact_id,
        { campaignId: campaign_id, stagePositionCode: stage_position_code },
      ]),
    );
  }
}
