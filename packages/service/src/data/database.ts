import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "./embedded.ts";
import type { Tables } from "./tables.ts";

/** Where the data is kept. */
export type DatabaseLocation =
  /** A PostgreSQL server, 15 or newer. */
  | { readonly url: string; readonly poolSize?: number }
  /** Inside this process: in a folder, or in memory when there is none. */
  | { readonly directory?: string | undefined };

/** An open database. */
export interface Database {
  readonly db: Kysely<Tables>;
  readonly pool: pg.Pool;
  readonly embedded: boolean;
  close(): Promise<void>;
}

/** For a connection. Whoever waits longer has given up, and a database that hangs must not gather requests for ever. */
const mostMillisecondsToWait = 30_000;

// Counts fit a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Opens a database. The tables are not made yet; see `migrate`.
 *
 * @throws Error when the embedded database's folder is in use
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  let embedded: EmbeddedDatabase | undefined;
  let options: pg.PoolConfig;
  if ("url" in location) options = { connectionString: location.url, max: location.poolSize ?? 10 };
  else {
    embedded = await startEmbeddedDatabase(location.directory);
    const { host, port } = embedded;
    // It works on one statement at a time; a second connection lets a transaction wait without holding up the pool.
    options = { host, port, user: "postgres", database: "postgres", max: 4 };
  }
  const pool = new pg.Pool({
    ...options,
    application_name: "recruiting-outreach-service",
    connectionTimeoutMillis: mostMillisecondsToWait,
  });
  // A connection that breaks is replaced at its next use, and who was using it is told; without listeners it would end the process.
  pool.on("error", () => {}).on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    embedded: embedded !== undefined,
    async close() {
      await db.destroy();
      await embedded?.stop();
    },
  };
}
