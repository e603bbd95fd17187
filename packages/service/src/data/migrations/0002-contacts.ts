import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create extension if not exists btree_gin;

    create table contacts (
      workgroup_id text not null references workgroups (id) on delete cascade,
      id text not null,
      -- The writable fields of the contract's Contact, as they were given.
      profile jsonb not null,
      source text not null,
      source_type text not null,
      unsubscribed boolean not null default false,
      -- Whether it is kept up to date automatically.
      auto_update boolean not null default false,
      created_at timestamptz not null,
      updated_at timestamptz not null,

      -- What follows is derived from the profile at each write, for searching.
      -- Everything that filters ask for, as lexemes with a prefix each, such as city:lisbon.
      facets tsvector not null,
      -- Years with the current company where the number is fixed, and otherwise the span that is still growing.
      tenure_years double precision,
      tenure_from timestamptz,
      tenure_until timestamptz,
      primary key (workgroup_id, id)
    )
    -- Long profiles are kept beside the rows: whoever looks at many contacts reads a third of the pages.
    with (toast_tuple_target = 1024);
    create index contacts_by_facets on contacts using gin (workgroup_id, facets);
    create index contacts_by_tenure_years on contacts (workgroup_id, tenure_years) where tenure_years is not null;
    create index contacts_by_tenure_from on contacts (workgroup_id, tenure_from) where tenure_from is not null;
    create index contacts_by_tenure_until on contacts (workgroup_id, tenure_until) where tenure_until is not null;

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
      -- Cursors hold it in milliseconds.
      occurred_at timestamptz(3) not null,
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
