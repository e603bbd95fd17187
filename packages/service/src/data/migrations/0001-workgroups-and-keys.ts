import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table workgroups (
      id text primary key,
      name text not null,
      plan text not null check (plan in ('starter', 'scale', 'enterprise')),
      -- Of each endpoint. Null for the limits that hold for everybody.
      requests_per_minute integer check (requests_per_minute >= 0),
      created_at timestamptz not null
    );

    create table users (
      workgroup_id text not null references workgroups (id) on delete cascade,
      id text not null,
      first_name text not null,
      last_name text not null,
      -- Sees the operations of every sender, not of their own and the shared ones alone.
      administrator boolean not null,
      created_at timestamptz not null,
      primary key (workgroup_id, id)
    );

    create table api_keys (
      workgroup_id text not null,
      id text not null,
      user_id text not null,
      -- SHA-256; the key itself is never stored.
      digest bytea not null unique,
      -- The first characters, by which people tell their keys apart.
      prefix text not null,
      provider text not null,
      label text not null,
      created_at timestamptz not null,
      expires_at timestamptz,
      revoked_at timestamptz,
      last_used_at timestamptz,
      primary key (workgroup_id, id),
      foreign key (workgroup_id, user_id) references users (workgroup_id, id) on delete cascade
    );

    -- A count may be lost in a crash, which then gives a caller a few requests more.
    create unlogged table rate_windows (
      workgroup_id text not null,
      bucket text not null,
      began_at timestamptz not null,
      requests integer not null,
      primary key (workgroup_id, bucket)
    ) with (fillfactor = 50);

    -- Things the service makes for itself once, such as the secret of its signatures.
    create table settings (
      name text primary key,
      value text not null
    );
  `.execute(db);
}
