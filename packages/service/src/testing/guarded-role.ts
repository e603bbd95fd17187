import { type Kysely, sql, type Transaction } from "kysely";
import { grantServiceRole } from "../data/service-role.ts";
import type { Tables } from "../data/tables.ts";
import { newId } from "../ids.ts";
import { jobSchema } from "../jobs/install.ts";

/** Does something in a transaction, and undoes it whatever it comes to. */
export async function undone<Result>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const transaction = await db.startTransaction().execute();
  try {
    return await work(transaction);
  } finally {
    await transaction.rollback().execute();
  }
}

/** A role like that of a service whom row-level security holds back, on any of the databases. */
export class GuardedRole implements AsyncDisposable {
  readonly name: string = `guarded_${newId()}`;
  readonly #db: Kysely<Tables>;

  /** @param db - for the role that owns the tables */
  static async make(db: Kysely<Tables>): Promise<GuardedRole> {
    const role = new GuardedRole(db);
    await sql`create role ${sql.id(role.name)}; grant ${sql.id(role.name)} to current_user`.execute(db);
    await grantServiceRole(db, role.name, jobSchema);
    return role;
  }

  private constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** Does something as the role in the name of a workgroup, if one is given, and undoes it. */
  act<Result>(
    workgroupId: string | undefined,
    work: (transaction: Transaction<Tables>) => Promise<Result>,
  ): Promise<Result> {
    return undone(this.#db, async (transaction) => {
      await sql`set local role ${sql.id(this.name)}`.execute(transaction);
      if (workgroupId) await sql`select set_config('app.workgroup_id', ${workgroupId}, true)`.execute(transaction);
      return work(transaction);
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await sql`drop owned by ${sql.id(this.name)}; drop role ${sql.id(this.name)}`.execute(this.#db);
  }
}
