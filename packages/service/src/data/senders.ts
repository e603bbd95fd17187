import { socialKey } from "../contacts/social-key.ts";
import { newId } from "../ids.ts";
import type { Scope } from "./tenancy.ts";

/** In whose name outreach goes out. */
export interface SenderProfile {
  /** Open, as in `user`. */
  readonly type: string;
  /** Left out for a sender that the whole workgroup shares. */
  readonly userId?: string | undefined;
  readonly socialUrl?: string | undefined;
}

/** The senders of a workgroup. */
export class Senders {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** The sender with this type, user and social profile; made when there is none. */
  async ensure({ type, userId, socialUrl }: SenderProfile, now: Date): Promise<string> {
    const { db, workgroupId } = this.#scope;
    const row = await db
      .insertInto("senders")
      .values({
        workgroup_id: workgroupId,
        id: newId(now.getTime()),
        type,
        user_id: userId ?? null,
        social_url: socialUrl ?? null,
        social_key: (socialUrl && socialKey(socialUrl)) ?? null,
        created_at: now,
      })
      // Writing what is there already makes the statement answer with the row.
      .onConflict((conflict) =>
        conflict.columns(["workgroup_id", "social_key", "user_id", "type"]).doUpdateSet({ type }),
      )
      .returning("id")
      .executeTakeFirstOrThrow();
    return row.id;
  }

  /** Whether this user belongs to the workgroup, and can have a sender. */
  async hasUser(userId: string): Promise<boolean> {
    const row = await this.#scope.db
      .selectFrom("users")
      .select("id")
      .where("workgroup_id", "=", this.#scope.workgroupId)
      .where("id", "=", userId)
      .executeTakeFirst();
    return row !== undefined;
  }
}
