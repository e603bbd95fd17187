import type { TestProject } from "vitest/node";
import { openDatabase } from "../data/database.ts";
import { startEmbeddedDatabase } from "../data/embedded.ts";
import { migrate } from "../data/migrate.ts";
import { type PostgresServer, startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the database that all test files share; each test keeps to workgroups of its own. */
    databaseUrl: string;
  }
}

/** Starts the database that the project is named after. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = project.name === "postgres" ? await startPostgres() : await startEmbedded();
  const database = await openDatabase({ url });
  await migrate(database.db);
  await database.close();
  project.provide("databaseUrl", url);
  return stop;
}

async function startEmbedded(): Promise<PostgresServer> {
  const { host, stop } = await startEmbeddedDatabase();
  return { url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(host)}`, stop };
}
