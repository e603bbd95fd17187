import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "./migrations/index.ts";
import type { Tables } from "./tables.ts";

function migrator(db: Kysely<Tables>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
}

/**
 * Brings the schema up to date. Several instances may start at once: one migrates while the others wait.
 *
 * @returns the names of the migrations that were applied
 * @throws Error naming the migration that failed; its changes are rolled back
 */
export async function migrate(db: Kysely<Tables>): Promise<string[]> {
  const { error, results = [] } = await migrator(db).migrateToLatest();
  if (error) {
    const failed = results.find(({ status }) => status === "Error")?.migrationName ?? "The migration";
    throw new Error(`${failed} failed: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
  return results.map(({ migrationName }) => migrationName);
}

/** Names of the migrations that are still to be applied. */
export async function pendingMigrations(db: Kysely<Tables>): Promise<string[]> {
  const all = await migrator(db).getMigrations();
  return all.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
}
