import { type RawBuilder, sql } from "kysely";
import { hasBeginning } from "../contacts/facet-query.ts";
import { type FacetKind, facet } from "../contacts/facets.ts";
import type { Scope } from "./tenancy.ts";

/** A contact of a campaign, with what decides whether a stage can run for it. */
export interface AssignedContact {
  readonly contactId: string;
  readonly assignedAt: Date;
  readonly unsubscribed: boolean;
  readonly hasEmail: boolean;
  readonly hasPhone: boolean;
  readonly hasSocialProfile: boolean;
}

/** An assignment of contacts to a campaign. */
export interface NewAssignment {
  readonly campaignId: string;
  readonly contactIds: readonly string[];
  readonly jobGroupId: string;
  /** Stage that they begin with. */
  readonly stagePositionCode: string;
}

/** Which contacts are in which campaigns of a workgroup. */
export class CampaignContacts {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** Those of the identifiers that belong to a contact of the workgroup. The contacts stay until the transaction ends. */
  async known(contactIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.#scope.db
      .selectFrom("contacts")
      .select("id")
      .where("workgroup_id", "=", this.#scope.workgroupId)
      .where("id", "=", sql<string>`any(${[...contactIds]}::text[])`)
      .orderBy("id")
      .forKeyShare()
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  /**
   * Puts contacts into a campaign.
   *
   * @returns those that were not in it before; of two assignments at once, one gets each contact
   */
  async assign(
    { campaignId, contactIds, jobGroupId, stagePositionCode }: NewAssignment,
    now: Date,
  ): Promise<Set<string>> {
    const rows = await this.#scope.db
      .insertInto("campaign_contacts")
      .values(
        // In one order for all, so that two assignments at once do not wait for each other.
        contactIds.toSorted().map((contactId) => ({
          workgroup_id: this.#scope.workgroupId,
          campaign_id: campaignId,
          contact_id: contactId,
          job_group_id: jobGroupId,
          stage_position_code: stagePositionCode,
          assigned_at: now,
        })),
      )
      .onConflict((conflict) => conflict.columns(["workgroup_id", "campaign_id", "contact_id"]).doNothing())
      .returning("contact_id")
      .execute();
    return new Set(rows.map(({ contact_id }) => contact_id));
  }

  /** The contacts that were assigned under a job group. */
  async ofJobGroup(jobGroupId: string): Promise<AssignedContact[]> {
    const rows = await this.#scope.db
      .selectFrom("campaign_contacts")
      .innerJoin("contacts", (join) =>
        join
          .onRef("contacts.workgroup_id", "=", "campaign_contacts.workgroup_id")
          .onRef("contacts.id", "=", "campaign_contacts.contact_id"),
      )
      .select([
        "contacts.id",
        "contacts.unsubscribed",
        "campaign_contacts.assigned_at",
        holds("email").as("has_email"),
        holds("phone").as("has_phone"),
        holds("handle").as("has_social_profile"),
      ])
      .where("campaign_contacts.workgroup_id", "=", this.#scope.workgroupId)
      .where("campaign_contacts.job_group_id", "=", jobGroupId)
      .orderBy("contacts.id")
      .execute();
    return rows.map((row) => ({
      contactId: row.id,
      assignedAt: row.assigned_at,
      unsubscribed: row.unsubscribed,
      hasEmail: row.has_email,
      hasPhone: row.has_phone,
      hasSocialProfile: row.has_social_profile,
    }));
  }

  /** How many contacts are or were in a campaign. */
  async count(campaignId: string): Promise<number> {
    const { count } = await this.#scope.db
      .selectFrom("campaign_contacts")
      .select((row) => row.fn.countAll<number>().as("count"))
      .where("workgroup_id", "=", this.#scope.workgroupId)
      .where("campaign_id", "=", campaignId)
      .executeTakeFirstOrThrow();
    return count;
  }
}

/** Whether a contact has any facet of a kind. */
function holds(kind: FacetKind): RawBuilder<boolean> {
  return sql<boolean>`contacts.facets @@ ${hasBeginning(facet(kind, ""))}::tsquery`;
}
