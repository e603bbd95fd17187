import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create extension if not exists btree_gin;
    create extension if not exists pg_trgm;

    create table contacts (
      workgroup_id text not null references workgroups (id) on delete cascade,
      id text not null,
      -- The writable fields of the contract's Contact, as they were given.
      profile jsonb not null,
      source text not null,
      source_type text not null,
      unsubscribed boolean not null default false,
      created_at timestamptz not null,
      updated_at timestamptz not null,

      -- What follows is derived from the profile at each write, for searching.
      emails text[] not null,
      phones text[] not null,
      -- Every number's digits, each followed by a blank.
      phone_digits text not null,
      social_keys text[] not null,
      first_name text not null,
      last_name text not null,
      titles text[] not null,
      cities text[] not null,
      regions text[] not null,
      countries text[] not null,
      country_codes text[] not null,
      tenure_from timestamptz,
      tenure_to timestamptz,
      tenure_years double precision,
      primary key (workgroup_id, id)
    );
    create index contacts_by_email on contacts using gin (workgroup_id, emails);
    create index contacts_by_phone on contacts using gin (workgroup_id, phones);
    create index contacts_by_phone_digits on contacts using gin (workgroup_id, phone_digits gin_trgm_ops);
    create index contacts_by_social_key on contacts using gin (workgroup_id, social_keys);
    create index contacts_by_first_name on contacts (workgroup_id, first_name text_pattern_ops, id);
    create index contacts_by_last_name on contacts (workgroup_id, last_name text_pattern_ops, id);
    create index contacts_by_title on contacts using gin (workgroup_id, titles);
    create index contacts_by_city on contacts using gin (workgroup_id, cities);
    create index contacts_by_region on contacts using gin (workgroup_id, regions);
    create index contacts_by_country on contacts using gin (workgroup_id, countries);
    create index contacts_by_country_code on contacts using gin (workgroup_id, country_codes);

    create table tags (
      workgroup_id text not null references workgroups (id) on delete cascade,
      id text not null,
      value text not null,
      icon_name text not null,
      color text not null,
      created_at timestamptz not null,
      primary key (workgroup_id, id)
    );
    create unique index tags_by_value on tags (workgroup_id, value collate "C");

    create table contact_tags (
      workgroup_id text not null,
      contact_id text not null,
      tag_id text not null,
      primary key (workgroup_id, tag_id, contact_id),
      foreign key (workgroup_id, contact_id) references contacts (workgroup_id, id) on delete cascade,
      foreign key (workgroup_id, tag_id) references tags (workgroup_id, id) on delete cascade
    );
    create index contact_tags_by_contact on contact_tags (workgroup_id, contact_id);

    create table notes (
      workgroup_id text not null,
      id text not null,
      contact_id text not null,
      user_id text not null,
      value text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (workgroup_id, id),
      foreign key (workgroup_id, contact_id) references contacts (workgroup_id, id) on delete cascade
    );
    create index notes_by_contact on notes (workgroup_id, contact_id, id);

    create table documents (
      workgroup_id text not null,
      id text not null,
      contact_id text not null,
      slot text not null check (slot in ('cv', 'attachment')),
      type text not null,
      file_name text not null,
      content_type text not null,
      size integer not null,
      -- Name of the file in the document store.
      object_key text not null,
      created_at timestamptz not null,
      primary key (workgroup_id, id),
      foreign key (workgroup_id, contact_id) references contacts (workgroup_id, id) on delete cascade
    );
    create unique index documents_one_cv on documents (workgroup_id, contact_id) where slot = 'cv';
    create index documents_by_contact on documents (workgroup_id, contact_id, id);

    create table events (
      workgroup_id text not null,
      id text not null,
      contact_id text not null,
      kind text not null,
      category text not null check (category in ('email', 'sms', 'social', 'sequence', 'system')),
      occurred_at timestamptz not null,
      title text not null,
      campaign_id text,
      operation_id text,
      data jsonb,
      primary key (workgroup_id, id),
      foreign key (workgroup_id, contact_id) references contacts (workgroup_id, id) on delete cascade
    );
    create index events_by_contact on events (workgroup_id, contact_id, occurred_at desc, id desc);
  `.execute(db);
}
