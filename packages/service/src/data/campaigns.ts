import type { CampaignStage, CampaignSummary, CampaignTimeframe } from "@recruiting-outreach/contract";
import type { Selectable } from "kysely";
import { newId } from "../ids.ts";
import type { Answer, Call } from "../operations/handler.ts";
import type { Tables } from "./tables.ts";
import type { Scope } from "./tenancy.ts";

/** A campaign as it is configured. */
export interface StoredCampaign {
  readonly campaignId: string;
  readonly name: string;
  readonly active: boolean;
  readonly senderId: string;
  readonly senderEnabled: boolean;
  readonly timeframe: CampaignTimeframe;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly stages: readonly StoredStage[];
}

/** A step of a campaign, with what the service alone needs to know of it. */
export type StoredStage = CampaignStage & Pick<Selectable<Tables["campaign_stages"]>, "position" | "needs" | "enabled">;

/** What can be written of a campaign. */
export type CampaignSettings = Pick<StoredCampaign, "name" | "active" | "senderId" | "timeframe"> & {
  readonly stages: readonly Omit<StoredStage, "position">[];
};

type Query = Call<"listCampaigns">["query"];

/** Which page of which campaigns is asked for. */
export type CampaignQuery = Query & Required<Pick<Query, "page" | "limit">>;

/** The campaigns of a workgroup, and their stages. */
export class Campaigns {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** One page, oldest first. */
  async list({ active, page, limit }: CampaignQuery): Promise<Answer<"listCampaigns">> {
    let matching = this.#scope.db.selectFrom("campaigns").where("campaigns.workgroup_id", "=", this.#scope.workgroupId);
    if (active !== undefined) matching = matching.where("campaigns.active", "=", active);
    const counted = matching.select((row) => row.fn.countAll<number>().as("total"));
    const rows = await matching
      .select((row) => [
        "campaigns.id",
        "campaigns.name",
        "campaigns.active",
        "campaigns.created_at",
        "campaigns.updated_at",
        row
          .selectFrom("campaign_stages")
          .whereRef("campaign_stages.workgroup_id", "=", "campaigns.workgroup_id")
          .whereRef("campaign_stages.campaign_id", "=", "campaigns.id")
          .select((stage) => stage.fn.countAll<number>().as("count"))
          .as("stage_count"),
        row
          .selectFrom("campaign_contacts")
          .whereRef("campaign_contacts.workgroup_id", "=", "campaigns.workgroup_id")
          .whereRef("campaign_contacts.campaign_id", "=", "campaigns.id")
          .select((contact) => contact.fn.countAll<number>().as("count"))
          .as("contact_count"),
        // In the same statement, so that both are of the same moment.
        counted.as("total"),
      ])
      .orderBy("campaigns.id")
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    const items = rows.map(
      (row): CampaignSummary => ({
        campaignId: row.id,
        name: row.name,
        active: row.active,
        stageCount: row.stage_count ?? 0,
        contactCount: row.contact_count ?? 0,
        createdAt: row.created_at.toISOString(),
        updatedAt: row.updated_at.toISOString(),
      }),
    );
    // Nothing on the first page is nothing at all.
    const total = rows[0]?.total ?? (page === 1 ? 0 : (await counted.executeTakeFirstOrThrow()).total);
    return { items, page, limit, count: items.length, total };
  }

  /** A campaign with its stages in their order. Identifiers are compared without case. */
  async find(campaignId: string): Promise<StoredCampaign | undefined> {
    return this.#find("id", campaignId.toLowerCase());
  }

  /** Like {@link find}, by the name, which is written in one way only. */
  async findByName(name: string): Promise<StoredCampaign | undefined> {
    return this.#find("name", name);
  }

  /** Lets nobody change a campaign before the transaction ends. */
  async hold(campaignId: string): Promise<void> {
    await this.#scope.db
      .selectFrom("campaigns")
      .select("id")
      .where("workgroup_id", "=", this.#scope.workgroupId)
      .where("id", "=", campaignId)
      .forShare()
      .execute();
  }

  /**
   * Makes a campaign.
   *
   * @param campaignId - identifier that it is to have. Default: a new one
   */
  async insert(settings: CampaignSettings, now: Date, campaignId: string = newId(now.getTime())): Promise<string> {
    await this.#scope.db
      .insertInto("campaigns")
      .values({ workgroup_id: this.#scope.workgroupId, id: campaignId, ...columnsOf(settings, now), created_at: now })
      .execute();
    await this.#insertStages(campaignId, settings.stages);
    return campaignId;
  }

  /** Replaces the settings of a campaign. Operations that there are stay as they were made. */
  async update(campaignId: string, settings: CampaignSettings, now: Date): Promise<void> {
    const { db, workgroupId } = this.#scope;
    await db
      .updateTable("campaigns")
      .set(columnsOf(settings, now))
      .where("workgroup_id", "=", workgroupId)
      .where("id", "=", campaignId)
      .execute();
    await db
      .deleteFrom("campaign_stages")
      .where("workgroup_id", "=", workgroupId)
      .where("campaign_id", "=", campaignId)
      .execute();
    await this.#insertStages(campaignId, settings.stages);
  }

  async #find(column: "id" | "name", value: string): Promise<StoredCampaign | undefined> {
    const { db, workgroupId } = this.#scope;
    const row = await db
      .selectFrom("campaigns")
      .innerJoin("senders", (join) =>
        join
          .onRef("senders.workgroup_id", "=", "campaigns.workgroup_id")
          .onRef("senders.id", "=", "campaigns.sender_id"),
      )
      .selectAll("campaigns")
      .select(["senders.enabled as sender_enabled"])
      .where("campaigns.workgroup_id", "=", workgroupId)
      .where(`campaigns.${column}`, "=", value)
      .executeTakeFirst();
    if (!row) return undefined;
    const stages = await db
      .selectFrom("campaign_stages")
      .selectAll()
      .where("workgroup_id", "=", workgroupId)
      .where("campaign_id", "=", row.id)
      .orderBy("position")
      .execute();
    return {
      campaignId: row.id,
      name: row.name,
      active: row.active,
      senderId: row.sender_id,
      senderEnabled: row.sender_enabled,
      timeframe: {
        timeZone: row.time_zone,
        days: row.days as CampaignTimeframe["days"],
        start: row.starts_at,
        end: row.ends_at,
      },
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      stages: stages.map((stage) => ({
        position: stage.position,
        stagePositionCode: stage.stage_position_code,
        queue: stage.queue,
        codename: stage.codename,
        title: stage.title,
        delayMinutes: stage.delay_minutes,
        needs: stage.needs,
        enabled: stage.enabled,
      })),
    };
  }

  async #insertStages(campaignId: string, stages: CampaignSettings["stages"]): Promise<void> {
    await this.#scope.db
      .insertInto("campaign_stages")
      .values(
        stages.map((stage, position) => ({
          workgroup_id: this.#scope.workgroupId,
          campaign_id: campaignId,
          position,
          stage_position_code: stage.stagePositionCode,
          queue: stage.queue,
          codename: stage.codename,
          title: stage.title,
          delay_minutes: stage.delayMinutes,
          needs: stage.needs,
          enabled: stage.enabled,
        })),
      )
      .execute();
  }
}

function columnsOf({ name, active, senderId, timeframe }: CampaignSettings, now: Date) {
  return {
    name,
    active,
    sender_id: senderId,
    time_zone: timeframe.timeZone,
    days: timeframe.days,
    starts_at: timeframe.start,
    ends_at: timeframe.end,
    updated_at: now,
  };
}
