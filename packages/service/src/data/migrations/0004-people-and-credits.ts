import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- The embedded directory of people; it belongs to no workgroup.
    create table people (
      id text primary key,
      -- The person and the employer, as the directory hands them out.
      person jsonb not null,
      -- Everything that filters ask for in words, as lexemes with a prefix each, such as s:java for a skill.
      facets tsvector not null,
      -- What filters ask for in numbers. Years are counted from the dates, so that they never grow old.
      current_from timestamptz,
      career_from timestamptz,
      connections double precision not null,
      employee_count double precision,
      social_followers double precision,
      revenue double precision,
      web_traffic double precision,
      ad_spend double precision,
      total_funding double precision,
      last_funding_amount double precision,
      last_funding_year double precision,
      founded_year double precision
    );
    -- Few writes and many searches: a list of pending entries would slow down every one of them.
    create index people_by_facets on people using gin (facets) with (fastupdate = off);
    -- For figures that few people have.
    create index people_by_current_from on people (current_from);
    create index people_by_career_from on people (career_from);
    create index people_by_connections on people (connections);
    create index people_by_employee_count on people (employee_count);
    create index people_by_social_followers on people (social_followers);
    create index people_by_revenue on people (revenue);
    create index people_by_web_traffic on people (web_traffic);
    create index people_by_ad_spend on people (ad_spend);
    create index people_by_total_funding on people (total_funding);
    create index people_by_last_funding_amount on people (last_funding_amount);
    create index people_by_last_funding_year on people (last_funding_year);
    create index people_by_founded_year on people (founded_year);

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
      -- Until when a reservation that is not settled may be; later it counts as abandoned. By the database's clock, which all instances share.
      open_until timestamptz,
      reason text not null,
      created_at timestamptz not null,
      primary key (workgroup_id, id)
    );
    create unique index credit_entries_one_settlement on credit_entries (workgroup_id, reservation_id) where kind = 'settlement';
    create index credit_entries_open on credit_entries (open_until) where open_until is not null;

    -- A job looks for what was left behind, in workgroups that it cannot know beforehand.
    create function workgroups_with_abandoned_reservations() returns setof text
    language sql stable security definer set search_path = public, pg_temp as $$
      select distinct workgroup_id from credit_entries where open_until < now()
    $$;
  `.execute(db);
}
