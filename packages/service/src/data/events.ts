import type { ContactEvent } from "@recruiting-outreach/contract";
import { sql } from "kysely";
import { newId } from "../ids.ts";
import type { Tables } from "./tables.ts";
import type { Scope } from "./tenancy.ts";

/** Something that happened to a contact. */
export interface NewEvent {
  readonly contactId: string;
  /** Dotted and open, as in `system.noteAdded`. */
  readonly kind: string;
  readonly category: Tables["events"]["category"];
  readonly title: string;
  readonly occurredAt: Date;
  readonly campaignId?: string;
  readonly operationId?: string;
  readonly data?: object;
}

/** Where an event stands in a timeline. */
export interface EventPosition {
  readonly occurredAt: string;
  readonly id: string;
}

/** The timelines of the contacts of a workgroup. */
export class Events {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** Appends to timelines. */
  async record(...events: readonly NewEvent[]): Promise<void> {
    if (events.length === 0) return;
    await this.#scope.db
      .insertInto("events")
      .values(
        events.map(({ contactId, kind, category, title, occurredAt, campaignId, operationId, data }) => ({
          workgroup_id: this.#scope.workgroupId,
          id: newId(occurredAt.getTime()),
          contact_id: contactId,
          kind,
          category,
          title,
          occurred_at: occurredAt,
          campaign_id: campaignId ?? null,
          operation_id: operationId ?? null,
          data: data ? JSON.stringify(data) : null,
        })),
      )
      .execute();
  }

  /**
   * Events of a contact, newest first.
   *
   * @param after - the event that they come after, if they are not the first
   */
  async list(contactId: string, after: EventPosition | undefined, limit: number): Promise<ContactEvent[]> {
    const rows = await this.#scope.db
      .selectFrom("events")
      .select(["id", "kind", "category", "occurred_at", "title", "campaign_id", "operation_id", "data"])
      .where("workgroup_id", "=", this.#scope.workgroupId)
      .where("contact_id", "=", contactId)
      .$if(after !== undefined, (events) =>
        events.where(sql<boolean>`(occurred_at, id) < (${after?.occurredAt}::timestamptz, ${after?.id})`),
      )
      .orderBy("occurred_at", "desc")
      .orderBy("id", "desc")
      .limit(limit)
      .execute();
    return rows.map(({ id, kind, category, occurred_at, title, campaign_id, operation_id, data }) => ({
      id,
      kind,
      category,
      occurredAt: occurred_at.toISOString(),
      title,
      ...(campaign_id !== null && { campaignId: campaign_id }),
      ...(operation_id !== null && { operationId: operation_id }),
      ...(data !== null && { data: { ...data } }),
    }));
  }
}
