import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { jobSchema } from "../jobs/install.ts";
import { GuardedRole, undone } from "../testing/guarded-role.ts";
import { type Database, openDatabase } from "./database.ts";
import { grantServiceRole } from "./service-role.ts";
import type { Tables } from "./tables.ts";

let database: Database;
let db: Kysely<Tables>;
let role: GuardedRole;
beforeAll(async () => {
  database = await openDatabase({ url: inject("ownerUrl"), poolSize: 4 });
  ({ db } = database);
  role = await GuardedRole.make(db);
});
afterAll(async () => {
  await role[Symbol.asyncDispose]();
  await database.close();
});

/** What the database says to a statement of the role. */
const said = (statement: string): Promise<string> =>
  role.act(undefined, (transaction) =>
    sql
      .raw(statement)
      .execute(transaction)
      .then(
        () => "done",
        (error: Error) => error.message,
      ),
  );

describe("grantServiceRole", () => {
  it.each([
    ["select id from people limit 1", "done"],
    ["delete from people", "permission denied for table people"],
    ["select name from kysely_migration", "done"],
    ["delete from kysely_migration", "permission denied for table kysely_migration"],
    ["insert into settings (name, value) values ('a', 'b')", "done"],
    ["update settings set value = ''", "permission denied for table settings"],
    ["delete from jobs.job", "done"],
    ["create table public.own (id text)", "permission denied for schema public"],
    ["alter table notes disable row level security", "must be owner of table notes"],
  ])("lets the role do what the service does and no more: %s", async (statement, outcome) => {
    expect(await said(statement)).toBe(outcome);
  });

  it("includes tables that are made later", async () => {
    const { rows } = await undone(db, async (transaction) => {
      await sql`create table later (id text); set local role ${sql.id(role.name)}`.execute(transaction);
      return sql`insert into later values ('a') returning id`.execute(transaction);
    });
    expect(rows).toEqual([{ id: "a" }]);
  });

  it("may be run by several at once, and again", async () => {
    const grants = Array.from({ length: 4 }, () => grantServiceRole(db, role.name, jobSchema));
    await expect(Promise.all(grants)).resolves.toHaveLength(4);
  });

  it("names the command when there is no such role", async () => {
    await expect(grantServiceRole(db, "nobody", jobSchema)).rejects.toThrow("create role nobody login");
  });

  it("refuses the role that owns the tables, whom nothing would hold back", async () => {
    const { rows } = await sql<{ owner: string }>`select current_user as owner`.execute(db);
    await expect(grantServiceRole(db, rows[0]?.owner ?? "", jobSchema)).rejects.toThrow("would not hold");
  });
});
