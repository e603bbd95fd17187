import { type Kysely, sql } from "kysely";
import type { Tables } from "../data/tables.ts";

/** A table whose rows belong to a workgroup each. */
export interface TenantTable {
  readonly name: string;
  /** The column that says to which workgroup. */
  readonly column: string;
}

/** All of them, as the database has them. */
export async function tenantTables(db: Kysely<Tables>): Promise<TenantTable[]> {
  const { rows } = await sql<TenantTable>`
    select c.relname as name, a.attname as column
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = case c.relname when 'workgroups' then 'id' else 'workgroup_id' end
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    order by c.relname
  `.execute(db);
  return rows;
}

/** Everything that is stored for a workgroup, table by table. */
export async function rowsOf(db: Kysely<Tables>, workgroupId: string): Promise<Record<string, unknown[]>> {
  const stored: Record<string, unknown[]> = {};
  for (const { name, column } of await tenantTables(db)) {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(t) as row from ${sql.table(name)} as t where ${sql.ref(`t.${column}`)} = ${workgroupId} order by t::text
    `.execute(db);
    stored[name] = rows.map(({ row }) => row);
  }
  return stored;
}
