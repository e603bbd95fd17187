import { type Kysely, sql, type Transaction } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { grantServiceRole } from "../data/service-role.ts";
import type { Tables } from "../data/tables.ts";
import { newId } from "../ids.ts";
import { jobSchema } from "../jobs/install.ts";
import { seedPeople } from "../people/synthetic/seed-people.ts";
import { addBusyWorkgroup, type BusyWorkgroup } from "../testing/busy-workgroup.ts";
import { isGuarded } from "../testing/environment.ts";
import { type TenantTable, tenantTables } from "../testing/tenant-tables.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";

const role = `guarded_${newId()}`;
let service: TestService;
let db: Kysely<Tables>;
let own: BusyWorkgroup;
let other: BusyWorkgroup;
let tables: TenantTable[];
beforeAll(async () => {
  service = await startTestService();
  ({ db } = service.database);
  await seedPeople(db, 300);
  own = await addBusyWorkgroup(service, "harborline");
  other = await addBusyWorkgroup(service, "cargolux");
  tables = await tenantTables(db);
  await sql`create role ${sql.id(role)}; grant ${sql.id(role)} to current_user`.execute(db);
  await grantServiceRole(db, role, jobSchema);
});
afterAll(async () => {
  await sql`drop owned by ${sql.id(role)}; drop role ${sql.id(role)}`.execute(db);
  await service[Symbol.asyncDispose]();
});

class Undone extends Error {}

/** Does something as the role in the name of a workgroup, and undoes it. */
async function asRole<Result>(
  workgroupId: string | undefined,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const results: Result[] = [];
  const attempt = db.transaction().execute(async (transaction) => {
    await sql`set local role ${sql.id(role)}`.execute(transaction);
    if (workgroupId) await sql`select set_config('app.workgroup_id', ${workgroupId}, true)`.execute(transaction);
    results.push(await work(transaction));
    throw new Undone();
  });
  await expect(attempt).rejects.toThrow(Undone);
  return results[0] as Result;
}

const count = async (from: Kysely<Tables>, { name, column }: TenantTable, workgroupId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from ${sql.table(name)} where ${sql.ref(column)} = ${workgroupId}
  `.execute(from);
  return rows[0]?.count ?? 0;
};

/** What the database says to a statement of the role; undefined when it lets it pass. */
const refusal = async (statement: (table: TenantTable) => ReturnType<typeof sql>): Promise<Record<string, string>> => {
  const said: Record<string, string> = {};
  for (const table of tables) {
    await asRole(own.workgroupId, async (transaction) => {
      await sql`savepoint before`.execute(transaction);
      said[table.name] = await statement(table)
        .execute(transaction)
        .then(
          () => "passed",
          (error: Error) => error.message,
        );
      await sql`rollback to before`.execute(transaction);
    });
  }
  return said;
};

const toEvery = (value: unknown): Record<string, unknown> =>
  Object.fromEntries(tables.map(({ name }) => [name, value]));

describe("a role under row-level security, with its own workgroup set", () => {
  it("has rows of its own and of the other workgroup to try this on, in every table", async () => {
    for (const table of tables) {
      for (const { workgroupId } of [own, other])
        expect(await count(db, table, workgroupId), table.name).toBeGreaterThan(0);
    }
  });

  it("reads all of its own rows", async () => {
    for (const table of tables) {
      const seen = await asRole(own.workgroupId, (transaction) => count(transaction, table, own.workgroupId));
      expect(seen, table.name).toBe(await count(db, table, own.workgroupId));
    }
  });

  it("reads no other row", async () => {
    const others: Record<string, number> = {};
    for (const { name, column } of tables) {
      const { rows } = await asRole(own.workgroupId, (transaction) =>
        sql<{
          count: number;
        }>`select count(*) from ${sql.table(name)} where ${sql.ref(column)} <> ${own.workgroupId}`.execute(transaction),
      );
      others[name] = rows[0]?.count ?? -1;
    }
    expect(others).toEqual(toEvery(0));
  });

  it("changes no other row", async () => {
    const changed: Record<string, bigint | undefined> = {};
    for (const { name, column } of tables) {
      const { numAffectedRows } = await asRole(own.workgroupId, (transaction) =>
        sql`update ${sql.table(name)} set ${sql.ref(column)} = ${sql.ref(column)} where ${sql.ref(column)} = ${other.workgroupId}`.execute(
          transaction,
        ),
      );
      changed[name] = numAffectedRows;
    }
    expect(changed).toEqual(toEvery(0n));
  });

  it("deletes no other row", async () => {
    const deleted: Record<string, bigint | undefined> = {};
    for (const { name, column } of tables) {
      const { numAffectedRows } = await asRole(own.workgroupId, (transaction) =>
        sql`delete from ${sql.table(name)} where ${sql.ref(column)} = ${other.workgroupId}`.execute(transaction),
      );
      deleted[name] = numAffectedRows;
    }
    expect(deleted).toEqual(toEvery(0n));
  });

  it("adds no row to the other workgroup", async () => {
    const rows = new Map<string, string>();
    for (const { name, column } of tables) {
      const { rows: found } = await sql<{ row: string }>`
        select to_jsonb(t)::text as row from ${sql.table(name)} as t where ${sql.ref(`t.${column}`)} = ${other.workgroupId} limit 1
      `.execute(db);
      rows.set(name, found[0]?.row ?? "");
    }
    const said = await refusal(
      ({ name }) => sql`
        insert into ${sql.table(name)} select * from jsonb_populate_record(null::${sql.table(name)}, ${rows.get(name)}::jsonb)
      `,
    );
    expect(said).toEqual(toEvery(expect.stringMatching("violates row-level security policy")));
  });

  it("gives no row of its own to the other workgroup", async () => {
    const said = await refusal(
      ({ name, column }) => sql`update ${sql.table(name)} set ${sql.ref(column)} = ${other.workgroupId}`,
    );
    expect(said).toEqual(toEvery(expect.stringMatching("violates row-level security policy")));
  });
});

describe("a role under row-level security, with no workgroup set", () => {
  it("sees nothing", async () => {
    const seen: Record<string, number> = {};
    for (const { name } of tables) {
      const { rows } = await asRole(undefined, (transaction) =>
        sql<{ count: number }>`select count(*) from ${sql.table(name)}`.execute(transaction),
      );
      seen[name] = rows[0]?.count ?? -1;
    }
    expect(seen).toEqual(toEvery(0));
  });
});

/** Tables with rows of workgroups that no policy guards, or not in the one way. */
async function unguarded(from: Kysely<Tables>): Promise<string[]> {
  const tenants = await tenantTables(from);
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_policies p on p.tablename = c.relname and p.schemaname = 'public'
    where c.relnamespace = 'public'::regnamespace and c.relrowsecurity
    and p.permissive = 'PERMISSIVE' and p.cmd = 'ALL' and p.roles = '{public}' and p.with_check is null
    and p.qual in (
      '(workgroup_id = current_setting(''app.workgroup_id''::text, true))', '(id = current_setting(''app.workgroup_id''::text, true))'
    )
    and (select count(*) from pg_policies q where q.tablename = c.relname and q.schemaname = 'public') = 1
  `.execute(from);
  const guarded = new Set(rows.map(({ name }) => name));
  return tenants.map(({ name }) => name).filter((name) => !guarded.has(name));
}

describe("the service", () => {
  it("stands under row-level security where its tests say so", async () => {
    const { rows } = await service.services.tenancy.read(own.workgroupId, (scope) =>
      sql<{ active: boolean }>`select row_security_active('contacts') as active`.execute(scope.db),
    );
    expect(rows).toEqual([{ active: isGuarded() }]);
  });
});

describe("the schema", () => {
  it("guards every table with a workgroup_id by the policy", async () => {
    expect(await unguarded(db)).toEqual([]);
  });

  it.each([
    ["without a policy", "create table leak (workgroup_id text)"],
    [
      "with a policy that is switched off",
      "create table leak (workgroup_id text); create policy workgroup on leak using (workgroup_id = current_setting('app.workgroup_id', true))",
    ],
    [
      "with a policy that lets all pass",
      "create table leak (workgroup_id text); alter table leak enable row level security; create policy workgroup on leak using (true)",
    ],
  ])("would be found out with a table %s", async (_, statements) => {
    const found: string[] = [];
    const attempt = db.transaction().execute(async (transaction) => {
      await sql.raw(statements).execute(transaction);
      found.push(...(await unguarded(transaction)));
      throw new Undone();
    });
    await expect(attempt).rejects.toThrow(Undone);
    expect(found).toEqual(["leak"]);
  });

  it("has no other tables than those that belong to nobody", async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relkind in ('r', 'p', 'v', 'm') and relnamespace = 'public'::regnamespace order by relname
    `.execute(db);
    const tenants = new Set(tables.map(({ name }) => name));
    expect(rows.map(({ name }) => name).filter((name) => !tenants.has(name))).toEqual([
      "kysely_migration",
      "kysely_migration_lock",
      "people",
      "settings",
    ]);
  });

  it("lets nobody call the functions that see all workgroups without being told so, nor put tables of theirs under them", async () => {
    const { rows } = await sql<{ name: string; open: boolean; config: string[] | null }>`
      select proname as name, has_function_privilege('public', oid, 'execute') as open, proconfig as config
      from pg_proc where prosecdef and pronamespace = 'public'::regnamespace order by proname
    `.execute(db);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows).toEqual(rows.map(({ name }) => ({ name, open: false, config: ["search_path=public, pg_temp"] })));
  });
});

describe("grantServiceRole", () => {
  it("lets the role read the directory of people, and not write to it", async () => {
    await asRole(own.workgroupId, (transaction) => sql`select id from people limit 1`.execute(transaction));
    const said = await refusal(() => sql`delete from people`);
    expect(said).toEqual(toEvery("permission denied for table people"));
  });

  it("includes tables that are made later", async () => {
    const attempt = db.transaction().execute(async (transaction) => {
      await sql`create table later (id text); set local role ${sql.id(role)}`.execute(transaction);
      await sql`insert into later values ('a')`.execute(transaction);
      throw new Undone();
    });
    await expect(attempt).rejects.toThrow(Undone);
  });

  it("may be run by several at once, and again", async () => {
    const grants = Array.from({ length: 4 }, () => grantServiceRole(db, role, jobSchema));
    await expect(Promise.all(grants)).resolves.toHaveLength(4);
  });

  it("names the command when there is no such role", async () => {
    await expect(grantServiceRole(db, "nobody", jobSchema)).rejects.toThrow("create role nobody login");
  });

  it("refuses the role that owns the tables, which nothing would hold back", async () => {
    const { rows } = await sql<{ owner: string }>`select current_user as owner`.execute(db);
    await expect(grantServiceRole(db, rows[0]?.owner ?? "", jobSchema)).rejects.toThrow("would not hold");
  });
});
