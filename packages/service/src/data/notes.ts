import { newId } from "../ids.ts";
import type { Scope } from "./tenancy.ts";

/** Text of a note, with whom it is about and who writes it. */
export interface NoteDraft {
  readonly contactId: string;
  readonly userId: string;
  readonly value: string;
}

/** What writing under a given identifier came to. */
export type NoteOutcome = "added" | "changed" | "unchanged" | "of another contact";

/** The notes on the contacts of a workgroup. */
export class Notes {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** @returns the new note's identifier */
  async add(draft: NoteDraft, now: Date): Promise<string> {
    const id = newId(now.getTime());
    await this.#insert(id, draft, now);
    return id;
  }

  /** Writes the note with an identifier; inside a transaction. Of several that write at once, all but the first find it there. */
  async write(id: string, draft: NoteDraft, now: Date): Promise<NoteOutcome> {
    if (await this.#insert(id, draft, now)) return "added";
    const { db, workgroupId } = this.#scope;
    const note = await db
      .selectFrom("notes")
      .select(["contact_id", "value"])
      .where("workgroup_id", "=", workgroupId)
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (note.contact_id !== draft.contactId) return "of another contact";
    if (note.value === draft.value) return "unchanged";
    await db
      .updateTable("notes")
      .set({ value: draft.value, updated_at: now })
      .where("workgroup_id", "=", workgroupId)
      .where("id", "=", id)
      .execute();
    return "changed";
  }

  /** @returns false when there is a note with this identifier already */
  async #insert(id: string, { contactId, userId, value }: NoteDraft, now: Date): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#scope.db
      .insertInto("notes")
      .values({
        workgroup_id: this.#scope.workgroupId,
        id,
        contact_id: contactId,
        user_id: userId,
        value,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.columns(["workgroup_id", "id"]).doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }
}
