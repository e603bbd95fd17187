import { foundWorkgroup } from "../administration/found-workgroup.ts";
import { digestOf } from "../api-key.ts";
import { noteAdded } from "../contacts/timeline.ts";
import { ApiKeys } from "../data/api-keys.ts";
import { CampaignContacts } from "../data/campaign-contacts.ts";
import { Campaigns } from "../data/campaigns.ts";
import { Contacts } from "../data/contacts.ts";
import { Events } from "../data/events.ts";
import { Notes } from "../data/notes.ts";
import { Operations } from "../data/operations.ts";
import { Senders } from "../data/senders.ts";
import { Tags } from "../data/tags.ts";
import type { Scope } from "../data/tenancy.ts";
import { Workgroups } from "../data/workgroups.ts";
import { newId } from "../ids.ts";
import { type DemoCampaign, demoCampaigns } from "./demo-campaigns.ts";
import { demoContacts, demoTags } from "./demo-contacts.ts";

/** The one key of the sandbox. It is known to everybody, so it is made nowhere else. */
export const demoKey = "demo";

/** The workgroup that the key opens. */
export const demoWorkgroupId = "6650a1f0c3b2a49d8e7f0001";

/** Fills the demo workgroup, unless that was done at an earlier start. */
export async function fillDemoWorkgroup(scope: Scope, now: Date): Promise<void> {
  if (await new Workgroups(scope).exists()) return;
  const foundation = {
    name: "Demo",
    plan: "scale",
    credits: 100_000,
    firstName: "Maya",
    lastName: "Lindqvist",
  } as const;
  const userId = await foundWorkgroup(scope, foundation, now);
  const key = { prefix: demoKey, digest: digestOf(demoKey) };
  await new ApiKeys(scope).add({ userId, provider: "custom", label: "Sandbox", expiresAt: null, key }, now);
  await addContacts(scope, userId, now);
  const sender = { type: "user", userId, socialUrl: "https://social.example/in/maya-lindqvist" };
  const senderId = await new Senders(scope).ensure(sender, now);
  for (const campaign of demoCampaigns) await addCampaign(scope, campaign, senderId, now);
}

async function addContacts(scope: Scope, userId: string, now: Date): Promise<void> {
  const tags = new Tags(scope);
  for (const tag of demoTags) await tags.add(tag, now);
  for (const contact of demoContacts) {
    await new Contacts(scope).insert(contact.profile, { source: "Sandbox", sourceType: "import" }, now, contact.id);
    await tags.attach(contact.id, contact.tags, now);
  }
  const [first] = demoContacts;
  if (!first) return;
  const noteId = "6741d07e5a7b3c0012d00001";
  await new Notes(scope).write(noteId, { contactId: first.id, userId, value: "Prefers a call in the morning." }, now);
  await new Events(scope).record(noteAdded(first.id, noteId, now));
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
