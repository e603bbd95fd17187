import type { TestProject } from "vitest/node";
import { openDatabase } from "../data/database.ts";
import { startEmbeddedDatabase } from "../data/embedded.ts";
import { migrate } from "../data/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the database that all test files share; each test keeps to workgroups of its own. */
    databaseUrl: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const embedded = await startEmbeddedDatabase();
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(embedded.host)}`;
  const database = await openDatabase({ url });
  await migrate(database.db);
  await database.close();
  project.provide("databaseUrl", url);
  return () => embedded.stop();
}
