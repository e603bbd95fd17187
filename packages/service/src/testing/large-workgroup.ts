import { sql } from "kysely";
import { foundWorkgroup } from "../administration/found-workgroup.ts";
import { digestOf } from "../api-key.ts";
import type { ContactProfile } from "../contacts/profile.ts";
import { ApiKeys } from "../data/api-keys.ts";
import { CampaignContacts } from "../data/campaign-contacts.ts";
import { Campaigns } from "../data/campaigns.ts";
import { profileColumns } from "../data/contact-row.ts";
import { type Database, type DatabaseLocation, openDatabase } from "../data/database.ts";
import { Senders } from "../data/senders.ts";
import { Tags } from "../data/tags.ts";
import { type Scope, Tenancy } from "../data/tenancy.ts";
import { newId } from "../ids.ts";
import { syntheticPerson } from "../people/synthetic/people.ts";
import { seedPeople } from "../people/synthetic/seed-people.ts";
import { demoCampaigns } from "../sandbox/demo-campaigns.ts";
import { installSchema } from "../schema.ts";

/** How much there is to be. */
export interface LargeWorkgroupSize {
  readonly contacts: number;
  /** In the directory. */
  readonly people: number;
}

/** A workgroup that has much of everything, and no limit of requests and credits that a measurement would meet. */
export interface LargeWorkgroup {
  readonly key: string;
  /** Identifiers of its contacts, oldest first. */
  readonly contactIds: readonly string[];
  /** Each carried by fewer contacts than the one before. */
  readonly tagIds: readonly string[];
  /** Holds a tenth of the contacts. */
  readonly campaignId: string;
}

const key = "large-workgroup";
const seed = 7;
const tagCount = 50;
const batch = 500;

/**
 * Makes the workgroup in an empty database, and people in the directory.
 *
 * @throws Error when the database cannot be used
 */
export async function fillLargeWorkgroup(
  location: DatabaseLocation,
  { contacts, people }: LargeWorkgroupSize,
): Promise<LargeWorkgroup> {
  const database = await openDatabase(location);
  try {
    await installSchema(database);
    const tenancy = new Tenancy(database.db);
    const workgroupId = newId();
    const now = new Date();
    const made = await tenancy.write(workgroupId, (scope) => found(scope, now));
    const rebuildIndexes = await dropSearchIndexes(database);
    const contactIds: string[] = [];
    for (let first = 0; first < contacts; first += batch) {
      const numbers = Array.from({ length: Math.min(batch, contacts - first) }, (_, index) => first + index);
      contactIds.push(...(await tenancy.write(workgroupId, (scope) => addContacts(scope, numbers, made, now))));
    }
    await seedPeople(database.db, people);
    await rebuildIndexes();
    await tidyUp(database);
    return { key, contactIds, ...made };
  } finally {
    await database.close();
  }
}

type Made = Pick<LargeWorkgroup, "tagIds" | "campaignId">;

async function found(scope: Scope, now: Date): Promise<Made> {
  const unlimited = 1_000_000_000;
  const userId = await foundWorkgroup(
    scope,
    {
      ...{ name: "Large", plan: "scale", credits: unlimited, requestsPerMinute: unlimited },
      ...{ firstName: "Maya", lastName: "Lindqvist" },
    },
    now,
  );
  const draft = { userId, provider: "custom", label: "Large workgroup", expiresAt: null };
  await new ApiKeys(scope).add({ ...draft, key: { prefix: key, digest: digestOf(key) } }, now);
  const tagIds = Array.from({ length: tagCount }, () => newId());
  const look = { iconName: "tag", color: "#1f6feb" };
  for (const [index, _id] of tagIds.entries()) await new Tags(scope).add({ _id, value: `tag ${index}`, ...look }, now);
  const [campaign] = demoCampaigns;
  if (!campaign) throw new Error("there is no campaign to copy");
  const senderId = await new Senders(scope).ensure({ type: "user" }, now);
  const campaignId = await new Campaigns(scope).insert({ ...campaign.settings, senderId }, now);
  return { tagIds, campaignId };
}

async function addContacts(
  scope: Scope,
  numbers: readonly number[],
  { tagIds, campaignId }: Made,
  now: Date,
): Promise<string[]> {
  const { db, workgroupId } = scope;
  const rows = numbers.map((number) => ({
    workgroup_id: workgroupId,
    id: newId(now.getTime() - 1e10 + number * 1000),
    source: "Made up",
    source_type: "import",
    created_at: now,
    ...profileColumns(profileOf(number), now),
  }));
  await db.insertInto("contacts").values(rows).execute();
  const ids = rows.map(({ id }) => id);
  const tagged = ids.map((_, index) => tagIds[commonness(numbers[index] ?? 0) % tagIds.length] ?? "");
  await sql`
    insert into contact_tags (workgroup_id, contact_id, tag_id)
    select ${workgroupId}, contact_id, tag_id from unnest(${ids}::text[], ${tagged}::text[]) as t (contact_id, tag_id)
  `.execute(db);
  const assigned = ids.filter((_, index) => (numbers[index] ?? 0) % 10 === 0);
  const assignment = { campaignId, contactIds: assigned, jobGroupId: newId(), stagePositionCode: "S1" };
  await new CampaignContacts(scope).assign(assignment, now);
  return ids;
}

/** Small numbers are common, great ones are rare. */
function commonness(number: number): number {
  const scattered = ((number * 7919) % 10_007) / 10_007;
  return Math.floor(scattered ** 3 * tagCount);
}

function profileOf(number: number): ContactProfile {
  const { profile } = syntheticPerson(number, seed);
  return { ...profile, workPhone: phoneOf(number) };
}

/** Of the North American numbers that are kept for fiction. There are fewer of them than contacts may be. */
function phoneOf(number: number): string {
  const scattered = (number * 7919) % 78_000;
  return `+1${201 + Math.floor(scattered / 100)}55501${String(scattered % 100).padStart(2, "0")}`;
}

/** An index of words is built in a tenth of the time that it takes to be kept up to date by each of so many rows. */
async function dropSearchIndexes({ db }: Database): Promise<() => Promise<void>> {
  const { rows } = await sql<{ indexname: string; indexdef: string }>`
    select indexname, indexdef from pg_indexes where tablename in ('contacts', 'people') and indexdef like '% USING gin %'
  `.execute(db);
  for (const { indexname } of rows) await sql`drop index ${sql.table(indexname)}`.execute(db);
  return async () => {
    for (const { indexdef } of rows) await sql.raw(indexdef).execute(db);
  };
}

/** As the database does by itself after a while. */
async function tidyUp({ db }: Database): Promise<void> {
  for (const table of ["contacts", "contact_tags", "campaign_contacts", "people"]) {
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  }
}
