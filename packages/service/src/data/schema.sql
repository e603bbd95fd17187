-- Made from the migrations by: node src/data/write-schema.ts

create extension btree_gin;

create table workgroups (
  id text not null,
  name text not null,
  plan text not null,
  requests_per_minute integer,
  created_at timestamp with time zone not null,
  constraint workgroups_pkey PRIMARY KEY (id),
  constraint workgroups_plan_check CHECK ((plan = ANY (ARRAY['starter'::text, 'scale'::text, 'enterprise'::text]))),
  constraint workgroups_requests_per_minute_check CHECK ((requests_per_minute >= 0))
);
alter table workgroups enable row level security;
create policy workgroup on workgroups using (id = current_setting('app.workgroup_id'::text, true));

create table users (
  workgroup_id text not null,
  id text not null,
  first_name text not null,
  last_name text not null,
  administrator boolean not null,
  created_at timestamp with time zone not null,
  constraint users_pkey PRIMARY KEY (workgroup_id, id),
  constraint users_workgroup_id_fkey FOREIGN KEY (workgroup_id) REFERENCES workgroups(id) ON DELETE CASCADE
);
alter table users enable row level security;
create policy workgroup on users using (workgroup_id = current_setting('app.workgroup_id'::text, true));

create table api_keys (
  workgroup_id text not null,
  id text not null,
  user_id text not null,
  digest bytea not null,
  prefix text not null,
  provider text not null,
  label text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  revoked_at timestamp with time zone,
  last_used_at timestamp with time zone,
  constraint api_keys_pkey PRIMARY KEY (workgroup_id, id),
  constraint api_keys_digest_key UNIQUE (digest),
  constraint api_keys_workgroup_id_user_id_fkey FOREIGN KEY (workgroup_id, user_id) REFERENCES users(workgroup_id, id) ON DELETE CASCADE
);
alter table api_keys enable row level security;
create policy workgroup on api_keys using (workgroup_id = current_setting('app.workgroup_id'::text, true));

create unlogged table rate_windows (
  workgroup_id text not null,
  bucket text not null,
  began_at timestamp with time zone not null,
  requests integer not null,
  constraint rate_windows_pkey PRIMARY KEY (workgroup_id, bucket)
) with (fillfactor=50);
alter table rate_windows enable row level security;
create policy workgroup on rate_windows using (workgroup_id = current_setting('app.workgroup_id'::text, true));

create table settings (
  name text not null,
  value text not null,
  constraint settings_pkey PRIMARY KEY (name)
);

create table contacts (
  workgroup_id text not null,
  id text not null,
  profile jsonb not null,
  source text not null,
  source_type text not null,
  unsubscribed boolean not null default false,
  auto_update boolean not null default false,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  facets tsvector not null,
  tenure_years double precision,
  tenure_from timestamp with time zone,
  tenure_until timestamp with time zone,
  constraint contacts_pkey PRIMARY KEY (workgroup_id, id),
  constraint contacts_workgroup_id_fkey FOREIGN KEY (workgroup_id) REFERENCES workgroups(id) ON DELETE CASCADE
) with (toast_tuple_target=1024);
CREATE INDEX contacts_by_facets ON public.contacts USING gin (workgroup_id, facets);
CREATE INDEX contacts_by_tenure_years ON public.contacts USING btree (workgroup_id, tenure_years) WHERE (tenure_years IS NOT NULL);
CREATE INDEX contacts_by_tenure_from ON public.contacts USING btree (workgroup_id, tenure_from) WHERE (tenure_from IS NOT NULL);
CREATE INDEX contacts_by_tenure_until ON public.contacts USING btree (workgroup_id, tenure_until) WHERE (tenure_until IS NOT NULL);
alter table contacts enable row level security;
create policy workgroup on contacts using (workgroup_id = current_setting('app.workgroup_id'::text, true));

create table tags (
  workgroup_id text not null,
  id text not null,
  value text not null,
  icon_name text not null,
  color text not null,
  created_at timestamp with time zone not null,
  constraint tags_pkey PRIMARY KEY (workgroup_id, id),
  constraint tags_workgroup_id_fkey FOREIGN KEY (workgroup_id) REFERENCES workgroups(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX tags_by_value ON public.tags USING btree (workgroup_id, value COLLATE "C");
alter table tags enable row level security;
create policy workgroup on tags using (workgroup_id = current_setting('app.workgroup_id'::text, true));

create table contact_tags (
  workgroup_id text not null,
  contact_id text not null,
  tag_id text not null,
  constraint contact_tags_pkey PRIMARY KEY (workgroup_id, tag_id, contact_id),
  constraint contact_tags_workgroup_id_contact_id_fkey FOREIGN KEY (workgroup_id, contact_id) REFERENCES contacts(workgroup_id, id) ON DELETE CASCADE,
  constraint contact_tags_workgroup_id_tag_id_fkey FOREIGN KEY (workgroup_id, tag_id) REFERENCES tags(workgroup_id, id) ON DELETE CASCADE
);
CREATE INDEX contact_tags_by_contact ON public.contact_tags USING btree (workgroup_id, contact_id);
alter table contact_tags enable row level security;
create policy workgroup on contact_tags using (workgroup_id = current_setting('app.workgroup_id'::text, true));

create table notes (
  workgroup_id text not null,
  id text not null,
  contact_id text not null,
  user_id text not null,
  value text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint notes_pkey PRIMARY KEY (workgroup_id, id),
  constraint notes_workgroup_id_contact_id_fkey FOREIGN KEY (workgroup_id, contact_id) REFERENCES contacts(workgroup_id, id) ON DELETE CASCADE
);
CREATE INDEX notes_by_contact ON public.notes USING btree (workgroup_id, contact_id, id);
alter table notes enable row level security;
create policy workgroup on notes using (workgroup_id = current_setting('app.workgroup_id'::text, true));

create table documents (
  workgroup_id text not null,
  id text not null,
  contact_id text not null,
  slot text not null,
  type text not null,
  file_name text not null,
  content_type text not null,
  size integer not null,
  created_at timestamp with time zone not null,
  constraint documents_pkey PRIMARY KEY (workgroup_id, id),
  constraint documents_workgroup_id_contact_id_fkey FOREIGN KEY (workgroup_id, contact_id) REFERENCES contacts(workgroup_id, id) ON DELETE CASCADE,
  constraint documents_slot_check CHECK ((slot = ANY (ARRAY['cv'::text, 'attachment'::text])))
);
CREATE UNIQUE INDEX documents_one_cv ON public.documents USING btree (workgroup_id, contact_id) WHERE (slot = 'cv'::text);
CREATE INDEX documents_by_contact ON public.documents USING btree (workgroup_id, contact_id, id);
alter table documents enable row level security;
create policy workgroup on documents using (workgroup_id = current_setting('app.workgroup_id'::text, true));

create table events (
  workgroup_id text not null,
  id text not null,
  contact_id text not null,
  kind text not null,
  category text not null,
  occurred_at timestamp(3) with time zone not null,
  title text not null,
  campaign_id text,
  operation_id text,
  data jsonb,
  constraint events_pkey PRIMARY KEY (workgroup_id, id),
  constraint events_workgroup_id_contact_id_fkey FOREIGN KEY (workgroup_id, contact_id) REFERENCES contacts(workgroup_id, id) ON DELETE CASCADE,
  constraint events_category_check CHECK ((category = ANY (ARRAY['email'::text, 'sms'::text, 'social'::text, 'sequence'::text, 'system'::text])))
);
CREATE INDEX events_by_contact ON public.events USING btree (workgroup_id, contact_id, occurred_at DESC, id DESC);
alter table events enable row level security;
create policy workgroup on events using (workgroup_id = current_setting('app.workgroup_id'::text, true));

create table senders (
  workgroup_id text not null,
  id text not null,
  type text not null,
  user_id text,
  social_url text,
  social_key text,
  enabled boolean not null default true,
  created_at timestamp with time zone not null,
  constraint senders_pkey PRIMARY KEY (workgroup_id, id),
  constraint senders_workgroup_id_social_key_user_id_type_key UNIQUE NULLS NOT DISTINCT (workgroup_id, social_key, user_id, type),
  constraint senders_workgroup_id_fkey FOREIGN KEY (workgroup_id) REFERENCES workgroups(id) ON DELETE CASCADE,
  constraint senders_workgroup_id_user_id_fkey FOREIGN KEY (workgroup_id, user_id) REFERENCES users(workgroup_id, id) ON DELETE CASCADE
);
alter table senders enable row level security;
create policy workgroup on senders using (workgroup_id = current_setting('app.workgroup_id'::text, true));

create table campaigns (
  workgroup_id text not null,
  id text not null,
  name text not null,
  active boolean not null,
  sender_id text not null,
  time_zone text not null,
  days text[] not null,
  starts_at text not null,
  ends_at text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint campaigns_pkey PRIMARY KEY (workgroup_id, id),
  constraint campaigns_workgroup_id_name_key UNIQUE (workgroup_id, name),
  constraint campaigns_workgroup_id_fkey FOREIGN KEY (workgroup_id) REFERENCES workgroups(id) ON DELETE CASCADE,
  constraint campaigns_workgroup_id_sender_id_fkey FOREIGN KEY (workgroup_id, sender_id) REFERENCES senders(workgroup_id, id)
);
alter table campaigns enable row level security;
create policy workgroup on campaigns using (workgroup_id = current_setting('app.workgroup_id'::text, true));

create table campaign_stages (
  workgroup_id text not null,
  campaign_id text not null,
  "position" integer not null,
  stage_position_code text not null,
  queue text not null,
  codename text not null,
  title text not null,
  delay_minutes integer not null,
  needs text not null,
  enabled boolean not null default true,
  constraint campaign_stages_pkey PRIMARY KEY (workgroup_id, campaign_id, "position"),
  constraint campaign_stages_workgroup_id_campaign_id_stage_position_cod_key UNIQUE (workgroup_id, campaign_id, stage_position_code),
  constraint campaign_stages_workgroup_id_campaign_id_fkey FOREIGN KEY (workgroup_id, campaign_id) REFERENCES campaigns(workgroup_id, id) ON DELETE CASCADE,
  constraint campaign_stages_needs_check CHECK ((needs = ANY (ARRAY['email'::text, 'phone'::text, 'social'::text, 'nothing'::text]))),
  constraint campaign_stages_queue_check CHECK ((queue = ANY (ARRAY['social'::text, 'email'::text, 'sms'::text, 'service'::text])))
);
alter table campaign_stages enable row level security;
create policy workgroup on campaign_stages using (workgroup_id = current_setting('app.workgroup_id'::text, true));

create table campaign_contacts (
  workgroup_id text not null,
  campaign_id text not null,
  contact_id text not null,
  job_group_id text not null,
  stage_position_code text not null,
  assigned_at timestamp with time zone not null,
  constraint campaign_contacts_pkey PRIMARY KEY (workgroup_id, campaign_id, contact_id),
  constraint campaign_contacts_workgroup_id_campaign_id_fkey FOREIGN KEY (workgroup_id, campaign_id) REFERENCES campaigns(workgroup_id, id) ON DELETE CASCADE,
  constraint campaign_contacts_workgroup_id_contact_id_fkey FOREIGN KEY (workgroup_id, contact_id) REFERENCES contacts(workgroup_id, id) ON DELETE CASCADE
);
CREATE INDEX campaign_contacts_by_job_group ON public.campaign_contacts USING btree (workgroup_id, job_group_id, contact_id);
CREATE INDEX campaign_contacts_by_contact ON public.campaign_contacts USING btree (workgroup_id, contact_id, assigned_at DESC);
alter table campaign_contacts enable row level security;
create policy workgroup on campaign_contacts using (workgroup_id = current_setting('app.workgroup_id'::text, true));

create table operations (
  workgroup_id text not null,
  id text not null,
  job_group_id text not null,
  campaign_id text not null,
  contact_id text not null,
  "position" integer not null,
  queue text not null,
  codename text not null,
  title text not null,
  status text not null,
  sender_id text not null,
  due_at timestamp with time zone not null,
  next_eligible_at timestamp with time zone,
  reason_rule text,
  reason text,
  attempts integer not null default 0,
  lease_owner text,
  lease_expires_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint operations_pkey PRIMARY KEY (workgroup_id, id),
  constraint operations_workgroup_id_job_group_id_contact_id_position_key UNIQUE (workgroup_id, job_group_id, contact_id, "position"),
  constraint operations_workgroup_id_campaign_id_fkey FOREIGN KEY (workgroup_id, campaign_id) REFERENCES campaigns(workgroup_id, id) ON DELETE CASCADE,
  constraint operations_workgroup_id_contact_id_fkey FOREIGN KEY (workgroup_id, contact_id) REFERENCES contacts(workgroup_id, id) ON DELETE CASCADE,
  constraint operations_workgroup_id_sender_id_fkey FOREIGN KEY (workgroup_id, sender_id) REFERENCES senders(workgroup_id, id)
);
CREATE INDEX operations_by_status ON public.operations USING btree (workgroup_id, status, id);
CREATE INDEX operations_by_job_group ON public.operations USING btree (workgroup_id, job_group_id, id);
CREATE INDEX operations_by_campaign ON public.operations USING btree (workgroup_id, campaign_id, status);
CREATE INDEX operations_by_contact ON public.operations USING btree (workgroup_id, contact_id, id);
CREATE INDEX operations_due ON public.operations USING btree (due_at) WHERE (status = 'pending'::text);
alter table operations enable row level security;
create policy workgroup on operations using (workgroup_id = current_setting('app.workgroup_id'::text, true));

create table people (
  id text not null,
  person jsonb not null,
  facets tsvector not null,
  current_from timestamp with time zone,
  career_from timestamp with time zone,
  connections double precision not null,
  employee_count double precision,
  social_followers double precision,
  revenue double precision,
  web_traffic double precision,
  ad_spend double precision,
  total_funding double precision,
  last_funding_amount double precision,
  last_funding_year double precision,
  founded_year double precision,
  constraint people_pkey PRIMARY KEY (id)
);
CREATE INDEX people_by_facets ON public.people USING gin (facets) WITH (fastupdate=off);
CREATE INDEX people_by_current_from ON public.people USING btree (current_from);
CREATE INDEX people_by_career_from ON public.people USING btree (career_from);
CREATE INDEX people_by_connections ON public.people USING btree (connections);
CREATE INDEX people_by_employee_count ON public.people USING btree (employee_count);
CREATE INDEX people_by_social_followers ON public.people USING btree (social_followers);
CREATE INDEX people_by_revenue ON public.people USING btree (revenue);
CREATE INDEX people_by_web_traffic ON public.people USING btree (web_traffic);
CREATE INDEX people_by_ad_spend ON public.people USING btree (ad_spend);
CREATE INDEX people_by_total_funding ON public.people USING btree (total_funding);
CREATE INDEX people_by_last_funding_amount ON public.people USING btree (last_funding_amount);
CREATE INDEX people_by_last_funding_year ON public.people USING btree (last_funding_year);
CREATE INDEX people_by_founded_year ON public.people USING btree (founded_year);

create table saved_people (
  workgroup_id text not null,
  person_id text not null,
  contact_id text not null,
  constraint saved_people_pkey PRIMARY KEY (workgroup_id, person_id),
  constraint saved_people_workgroup_id_contact_id_fkey FOREIGN KEY (workgroup_id, contact_id) REFERENCES contacts(workgroup_id, id) ON DELETE CASCADE
);
alter table saved_people enable row level security;
create policy workgroup on saved_people using (workgroup_id = current_setting('app.workgroup_id'::text, true));

create table enrichment_reports (
  workgroup_id text not null,
  id text not null,
  contact_id text not null,
  status text not null,
  request jsonb not null,
  enriched_data jsonb not null,
  created_at timestamp with time zone not null,
  completed_at timestamp with time zone,
  constraint enrichment_reports_pkey PRIMARY KEY (workgroup_id, id),
  constraint enrichment_reports_workgroup_id_contact_id_fkey FOREIGN KEY (workgroup_id, contact_id) REFERENCES contacts(workgroup_id, id) ON DELETE CASCADE
);
alter table enrichment_reports enable row level security;
create policy workgroup on enrichment_reports using (workgroup_id = current_setting('app.workgroup_id'::text, true));

create table credit_balances (
  workgroup_id text not null,
  balance bigint not null,
  constraint credit_balances_pkey PRIMARY KEY (workgroup_id),
  constraint credit_balances_workgroup_id_fkey FOREIGN KEY (workgroup_id) REFERENCES workgroups(id) ON DELETE CASCADE,
  constraint credit_balances_balance_check CHECK ((balance >= 0))
);
alter table credit_balances enable row level security;
create policy workgroup on credit_balances using (workgroup_id = current_setting('app.workgroup_id'::text, true));

create table credit_entries (
  workgroup_id text not null,
  id text not null,
  kind text not null,
  amount bigint not null,
  reservation_id text,
  open_until timestamp with time zone,
  reason text not null,
  created_at timestamp with time zone not null,
  constraint credit_entries_pkey PRIMARY KEY (workgroup_id, id),
  constraint credit_entries_workgroup_id_fkey FOREIGN KEY (workgroup_id) REFERENCES workgroups(id) ON DELETE CASCADE,
  constraint credit_entries_kind_check CHECK ((kind = ANY (ARRAY['grant'::text, 'reservation'::text, 'settlement'::text])))
);
CREATE UNIQUE INDEX credit_entries_one_settlement ON public.credit_entries USING btree (workgroup_id, reservation_id) WHERE (kind = 'settlement'::text);
CREATE INDEX credit_entries_open ON public.credit_entries USING btree (open_until) WHERE (open_until IS NOT NULL);
alter table credit_entries enable row level security;
create policy workgroup on credit_entries using (workgroup_id = current_setting('app.workgroup_id'::text, true));

CREATE OR REPLACE FUNCTION public.workgroups_with_abandoned_reservations()
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      select distinct workgroup_id from credit_entries where open_until < now()
    $function$;
revoke execute on function workgroups_with_abandoned_reservations() from public;

CREATE OR REPLACE FUNCTION public.admit(key_digest bytea, at timestamp with time zone, buckets text[], allowed integer[])
 RETURNS TABLE(workgroup_id text, workgroup_plan text, user_id text, administrator boolean, key_id text, provider text, label text, expires_at timestamp with time zone, revoked_at timestamp with time zone, retry_after_seconds integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    declare
      caller record;
      wait integer := 0;
      most integer;
      bucket_wait integer;
    begin
      select k.*, g.plan, g.requests_per_minute, u.administrator into caller
      from api_keys k
      join workgroups g on g.id = k.workgroup_id
      join users u on u.workgroup_id = k.workgroup_id and u.id = k.user_id
      where k.digest = key_digest;
      if not found then return; end if;
      if (caller.revoked_at is null or caller.revoked_at > at) and (caller.expires_at is null or caller.expires_at > at) then
        for i in 1 .. coalesce(array_length(buckets, 1), 0) loop
          most := coalesce(caller.requests_per_minute, allowed[i]);
          insert into rate_windows as w (workgroup_id, bucket, began_at, requests)
          values (caller.workgroup_id, buckets[i], at, 1)
          on conflict on constraint rate_windows_pkey do update set
            began_at = case when w.began_at <= at - interval '60 s' then at else w.began_at end,
            requests = case when w.began_at <= at - interval '60 s' then 1 else least(w.requests, most) + 1 end
          returning case when w.requests > most
            then greatest(1, ceil(extract(epoch from w.began_at + interval '60 s' - at))::integer) else 0 end
          into bucket_wait;
          wait := greatest(wait, bucket_wait);
        end loop;
        if caller.last_used_at is null or caller.last_used_at < at - interval '60 s' then
          update api_keys k set last_used_at = at where k.workgroup_id = caller.workgroup_id and k.id = caller.id;
        end if;
      end if;
      return query select
        caller.workgroup_id, caller.plan, caller.user_id, caller.administrator, caller.id, caller.provider, caller.label,
        caller.expires_at, caller.revoked_at, wait;
    end $function$;
revoke execute on function admit(bytea,timestamp with time zone,text[],integer[]) from public;
