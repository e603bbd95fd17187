import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * A database seen by one workgroup. Modules that hold SQL are made from it, so none can be had without a workgroup. Only {@link Tenancy} makes one.
 */
export class Scope {
  readonly db: Kysely<Tables>;
  readonly workgroupId: string;

  constructor(db: Kysely<Tables>, workgroupId: string) {
    this.db = db;
    this.workgroupId = workgroupId;
  }
}

/** Gives each workgroup its view of the database. */
export class Tenancy {
  readonly #db: Kysely<Tables>;
  readonly #guarded: boolean;

  /** @param guarded - set when the database role stands under row-level security, which needs a transaction for reading as well */
  constructor(db: Kysely<Tables>, guarded = false) {
    this.#db = db;
    this.#guarded = guarded;
  }

  /** Reads, each statement by itself. Must not write. */
  read<Result>(workgroupId: string, work: (scope: Scope) => Promise<Result>): Promise<Result> {
    return this.#guarded ? this.write(workgroupId, work) : work(new Scope(this.#db, workgroupId));
  }

  /** Reads and writes in one transaction, which is undone when `work` throws. Nothing else of the pool may be awaited meanwhile. */
  write<Result>(workgroupId: string, work: (scope: Scope) => Promise<Result>): Promise<Result> {
    return this.#db.transaction().execute(async (transaction) => {
      if (this.#guarded) await sql`select set_config('app.workgroup_id', ${workgroupId}, true)`.execute(transaction);
      return work(new Scope(transaction, workgroupId));
    });
  }
}
