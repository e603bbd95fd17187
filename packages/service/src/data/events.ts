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
}
