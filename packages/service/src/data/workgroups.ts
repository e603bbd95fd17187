import { type Kysely, sql } from "kysely";
import type { Plan, Tables } from "./tables.ts";
import type { Scope } from "./tenancy.ts";

/** A workgroup as its operators see it. */
export interface WorkgroupSummary {
  readonly workgroupId: string;
  readonly name: string;
  readonly plan: Plan;
  readonly createdAt: Date;
}

/** How a workgroup is made. */
export interface WorkgroupDraft {
  readonly name: string;
  readonly plan: Plan;
  /** Requests per minute of each endpoint. Default: the limits that hold for everybody. */
  readonly requestsPerMinute?: number | null;
}

/** The workgroup itself. */
export class Workgroups {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** The plan that it has now. */
  async plan(): Promise<Plan> {
    const { plan } = await this.#scope.db
      .selectFrom("workgroups")
      .select("plan")
      .where("id", "=", this.#scope.workgroupId)
      .executeTakeFirstOrThrow();
    return plan;
  }

  async exists(): Promise<boolean> {
    const row = await this.#scope.db
      .selectFrom("workgroups")
      .select("id")
      .where("id", "=", this.#scope.workgroupId)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Makes the workgroup that the scope is for. */
  async create({ name, plan, requestsPerMinute = null }: WorkgroupDraft, now: Date): Promise<void> {
    await this.#scope.db
      .insertInto("workgroups")
      .values({
        id: this.#scope.workgroupId,
        name,
        plan,
        requests_per_minute: requestsPerMinute,
        created_at: now,
      })
      .execute();
  }
}

/**
 * All workgroups, oldest first.
 *
 * @throws Error when row-level security would hide them, because the role does not own the tables
 */
export async function listWorkgroups(db: Kysely<Tables>): Promise<WorkgroupSummary[]> {
  const { rows } = await sql<{ hidden: boolean }>`select row_security_active('workgroups') as hidden`.execute(db);
  if (rows[0]?.hidden) {
    throw new Error(
      "Row-level security hides the workgroups from this role. Use a DATABASE_URL of the role that owns the tables.",
    );
  }
  return db
    .selectFrom("workgroups")
    .select(["id as workgroupId", "name", "plan", "created_at as createdAt"])
    .orderBy("id")
    .execute();
}
