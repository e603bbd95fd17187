import { sql } from "kysely";
import { inject } from "vitest";
import { openDatabase } from "../data/database.ts";
import { startEmbeddedDatabase } from "../data/embedded.ts";
import { newId } from "../ids.ts";

/** A database without any table, of the kind that the project tests. */
export interface FreshDatabase extends AsyncDisposable {
  /** For the role that owns it. */
  readonly url: string;
}

export async function startFreshDatabase(): Promise<FreshDatabase> {
  if (inject("embedded")) {
    const { host, stop } = await startEmbeddedDatabase();
    const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(host)}`;
    return { url, [Symbol.asyncDispose]: stop };
  }
  const server = await openDatabase({ url: inject("ownerUrl"), poolSize: 1 });
  const name = `fresh_${newId()}`;
  await sql`create database ${sql.id(name)}`.execute(server.db);
  const url = new URL(inject("ownerUrl"));
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async [Symbol.asyncDispose]() {
      await sql`drop database ${sql.id(name)} with (force)`.execute(server.db);
      await server.close();
    },
  };
}
