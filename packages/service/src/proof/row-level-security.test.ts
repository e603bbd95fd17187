import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Tables } from "../data/tables.ts";
import { seedPeople } from "../people/synthetic/seed-people.ts";
import { addBusyWorkgroup, type BusyWorkgroup } from "../testing/busy-workgroup.ts";
import { isGuarded } from "../testing/environment.ts";
import { GuardedRole } from "../testing/guarded-role.ts";
import { type TenantTable, tenantTables } from "../testing/tenant-tables.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";

let service: TestService;
let db: Kysely<Tables>;
let own: BusyWorkgroup;
let other: BusyWorkgroup;
let tables: TenantTable[];
let role: GuardedRole;
beforeAll(async () => {
  service = await startTestService();
  ({ db } = service.database);
  await seedPeople(db, 300);
  own = await addBusyWorkgroup(service, "harborline");
  other = await addBusyWorkgroup(service, "cargolux");
  tables = await tenantTables(db);
  role = await GuardedRole.make(db);
});
afterAll(async () => {
  await role[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});

const count = async (from: Kysely<Tables>, { name, column }: TenantTable, workgroupId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from ${sql.table(name)} where ${sql.ref(column)} = ${workgroupId}
  `.execute(from);
  return rows[0]?.count ?? 0;
};

/** What the database says to a statement of the role, table by table. */
const refusal = async (statement: (table: TenantTable) => ReturnType<typeof sql>): Promise<Record<string, string>> => {
  const said: Record<string, string> = {};
  for (const table of tables) {
    await role.act(own.workgroupId, async (transaction) => {
      said[table.name] = await statement(table)
        .execute(transaction)
        .then(
          () => "passed",
          (error: Error) => error.message,
        );
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
      const seen = await role.act(own.workgroupId, (transaction) => count(transaction, table, own.workgroupId));
      expect(seen, table.name).toBe(await count(db, table, own.workgroupId));
    }
  });

  it("reads no other row", async () => {
    const others: Record<string, number> = {};
    for (const { name, column } of tables) {
      const { rows } = await role.act(own.workgroupId, (transaction) =>
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
      const { numAffectedRows } = await role.act(own.workgroupId, (transaction) =>
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
      const { numAffectedRows } = await role.act(own.workgroupId, (transaction) =>
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
      const { rows } = await role.act(undefined, (transaction) =>
        sql<{ count: number }>`select count(*) from ${sql.table(name)}`.execute(transaction),
      );
      seen[name] = rows[0]?.count ?? -1;
    }
    expect(seen).toEqual(toEvery(0));
  });
});

describe("the service", () => {
  it("stands under row-level security where its tests say so", async () => {
    const { rows } = await service.services.tenancy.read(own.workgroupId, (scope) =>
      sql<{ active: boolean }>`select row_security_active('contacts') as active`.execute(scope.db),
    );
    expect(rows).toEqual([{ active: isGuarded() }]);
  });
});
