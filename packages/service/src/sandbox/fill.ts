import { foundWorkgroup } from "../administration/found-workgroup.ts";
import { digestOf } from "../api-key.ts";
import { ApiKeys } from "../data/api-keys.ts";
import { CampaignContacts } from "../data/campaign-contacts.ts";
import { Campaigns } from "../data/campaigns.ts";
import { Contacts } from "../data/contacts.ts";
import { Events } from "../data/events.ts";
import { Operations } from "../data/operations.ts";
import { Senders } from "../data/senders.ts";
import { Tags } from "../data/tags.ts";
import type { Scope } from "../data/tenancy.ts";
import { Workgroups } from "../data/workgroups.ts";
import type { DocumentStore } from "../documents/store.ts";
import { newId } from "../ids.ts";
import type { Services } from "../services.ts";
import { type DemoCampaign, demoCampaigns } from "./demo-campaigns.ts";
import { demoContacts, demoTags } from "./demo-contacts.ts";
import type { DemoWorkgroup } from "./demo-workgroups.ts";
import { addExampleRecords } from "./example-records.ts";

/** Fills the workgroups of a sandbox, except those that were filled at an earlier start. */
export async function fillWorkgroups(
  { tenancy, clock, documents }: Services,
  workgroups: readonly DemoWorkgroup[],
): Promise<void> {
  const now = clock.now();
  for (const workgroup of workgroups) {
    await tenancy.write(workgroup.id, (scope) => fill(scope, workgroup, documents, now));
  }
}

async function fill(
  scope: Scope,
  { key, keyExpiresAt, ...workgroup }: DemoWorkgroup,
  documents: DocumentStore,
  now: Date,
): Promise<void> {
  if (await new Workgroups(scope).exists()) return;
  const userId = await foundWorkgroup(scope, { ...workgroup, firstName: "Maya", lastName: "Lindqvist" }, now);
  const draft = { userId, provider: "custom", label: "Sandbox", expiresAt: keyExpiresAt ?? null };
  await new ApiKeys(scope).add({ ...draft, key: { prefix: key, digest: digestOf(key) } }, now);
  await addContacts(scope, now);
  await addExampleRecords(scope, documents, userId, now);
  const sender = { type: "user", userId, socialUrl: "https://social.example/in/maya-lindqvist" };
  const senderId = await new Senders(scope).ensure(sender, now);
  for (const campaign of demoCampaigns) await addCampaign(scope, campaign, senderId, now);
}

async function addContacts(scope: Scope, now: Date): Promise<void> {
  const tags = new Tags(scope);
  for (const tag of demoTags) await tags.add(tag, now);
  for (const contact of demoContacts) {
    await new Contacts(scope).insert(contact.profile, { source: "Sandbox", sourceType: "import" }, now, contact.id);
    await tags.attach(contact.id, contact.tags, now);
  }
}

async function addCampaign(scope: Scope, campaign: DemoCampaign, senderId: string, now: Date): Promise<void> {
  const { id: campaignId, jobGroupId, settings, progress } = campaign;
  await new Campaigns(scope).insert({ ...settings, senderId }, now, campaignId);
  const contactIds = Object.keys(progress);
  if (contactIds.length === 0) return;
  const stagePositionCode = settings.stages[0]?.stagePositionCode ?? "";
  await new CampaignContacts(scope).assign({ campaignId, contactIds, jobGroupId, stagePositionCode }, now);
  const operations = Object.entries(progress).flatMap(([contactId, statuses]) =>
    settings.stages.map((stage, position) => ({
      id: newId(now.getTime()),
      job_group_id: jobGroupId,
      campaign_id: campaignId,
      contact_id: contactId,
      position,
      queue: stage.queue,
      codename: stage.codename,
      title: stage.title,
      status: statuses[position] ?? "pending",
      sender_id: senderId,
      due_at: now,
      created_at: now,
      updated_at: now,
    })),
  );
  await new Operations(scope).insertMissing(operations);
  await new Events(scope).record(
    ...contactIds.map((contactId) => ({
      contactId,
      kind: "sequence.assigned",
      category: "sequence" as const,
      title: `Assigned to ${settings.name}`,
      occurredAt: now,
      campaignId,
      data: { jobGroupId, stagePositionCode },
    })),
  );
}
