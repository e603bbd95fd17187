import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** Tables that the service reads and somebody else fills. */
const readOnly = ["people", "kysely_migration", "kysely_migration_lock"];

/**
 * Lets a role do what the service does at run time and nothing more, so that row-level security holds it back: only owners are free of that. Tables
 * of later migrations are included. To be run by the owner of the tables, once they are made; may be run again.
 *
 * @param role - a role that can log in, and is neither the owner nor a superuser
 * @param jobSchema - where the jobs are kept
 * @throws Error when there is no such role, or it would not be held back
 * @example
 * await grantServiceRole(db, "outreach_service", "jobs");
 */
export async function grantServiceRole(db: Kysely<Tables>, role: string, jobSchema: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Two that grant at once would fail.
    await sql`select pg_advisory_xact_lock(hashtextextended('grant service role', 0))`.execute(transaction);
    await assertHeldBack(transaction, role);
    await grant(transaction, role, jobSchema);
  });
}

async function grant(db: Kysely<Tables>, role: string, jobSchema: string): Promise<void> {
  const name = sql.id(role);
  for (const schema of [sql.id("public"), sql.id(jobSchema)]) {
    await sql`
      grant usage on schema ${schema} to ${name};
      grant select, insert, update, delete on all tables in schema ${schema} to ${name};
      alter default privileges in schema ${schema} grant select, insert, update, delete on tables to ${name};
    `.execute(db);
  }
  await sql`
    revoke insert, update, delete on ${sql.join(readOnly.map(sql.table))} from ${name};
    revoke update, delete on settings from ${name};
  `.execute(db);
  for (const signature of await functionsOfOwner(db)) {
    await sql`grant execute on function ${sql.raw(signature)} to ${name}`.execute(db);
  }
}

/** A role that owns the tables, or may become who does, sees every row. */
async function assertHeldBack(db: Kysely<Tables>, role: string): Promise<void> {
  const { rows } = await sql<{ free: boolean }>`
    select rolsuper or rolbypassrls or pg_has_role(rolname, current_user, 'member') as free
    from pg_roles where rolname = ${role}
  `.execute(db);
  const [found] = rows;
  if (!found) throw new Error(`There is no role ${role}. Make it first: create role ${role} login`);
  if (found.free)
    throw new Error(`Row-level security would not hold ${role} back: it owns the tables, or is a superuser.`);
}

/** Functions that look across workgroups in the name of the owner; nobody else may call them without being told so. */
async function functionsOfOwner(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ signature: string }>`
    select oid::regprocedure::text as signature from pg_proc where prosecdef and pronamespace = 'public'::regnamespace
  `.execute(db);
  return rows.map(({ signature }) => signature);
}
