import type { Database } from "./data/database.ts";
import { migrate, pendingMigrations } from "./data/migrate.ts";
import { installJobs } from "./jobs/install.ts";

/**
 * Brings all tables up to date, those of the jobs included. Several instances may do so at once.
 *
 * @returns the names of the migrations that were applied
 * @throws Error naming the migration that failed; its changes are rolled back
 */
export async function installSchema({ db, pool }: Database): Promise<string[]> {
  const applied = await migrate(db);
  await installJobs(pool);
  return applied;
}

/** @throws Error naming what is to be done when the tables are not up to date */
export async function assertSchema({ db }: Database): Promise<void> {
  const pending = await pendingMigrations(db);
  if (pending.length === 0) return;
  const names = pending.join(", ");
  throw new Error(`The tables are not up to date (${names}). Run: recruiting-outreach-service migrate`);
}
