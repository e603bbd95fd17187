import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create extension if not exists cube;
    create extension if not exists earthdistance;

    -- The embedded directory of people; it belongs to no workgroup.
    create table people (
      id text primary key,
      -- A person as the contract's search result has it, without what belongs to a workgroup.
      profile jsonb not null,
      -- Everything that filters ask for, as lexemes with a prefix each, such as s:java for a skill.
      facets tsvector not null,
      tenure_years double precision,
      experience_years double precision,
      connections integer not null,
      latitude double precision,
      longitude double precision,
      social_keys text[] not null
    );
    create index people_by_facets on people using gin (facets);
    create index people_by_social_key on people using gin (social_keys);
    create index people_by_place on people using gist (ll_to_earth(latitude, longitude)) where latitude is not null;

    -- Which contact a person was saved as.
    create table saved_people (
      workgroup_id text not null,
      person_id text not null,
      contact_id text not null,
      primary key (workgroup_id, person_id),
      foreign key (workgroup_id, contact_id) references contacts (workgroup_id, id) on delete cascade
    );

    create table enrichment_reports (
      workgroup_id text not null,
      id text not null,
      contact_id text not null,
      status text not null,
      -- What was asked for.
      request jsonb not null,
      enriched_data jsonb not null,
      created_at timestamptz not null,
      completed_at timestamptz,
      primary key (workgroup_id, id),
      foreign key (workgroup_id, contact_id) references contacts (workgroup_id, id) on delete cascade
    );

    create table credit_balances (
      workgroup_id text primary key references workgroups (id) on delete cascade,
      balance bigint not null check (balance >= 0)
    );

    -- Every change of a balance; the amounts of a workgroup always add up to its balance.
    create table credit_entries (
      workgroup_id text not null references workgroups (id) on delete cascade,
      id text not null,
      kind text not null check (kind in ('grant', 'reservation', 'settlement')),
      amount bigint not null,
      -- The reservation that a settlement closes.
      reservation_id text,
      reason text not null,
      created_at timestamptz not null,
      primary key (workgroup_id, id)
    );
    create unique index credit_entries_one_settlement on credit_entries (workgroup_id, reservation_id) where kind = 'settlement';
  `.execute(db);
}
