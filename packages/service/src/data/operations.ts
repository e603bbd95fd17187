import type { Operation, OperationStatus } from "@recruiting-outreach/contract";
import type { Insertable } from "kysely";
import { socialKey } from "../contacts/social-key.ts";
import type { Answer, Call } from "../operations/handler.ts";
import type { Tables } from "./tables.ts";
import type { Scope } from "./tenancy.ts";

type Query = Call<"listOperations">["query"];

/** Which operations are asked for, and which page of them. */
export type OperationQuery = Query & Required<Pick<Query, "status" | "page" | "limit">>;

/** Whoever looks: administrators see every sender's operations, others those of their own senders and of the shared ones. */
export interface Viewer {
  readonly userId: string;
  readonly administrator: boolean;
}

export type NewOperation = Omit<Insertable<Tables["operations"]>, "workgroup_id">;

/** The steps of outreach towards the contacts of a workgroup. Identifiers are compared without case. */
export class Operations {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** One page, oldest first. */
  async list(query: OperationQuery, viewer: Viewer): Promise<Answer<"listOperations">> {
    const { page, limit } = query;
    const matching = this.#matching(query, viewer);
    const counted = matching.select((row) => row.fn.countAll<number>().as("total"));
    const rows = await matching
      .select([
        "operations.id",
        "operations.job_group_id",
        "operations.queue",
        "operations.codename",
        "operations.title",
        "operations.status",
        "operations.contact_id",
        "operations.campaign_id",
        "operations.created_at",
        "operations.updated_at",
        "senders.id as sender_id",
        "senders.type as sender_type",
        // In the same statement, so that both are of the same moment.
        counted.as("total"),
      ])
      .orderBy("operations.id")
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    const items = rows.map(
      (row): Operation => ({
        id: row.id,
        jobGroupId: row.job_group_id,
        queue: row.queue,
        codename: row.codename,
        title: row.title,
        status: row.status,
        contactId: row.contact_id,
        campaignId: row.campaign_id,
        sender: { type: row.sender_type, id: row.sender_id },
        createdAt: row.created_at.toISOString(),
        updatedAt: row.updated_at.toISOString(),
      }),
    );
    // Nothing on the first page is nothing at all.
    const total = rows[0]?.total ?? (page === 1 ? 0 : (await counted.executeTakeFirstOrThrow()).total);
    return { items, page, limit, count: items.length, total };
  }

  /** Whether a job group has any. */
  async existIn(jobGroupId: string): Promise<boolean> {
    const row = await this.#scope.db
      .selectFrom("operations")
      .select("id")
      .where("workgroup_id", "=", this.#scope.workgroupId)
      .where("job_group_id", "=", jobGroupId)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Adds those that are not there yet: of one job group, contact and position there is one operation at most. */
  async insertMissing(operations: readonly NewOperation[]): Promise<void> {
    if (operations.length === 0) return;
    await this.#scope.db
      .insertInto("operations")
      .values(operations.map((operation) => ({ ...operation, workgroup_id: this.#scope.workgroupId })))
      .onConflict((conflict) =>
        conflict.columns(["workgroup_id", "job_group_id", "contact_id", "position"]).doNothing(),
      )
      .execute();
  }

  /** How many operations of a campaign stand in each status; a status without any is left out. */
  async countsByStatus(campaignId: string): Promise<Partial<Record<OperationStatus, number>>> {
    const rows = await this.#scope.db
      .selectFrom("operations")
      .select((row) => ["status", row.fn.countAll<number>().as("count")])
      .where("workgroup_id", "=", this.#scope.workgroupId)
      .where("campaign_id", "=", campaignId)
      .groupBy("status")
      .orderBy("status")
      .execute();
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  }

  #matching(filter: OperationQuery, viewer: Viewer) {
    const { status, codename, queue, jobGroupId, campaignId, contactId, userSocialUrl } = filter;
    let query = this.#scope.db
      .selectFrom("operations")
      .innerJoin("senders", (join) =>
        join
          .onRef("senders.workgroup_id", "=", "operations.workgroup_id")
          .onRef("senders.id", "=", "operations.sender_id"),
      )
      .where("operations.workgroup_id", "=", this.#scope.workgroupId)
      .where("operations.status", "in", status);
    if (codename) query = query.where("operations.codename", "in", codename);
    if (queue) query = query.where("operations.queue", "=", queue);
    if (jobGroupId) query = query.where("operations.job_group_id", "=", jobGroupId.toLowerCase());
    if (campaignId) query = query.where("operations.campaign_id", "=", campaignId.toLowerCase());
    if (contactId) query = query.where("operations.contact_id", "=", contactId.toLowerCase());
    // An address that names no profile is compared with nothing, and so nothing has it.
    if (userSocialUrl) query = query.where("senders.social_key", "=", socialKey(userSocialUrl) ?? null);
    if (!viewer.administrator) {
      query = query.where(({ eb, or }) =>
        or([eb("senders.user_id", "is", null), eb("senders.user_id", "=", viewer.userId)]),
      );
    }
    return query;
  }
}
