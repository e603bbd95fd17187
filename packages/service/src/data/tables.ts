import type { OperationStatus } from "@recruiting-outreach/contract";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { ContactProfile } from "../contacts/profile.ts";

type Json<Value extends object> = JSONColumnType<Value, string, string>;
type Fixed<Value> = ColumnType<Value, Value, never>;

/** The tables as the migrations make them; the test of the dumped schema keeps both together. */
export interface Tables {
  workgroups: {
    id: Fixed<string>;
    name: string;
    plan: Plan;
    requests_per_minute: number | null;
    created_at: Fixed<Date>;
  };
  users: {
    workgroup_id: Fixed<string>;
    id: Fixed<string>;
    first_name: string;
    last_name: string;
    administrator: boolean;
    created_at: Fixed<Date>;
  };
  api_keys: {
    workgroup_id: Fixed<string>;
    id: Fixed<string>;
    user_id: Fixed<string>;
    digest: Fixed<Buffer>;
    prefix: Fixed<string>;
    provider: string;
    label: string;
    created_at: Fixed<Date>;
    expires_at: Date | null;
    revoked_at: Date | null;
    last_used_at: Date | null;
  };
  rate_windows: { workgroup_id: Fixed<string>; bucket: Fixed<string>; began_at: Date; requests: number };
  settings: { name: Fixed<string>; value: string };
  contacts: {
    workgroup_id: Fixed<string>;
    id: Fixed<string>;
    profile: Json<ContactProfile>;
    source: Fixed<string>;
    source_type: Fixed<string>;
    unsubscribed: Generated<boolean>;
    created_at: Fixed<Date>;
    updated_at: Date;
    auto_update: Generated<boolean>;
    facets: string;
    tenure_from: Date | null;
    tenure_until: Date | null;
    tenure_years: number | null;
  };
  tags: {
    workgroup_id: Fixed<string>;
    id: Fixed<string>;
    value: string;
    icon_name: string;
    color: string;
    created_at: Fixed<Date>;
  };
  contact_tags: { workgroup_id: Fixed<string>; contact_id: Fixed<string>; tag_id: Fixed<string> };
  notes: {
    workgroup_id: Fixed<string>;
    id: Fixed<string>;
    contact_id: string;
    user_id: string;
    value: string;
    created_at: Fixed<Date>;
    updated_at: Date;
  };
  documents: {
    workgroup_id: Fixed<string>;
    id: Fixed<string>;
    contact_id: Fixed<string>;
    slot: Fixed<"cv" | "attachment">;
    type: Fixed<string>;
    file_name: Fixed<string>;
    content_type: Fixed<string>;
    size: Fixed<number>;
    created_at: Fixed<Date>;
  };
  events: {
    workgroup_id: Fixed<string>;
    id: Fixed<string>;
    contact_id: Fixed<string>;
    kind: string;
    category: "email" | "sms" | "social" | "sequence" | "system";
    occurred_at: Fixed<Date>;
    title: string;
    campaign_id: string | null;
    operation_id: string | null;
    data: JSONColumnType<object | null, string | null, string | null>;
  };
  senders: {
    workgroup_id: Fixed<string>;
    id: Fixed<string>;
    type: string;
    user_id: string | null;
    social_url: string | null;
    social_key: string | null;
    enabled: Generated<boolean>;
    created_at: Fixed<Date>;
  };
  campaigns: {
    workgroup_id: Fixed<string>;
    id: Fixed<string>;
    name: string;
    active: boolean;
    sender_id: string;
    time_zone: string;
    days: string[];
    starts_at: string;
    ends_at: string;
    created_at: Fixed<Date>;
    updated_at: Date;
  };
  campaign_stages: {
    workgroup_id: Fixed<string>;
    campaign_id: Fixed<string>;
    position: number;
    stage_position_code: string;
    queue: "social" | "email" | "sms" | "service";
    codename: string;
    title: string;
    delay_minutes: number;
    needs: "email" | "phone" | "social" | "nothing";
    enabled: Generated<boolean>;
  };
  campaign_contacts: {
    workgroup_id: Fixed<string>;
    campaign_id: Fixed<string>;
    contact_id: Fixed<string>;
    job_group_id: string;
    stage_position_code: string;
    assigned_at: Fixed<Date>;
  };
  operations: {
    workgroup_id: Fixed<string>;
    id: Fixed<string>;
    job_group_id: Fixed<string>;
    campaign_id: Fixed<string>;
    contact_id: Fixed<string>;
    position: Fixed<number>;
    queue: Fixed<"social" | "email" | "sms" | "service">;
    codename: Fixed<string>;
    title: Fixed<string>;
    status: OperationStatus;
    sender_id: string;
    due_at: Date;
    next_eligible_at: Date | null;
    reason_rule: string | null;
    reason: string | null;
    attempts: Generated<number>;
    lease_owner: string | null;
    lease_expires_at: Date | null;
    created_at: Fixed<Date>;
    updated_at: Date;
  };
  people: {
    id: Fixed<string>;
    person: Json<object>;
    facets: ColumnType<string, string, string>;
    current_from: Date | null;
    career_from: Date | null;
    connections: number;
    employee_count: number | null;
    social_followers: number | null;
    revenue: number | null;
    web_traffic: number | null;
    ad_spend: number | null;
    total_funding: number | null;
    last_funding_amount: number | null;
    last_funding_year: number | null;
    founded_year: number | null;
  };
  saved_people: { workgroup_id: Fixed<string>; person_id: Fixed<string>; contact_id: string };
  enrichment_reports: {
    workgroup_id: Fixed<string>;
    id: Fixed<string>;
    contact_id: Fixed<string>;
    status: string;
    request: Json<object>;
    enriched_data: Json<object>;
    created_at: Fixed<Date>;
    completed_at: Date | null;
  };
  credit_balances: { workgroup_id: Fixed<string>; balance: number };
  credit_entries: {
    workgroup_id: Fixed<string>;
    id: Fixed<string>;
    kind: Fixed<"grant" | "reservation" | "settlement">;
    amount: Fixed<number>;
    reservation_id: Fixed<string | null>;
    open_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
    reason: Fixed<string>;
    created_at: Fixed<Date>;
  };
}

export type Plan = "starter" | "scale" | "enterprise";
