import { systemClock } from "./clock.ts";
import type { Config } from "./config.ts";
import { type Database, openDatabase } from "./data/database.ts";
import { signingSecret } from "./data/settings.ts";
import { Tenancy } from "./data/tenancy.ts";
import { FolderStore } from "./documents/folder-store.ts";
import { S3Store } from "./documents/s3-store.ts";
import { SignedLinks } from "./documents/signed-links.ts";
import type { DocumentStore } from "./documents/store.ts";
import { createCursors } from "./http/cursor.ts";
import { Queue, type QueueLog } from "./jobs/queue.ts";
import { embeddedDirectory } from "./people/embedded-directory.ts";
import { assertSchema, installSchema } from "./schema.ts";
import type { Services } from "./services.ts";

/** Everything that the service works with, open. */
export interface Runtime {
  readonly database: Database;
  readonly services: Services;
  /** Finishes the jobs that are under way, and closes the database. */
  close(): Promise<void>;
}

/**
 * Opens what a configuration names.
 *
 * @throws Error when the database cannot be reached, or its tables are not up to date and may not be changed
 */
export async function openRuntime(config: Config, log?: QueueLog): Promise<Runtime> {
  const database = await openDatabase(config.database);
  try {
    if (config.migrateOnStart) await installSchema(database);
    else await assertSchema(database);
    const secret = await signingSecret(database.db);
    const queue = await Queue.open({ pool: database.pool, ...(log && { log }) });
    const services: Services = {
      tenancy: new Tenancy(database.db, config.rowLevelSecurity),
      cursors: createCursors(secret),
      clock: systemClock,
      queue,
      directory: embeddedDirectory(database.db),
      documents: documentStore(config.documents),
      links: new SignedLinks({ secret, publicUrl: config.publicUrl }),
    };
    return {
      database,
      services,
      async close() {
        await queue.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function documentStore(settings: Config["documents"]): DocumentStore {
  return "s3" in settings ? new S3Store(settings.s3) : new FolderStore(settings.folder);
}
