import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.ts";

interface TableRow {
  name: string;
  unlogged: boolean;
  options: string[] | null;
  guarded: boolean;
  columns: string[];
  constraints: string[];
  indexes: string[];
  policies: string[];
}

/** The schema as the migrations left it, as SQL for people to read and for reviews to compare: the same on every database that is up to date. */
export async function schemaDump(db: Kysely<Tables>): Promise<string> {
  const header = "-- Made from the migrations by: node src/data/write-schema.ts";
  const statements = [header, ...(await extensions(db)), ...(await tables(db)), ...(await functions(db))];
  return `${statements.join("\n\n")}\n`;
}

async function extensions(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select extname as name from pg_extension where extname <> 'plpgsql' order by extname
  `.execute(db);
  return rows.map(({ name }) => `create extension ${name};`);
}

/** In the order in which they were made. Those in which the migrations keep their own books are left out. */
async function tables(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<TableRow>`
    select c.relname as name, c.relpersistence = 'u' as unlogged, c.reloptions as options, c.relrowsecurity as guarded,
      array(
        select concat_ws(' ', quote_ident(attname), format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
          'default ' || pg_get_expr(d.adbin, d.adrelid))
        from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum
      ) as columns,
      array(
        select format('constraint %I %s', conname, pg_get_constraintdef(oid)) from pg_constraint where conrelid = c.oid and contype in ('p', 'u', 'f', 'c')
        order by position(contype::text in 'pufc'), conname
      ) as constraints,
      array(
        select pg_get_indexdef(indexrelid) || ';' from pg_index where indrelid = c.oid
        and not exists (select from pg_constraint where conindid = indexrelid and conrelid = c.oid) order by indexrelid
      ) as indexes,
      array(
        select concat_ws(' ', 'create policy', quote_ident(policyname), 'on', quote_ident(tablename),
          'as ' || nullif(lower(permissive), 'permissive'), 'for ' || nullif(lower(cmd), 'all'),
          'to ' || nullif(array_to_string(roles, ', '), 'public'), 'using ' || qual, 'with check ' || with_check) || ';'
        from pg_policies where schemaname = 'public' and tablename = c.relname order by policyname
      ) as policies
    from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely%'
    order by c.oid
  `.execute(db);
  return rows.map(tableStatements);
}

function tableStatements(table: TableRow): string {
  const { name, unlogged, options, guarded, columns, constraints, indexes, policies } = table;
  const lines = [...columns, ...constraints].map((line) => `  ${line}`).join(",\n");
  return [
    `create ${unlogged ? "unlogged " : ""}table ${name} (\n${lines}\n)${options ? ` with (${options.join(", ")})` : ""};`,
    ...indexes,
    ...(guarded ? [`alter table ${name} enable row level security;`] : []),
    ...policies,
  ].join("\n");
}

/** Those that the migrations made, and no extension. */
async function functions(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ definition: string; signature: string; open: boolean }>`
    select pg_get_functiondef(oid) as definition, oid::regprocedure::text as signature,
      has_function_privilege('public', oid, 'execute') as open
    from pg_proc p
    where pronamespace = 'public'::regnamespace and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
    order by oid
  `.execute(db);
  return rows.map(({ definition, signature, open }) =>
    [`${definition.trim()};`, ...(open ? [] : [`revoke execute on function ${signature} from public;`])].join("\n"),
  );
}
