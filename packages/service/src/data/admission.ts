import { CompiledQuery, type Kysely } from "kysely";
import type { Plan, Tables } from "./tables.ts";

/** Whoever calls: a key with its user and workgroup. */
export interface Caller {
  readonly workgroupId: string;
  readonly plan: Plan;
  readonly userId: string;
  readonly administrator: boolean;
  readonly keyId: string;
  readonly provider: string;
  readonly label: string;
}

/** What became of a key at the door. */
export type Admission =
  | { readonly outcome: "unknown" | "expired" | "revoked" }
  | { readonly outcome: "admitted"; readonly caller: Caller }
  | { readonly outcome: "limited"; readonly retryAfterSeconds: number };

interface Row {
  workgroup_id: string;
  workgroup_plan: Plan;
  user_id: string;
  administrator: boolean;
  key_id: string;
  provider: string;
  label: string;
  expires_at: Date | null;
  revoked_at: Date | null;
  retry_after_seconds: number;
}

// Every request begins with it, so it is written out once and not put together each time.
const statement = "select * from admit($1, $2, $3, $4)";

/**
 * Looks a key up and counts the request, in one statement.
 *
 * @param digest - SHA-256 of the key
 * @param limits - requests allowed in a minute, by bucket
 */
export async function admit(
  db: Kysely<Tables>,
  digest: Buffer,
  now: Date,
  limits: readonly { bucket: string; requestsPerMinute: number }[],
): Promise<Admission> {
  const buckets = limits.map(({ bucket }) => bucket);
  const allowed = limits.map(({ requestsPerMinute }) => requestsPerMinute);
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(statement, [digest, now, buckets, allowed]));
  const [row] = rows;
  if (!row) return { outcome: "unknown" };
  if (row.revoked_at && row.revoked_at <= now) return { outcome: "revoked" };
  if (row.expires_at && row.expires_at <= now) return { outcome: "expired" };
  if (row.retry_after_seconds > 0) return { outcome: "limited", retryAfterSeconds: row.retry_after_seconds };
  return {
    outcome: "admitted",
    caller: {
      workgroupId: row.workgroup_id,
      plan: row.workgroup_plan,
      userId: row.user_id,
      administrator: row.administrator,
      keyId: row.key_id,
      provider: row.provider,
      label: row.label,
    },
  };
}
