import type { NewApiKey } from "../api-key.ts";
import { newId } from "../ids.ts";
import type { Scope } from "./tenancy.ts";

/** What is known of a key; the key itself is not. */
export interface StoredApiKey {
  readonly id: string;
  readonly userId: string;
  /** Its first characters. */
  readonly prefix: string;
  readonly provider: string;
  readonly label: string;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  /** To the minute. */
  readonly lastUsedAt: Date | null;
}

/** How a key is registered. */
export interface ApiKeyDraft extends Pick<StoredApiKey, "userId" | "provider" | "label" | "expiresAt"> {
  readonly key: Pick<NewApiKey, "prefix" | "digest">;
}

/** The API keys of a workgroup. */
export class ApiKeys {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** Oldest first. */
  async list(): Promise<StoredApiKey[]> {
    return this.#scope.db
      .selectFrom("api_keys")
      .select([
        "id",
        "user_id as userId",
        "prefix",
        "provider",
        "label",
        "created_at as createdAt",
        "expires_at as expiresAt",
        "revoked_at as revokedAt",
        "last_used_at as lastUsedAt",
      ])
      .where("workgroup_id", "=", this.#scope.workgroupId)
      .orderBy("id")
      .execute();
  }

  /** @returns the new key's identifier */
  async add({ userId, provider, label, expiresAt, key }: ApiKeyDraft, now: Date): Promise<string> {
    const id = newId(now.getTime());
    await this.#scope.db
      .insertInto("api_keys")
      .values({
        workgroup_id: this.#scope.workgroupId,
        id,
        user_id: userId,
        digest: key.digest,
        prefix: key.prefix,
        provider,
        label,
        created_at: now,
        expires_at: expiresAt,
      })
      .execute();
    return id;
  }

  /** Ends a key from a time on. A key that has ended keeps its time. Returns false when there is no such key. */
  async revoke(id: string, now: Date): Promise<boolean> {
    const row = await this.#scope.db
      .updateTable("api_keys")
      .set(({ fn, val }) => ({ revoked_at: fn.coalesce("revoked_at", val(now)) }))
      .where("workgroup_id", "=", this.#scope.workgroupId)
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst();
    return row !== undefined;
  }
}

/** Whether a key opens the door at a time. */
export function isLive({ expiresAt, revokedAt }: StoredApiKey, now: Date): boolean {
  return (!expiresAt || expiresAt > now) && (!revokedAt || revokedAt > now);
}
