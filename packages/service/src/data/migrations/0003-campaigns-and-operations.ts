import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table senders (
      workgroup_id text not null references workgroups (id) on delete cascade,
      id text not null,
      type text not null,
      -- Null for a sender that the whole workgroup shares.
      user_id text,
      social_url text,
      -- The social address in the form that filters are compared in.
      social_key text,
      enabled boolean not null default true,
      created_at timestamptz not null,
      primary key (workgroup_id, id),
      unique nulls not distinct (workgroup_id, social_key, user_id, type),
      foreign key (workgroup_id, user_id) references users (workgroup_id, id) on delete cascade
    );

    create table campaigns (
      workgroup_id text not null references workgroups (id) on delete cascade,
      id text not null,
      name text not null,
      active boolean not null,
      sender_id text not null,
      time_zone text not null,
      days text[] not null,
      starts_at text not null,
      ends_at text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (workgroup_id, id),
      -- People know campaigns by their names, and so do files.
      unique (workgroup_id, name),
      foreign key (workgroup_id, sender_id) references senders (workgroup_id, id)
    );

    create table campaign_stages (
      workgroup_id text not null,
      campaign_id text not null,
      position integer not null,
      stage_position_code text not null,
      queue text not null check (queue in ('social', 'email', 'sms', 'service')),
      codename text not null,
      title text not null,
      delay_minutes integer not null,
      -- What the stage cannot run without, such as an email address.
      needs text not null check (needs in ('email', 'phone', 'social', 'nothing')),
      enabled boolean not null default true,
      primary key (workgroup_id, campaign_id, position),
      unique (workgroup_id, campaign_id, stage_position_code),
      foreign key (workgroup_id, campaign_id) references campaigns (workgroup_id, id) on delete cascade
    );

    create table campaign_contacts (
      workgroup_id text not null,
      campaign_id text not null,
      contact_id text not null,
      job_group_id text not null,
      stage_position_code text not null,
      assigned_at timestamptz not null,
      primary key (workgroup_id, campaign_id, contact_id),
      foreign key (workgroup_id, campaign_id) references campaigns (workgroup_id, id) on delete cascade,
      foreign key (workgroup_id, contact_id) references contacts (workgroup_id, id) on delete cascade
    );
    create index campaign_contacts_by_job_group on campaign_contacts (workgroup_id, job_group_id, contact_id);
    create index campaign_contacts_by_contact on campaign_contacts (workgroup_id, contact_id, assigned_at desc);

    create table operations (
      workgroup_id text not null,
      id text not null,
      job_group_id text not null,
      campaign_id text not null,
      contact_id text not null,
      position integer not null,
      queue text not null,
      codename text not null,
      title text not null,
      status text not null,
      sender_id text not null,
      due_at timestamptz not null,
      -- Null while the stage before has not succeeded.
      next_eligible_at timestamptz,
      -- The rule that gave the status, and a sentence for people.
      reason_rule text,
      reason text,
      attempts integer not null default 0,
      lease_owner text,
      lease_expires_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (workgroup_id, id),
      unique (workgroup_id, job_group_id, contact_id, position),
      foreign key (workgroup_id, campaign_id) references campaigns (workgroup_id, id) on delete cascade,
      foreign key (workgroup_id, contact_id) references contacts (workgroup_id, id) on delete cascade,
      foreign key (workgroup_id, sender_id) references senders (workgroup_id, id)
    );
    create index operations_by_status on operations (workgroup_id, status, id);
    create index operations_by_job_group on operations (workgroup_id, job_group_id, id);
    create index operations_by_campaign on operations (workgroup_id, campaign_id, status);
    create index operations_by_contact on operations (workgroup_id, contact_id, id);
    create index operations_due on operations (due_at) where status = 'pending';
  `.execute(db);
}
