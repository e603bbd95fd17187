import { type Kysely, sql } from "kysely";

/** Tables whose rows belong to a workgroup each. */
const tenantTables = [
  "users",
  "api_keys",
  "rate_windows",
  "contacts",
  "tags",
  "contact_tags",
  "notes",
  "documents",
  "events",
  "senders",
  "campaigns",
  "campaign_stages",
  "campaign_contacts",
  "operations",
  "saved_people",
  "enrichment_reports",
  "credit_balances",
  "credit_entries",
];

/**
 * A second wall between workgroups, for a role that does not own the tables. It stands behind `app.workgroup_id`, which the service sets in each
 * transaction. The owner is not held back by it, because the service separates workgroups by itself, and indexes work better without.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of tenantTables) {
    await sql`
      alter table ${sql.table(table)} enable row level security;
      create policy workgroup on ${sql.table(table)} using (workgroup_id = current_setting('app.workgroup_id', true));
    `.execute(db);
  }
  await sql`
    alter table workgroups enable row level security;
    create policy workgroup on workgroups using (id = current_setting('app.workgroup_id', true));

    -- Keys are looked up before the workgroup is known, so this one function sees all of them. It also counts the request, to save a round trip.
    -- It answers nothing for an unknown key, and how long to wait when one of the buckets is full: by the limits it is given, unless the
    -- workgroup has one of its own.
    create function admit(key_digest bytea, at timestamptz, buckets text[], allowed integer[])
    returns table (
      workgroup_id text, workgroup_plan text, user_id text, administrator boolean, key_id text, provider text, label text,
      expires_at timestamptz, revoked_at timestamptz, retry_after_seconds integer
    )
    language plpgsql security definer set search_path = public, pg_temp as $$
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
    end $$;

    -- They see all workgroups, so only the role of the service may call them.
    revoke execute on function admit, workgroups_with_abandoned_reservations from public;
  `.execute(db);
}
