import pg from "pg";
import { type ConstructorOptions, PgBoss, type QueueOptions } from "pg-boss";
import type { JobName } from "./job.ts";

/** Where the jobs are kept in the database, unless something else is asked for. */
export const jobSchema = "jobs";

/** The queue that jobs end in when they are given up. */
export const deadLetters = "given-up";

// Whoever does a job says every 15 s that it still does, so that the jobs of an instance that was killed are done by another one soon.
const heartbeatSeconds = 30;
const retries: QueueOptions = { retryLimit: 5, retryDelay: 5, retryBackoff: true, retryDelayMax: 600 };

const queues: Readonly<Record<JobName, QueueOptions>> = {
  "create-operations": { ...retries, heartbeatSeconds, expireInSeconds: 300 },
  "delete-unfiled-document": { ...retries, heartbeatSeconds, expireInSeconds: 300 },
  "enrich-contact": { ...retries, heartbeatSeconds, expireInSeconds: 300 },
};

/** Names of all queues that are worked off. */
export const jobNames: readonly JobName[] = Object.keys(queues) as JobName[];

/** pg-boss on the connections that the service has already; it opens none of its own. */
export function bossOn(pool: pg.Pool, schema: string, options: ConstructorOptions): PgBoss {
  return new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema,
    schedule: false,
    // Rebuilding an index concurrently is more than the embedded database can do.
    reindex: false,
    monitorVacuum: false,
    ...options,
  });
}

/**
 * Makes the tables and queues of the jobs, or brings them up to date. Several instances may do so at once.
 *
 * @param schema - where they are kept. Default: `jobs`
 */
export async function installJobs(pool: pg.Pool, schema: string = jobSchema): Promise<void> {
  await makeSchema(pool, schema);
  const boss = bossOn(pool, schema, { supervise: false });
  await boss.start();
  try {
    await boss.createQueue(deadLetters, { retryLimit: 0 });
    for (const name of jobNames) {
      await boss.createQueue(name, { ...queues[name], deadLetter: deadLetters });
      await boss.updateQueue(name, { ...queues[name], deadLetter: deadLetters });
    }
  } finally {
    await boss.stop({ close: false });
  }
}

/** Of several that make the same schema at once, all but one would fail, so they follow one another. */
async function makeSchema(pool: pg.Pool, schema: string): Promise<void> {
  // Several statements in one text are one transaction.
  await pool.query(`
    select pg_advisory_xact_lock(hashtextextended('install jobs', 0));
    create schema if not exists ${pg.escapeIdentifier(schema)};
  `);
}
