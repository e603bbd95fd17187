import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { startFreshDatabase } from "../testing/fresh-database.ts";
import { undone } from "../testing/guarded-role.ts";
import { type Database, openDatabase } from "./database.ts";
import { schemaDump } from "./schema-dump.ts";

const read = (name: string): Promise<string> => readFile(fileURLToPath(new URL(name, import.meta.url)), "utf8");

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ url: inject("ownerUrl"), poolSize: 1 });
});
afterAll(() => database.close());

describe("schema.sql", () => {
  it("is what the migrations make; if it is not, run: node src/data/write-schema.ts", async () => {
    expect(await read("schema.sql")).toBe(await schemaDump(database.db));
  });

  it("makes the same schema by itself, so it leaves nothing out", async () => {
    await using fresh = await startFreshDatabase();
    const copy = await openDatabase({ url: fresh.url, poolSize: 1 });
    const dump = await read("schema.sql");
    await sql.raw(dump).execute(copy.db);
    expect(await schemaDump(copy.db)).toBe(dump);
    await copy.close();
  });

  it.each([
    ["a column", "alter table notes add column colour text"],
    ["a default", "alter table notes alter column value set default ''"],
    ["an index", "drop index notes_by_contact"],
    ["a constraint", "alter table credit_balances drop constraint credit_balances_balance_check"],
    ["a policy", "drop policy workgroup on notes"],
    ["row-level security", "alter table notes disable row level security"],
    ["a function", "drop function workgroups_with_abandoned_reservations"],
    ["a right", "grant execute on function admit to public"],
  ])("would show a change of %s", async (_, statement) => {
    const dump = await undone(database.db, async (transaction) => {
      await sql.raw(statement).execute(transaction);
      return schemaDump(transaction);
    });
    expect(dump).not.toBe(await read("schema.sql"));
  });
});

interface Column {
  readonly nullable: boolean;
  readonly filledIn: boolean;
}

/** The columns of every table, as the type `Tables` has them. */
function columnsOfType(source: string): Record<string, Record<string, Column>> {
  const [, body = ""] = /export interface Tables \{\n(.*?)\n\}\n/s.exec(source) ?? [];
  const tables = body.matchAll(/^ {2}(\w+): \{(.*?)\};?$(?=\n {2}\w|\n*$(?![\s\S]))/gms);
  return Object.fromEntries(
    Array.from(tables, ([, table, columns = ""]) => [
      table,
      Object.fromEntries(
        Array.from(columns.matchAll(/(\w+): ([^;]+)/g), ([, name, type = ""]) => [
          name,
          { nullable: /\bnull\b/.test(type), filledIn: type.startsWith("Generated<") },
        ]),
      ),
    ]),
  );
}

describe("tables.ts", () => {
  it("names the tables and columns that the migrations make, which of them may be null, and which are filled in", async () => {
    const { rows } = await sql<{ table: string; name: string } & Column>`
      select relname as table, attname as name, not attnotnull as nullable, atthasdef as "filledIn"
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and relname not like 'kysely%'
      and attnum > 0 and not attisdropped
    `.execute(database.db);
    const made: ReturnType<typeof columnsOfType> = {};
    for (const { table, name, nullable, filledIn } of rows) {
      made[table] = { ...made[table], [name]: { nullable, filledIn } };
    }
    expect(columnsOfType(await read("tables.ts"))).toEqual(made);
  });
});
