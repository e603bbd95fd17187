import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Database, openDatabase } from "../data/database.ts";
import type { Tables } from "../data/tables.ts";
import { undone } from "../testing/guarded-role.ts";
import { tenantTables } from "../testing/tenant-tables.ts";

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ url: inject("ownerUrl"), poolSize: 1 });
});
afterAll(() => database.close());

/** Tables with rows of workgroups that no policy guards, or not in the one way. */
async function unguarded(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_policies p on p.tablename = c.relname and p.schemaname = 'public'
    where c.relnamespace = 'public'::regnamespace and c.relrowsecurity
    and p.permissive = 'PERMISSIVE' and p.cmd = 'ALL' and p.roles = '{public}' and p.with_check is null
    and p.qual in (
      '(workgroup_id = current_setting(''app.workgroup_id''::text, true))', '(id = current_setting(''app.workgroup_id''::text, true))'
    )
    and (select count(*) from pg_policies q where q.tablename = c.relname and q.schemaname = 'public') = 1
  `.execute(db);
  const guarded = new Set(rows.map(({ name }) => name));
  return (await tenantTables(db)).map(({ name }) => name).filter((name) => !guarded.has(name));
}

const policy = "create policy workgroup on leak using (workgroup_id = current_setting('app.workgroup_id', true))";

describe("the schema", () => {
  it("guards every table with a workgroup_id by the policy", async () => {
    expect(await unguarded(database.db)).toEqual([]);
  });

  it.each([
    ["without a policy", "alter table leak enable row level security"],
    ["with a policy that is switched off", policy],
    [
      "with a policy that lets all pass",
      "alter table leak enable row level security; create policy workgroup on leak using (true)",
    ],
    [
      "with a second policy",
      `alter table leak enable row level security; ${policy}; create policy more on leak for select using (true)`,
    ],
  ])("would be found out with a table %s", async (_, statements) => {
    const found = await undone(database.db, async (transaction) => {
      await sql.raw(`create table leak (workgroup_id text); ${statements}`).execute(transaction);
      return unguarded(transaction);
    });
    expect(found).toEqual(["leak"]);
  });

  it("has no other tables than those that belong to nobody", async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relkind in ('r', 'p', 'v', 'm', 'f') and relnamespace = 'public'::regnamespace order by relname
    `.execute(database.db);
    const tenants = new Set((await tenantTables(database.db)).map(({ name }) => name));
    expect(rows.map(({ name }) => name).filter((name) => !tenants.has(name))).toEqual([
      "kysely_migration",
      "kysely_migration_lock",
      "people",
      "settings",
    ]);
  });

  it("lets nobody call the functions that see all workgroups without being told so, nor put tables under them", async () => {
    const { rows } = await sql<{ name: string; open: boolean; config: string[] | null }>`
      select proname as name, has_function_privilege('public', oid, 'execute') as open, proconfig as config
      from pg_proc where prosecdef and pronamespace = 'public'::regnamespace order by proname
    `.execute(database.db);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows).toEqual(rows.map(({ name }) => ({ name, open: false, config: ["search_path=public, pg_temp"] })));
  });
});
