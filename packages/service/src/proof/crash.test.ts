import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { foundWorkgroup } from "../administration/found-workgroup.ts";
import { issueKey } from "../administration/issue-key.ts";
import { readConfig } from "../config.ts";
import { Campaigns } from "../data/campaigns.ts";
import { releaseAbandonedReservations } from "../data/credits.ts";
import { type Database, openDatabase } from "../data/database.ts";
import { Senders } from "../data/senders.ts";
import { grantServiceRole } from "../data/service-role.ts";
import { Tenancy } from "../data/tenancy.ts";
import { newId } from "../ids.ts";
import { jobHandlers } from "../jobs/index.ts";
import { bossOn, jobSchema } from "../jobs/install.ts";
import { random } from "../people/synthetic/random.ts";
import { seedPeople } from "../people/synthetic/seed-people.ts";
import { openRuntime, type Runtime } from "../runtime.ts";
import { installSchema } from "../schema.ts";
import { AcknowledgedWrites } from "../testing/acknowledged-writes.ts";
import { threeStages } from "../testing/campaigns.ts";
import { isGuarded, testEnvironment } from "../testing/environment.ts";
import { type FreshDatabase, startFreshDatabase } from "../testing/fresh-database.ts";
import { Program } from "../testing/program.ts";
import { rowsOf } from "../testing/tenant-tables.ts";

const seed = newId();
const chance = random(seed);
/** After how many writes each round ends. */
const rounds = Array.from({ length: 3 }, () => chance.between(140, 200));
const clients = 8;
const minutesOfCrashes = 4;
const credits = 1_000_000;
const workgroupId = newId();

let folder: string;
let fresh: FreshDatabase | undefined;
let environment: NodeJS.ProcessEnv;
let key: string;
let campaignId: string;
beforeAll(async () => {
  // Sockets of processes that are killed stay behind, so they are made in here too.
  folder = await mkdtemp(join(tmpdir(), "crash-"));
  environment = { PORT: "0", LOG_LEVEL: "silent", DATA_DIRECTORY: folder, TMPDIR: folder };
  if (!inject("embedded")) {
    fresh = await startFreshDatabase();
    const url = new URL(`${testEnvironment()["DATABASE_URL"]}`);
    url.pathname = new URL(fresh.url).pathname;
    environment = { ...testEnvironment(), ...environment, DATABASE_URL: url.href };
  }
  const owner = await openOwner();
  await prepare(owner);
  await owner.close();
});
afterAll(async () => {
  await fresh?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const openOwner = (): Promise<Database> => openDatabase(fresh ? { url: fresh.url } : { directory: folder });

/** A workgroup with a key, a campaign, and people to search for. */
async function prepare(owner: Database): Promise<void> {
  await installSchema(owner);
  if (isGuarded()) await grantServiceRole(owner.db, new URL(`${environment["DATABASE_URL"]}`).username, jobSchema);
  const now = new Date();
  await new Tenancy(owner.db).write(workgroupId, async (scope) => {
    const foundation = { name: "Crash", plan: "scale", credits, firstName: "Ana", lastName: "Reis" } as const;
    const userId = await foundWorkgroup(scope, foundation, now);
    ({ key } = await issueKey(scope, { userId, provider: "custom", label: "Crash", expiresAt: null }, now));
    const senderId = await new Senders(scope).ensure({ type: "user" }, now);
    const timeframe = { timeZone: "Europe/Lisbon", days: ["monday" as const], start: "09:00", end: "18:00" };
    const settings = { name: "Crash", active: true, senderId, timeframe, stages: threeStages };
    campaignId = await new Campaigns(scope).insert(settings, now);
  });
  await owner.db
    .updateTable("workgroups")
    .set({ requests_per_minute: 1_000_000 })
    .where("id", "=", workgroupId)
    .execute();
  await seedPeople(owner.db, 50);
}

/** Starts the service, has it written to by several at once, and kills it in the middle of that. */
async function crash(writes: number, acknowledged: AcknowledgedWrites): Promise<void> {
  await using program = new Program(["serve", "--json"], environment);
  const { url } = JSON.parse(await program.printed(/(.+)\n/));
  const enough = acknowledged.more(writes);
  const written = Promise.all(
    Array.from({ length: clients }, () => acknowledged.writeUntilGone({ url, key, campaignId })),
  );
  await Promise.race([enough, written.then(() => Promise.reject(new Error("the service ended by itself")))]);
  await program.end("SIGKILL");
  await written;
}

interface Stored {
  readonly contacts: { id: string; profile: { workEmail?: string } }[];
  readonly notes: { id: string; value: string }[];
  readonly events: { contact_id: string; kind: string }[];
  readonly campaign_contacts: { contact_id: string; job_group_id: string }[];
  readonly operations: { contact_id: string; position: number }[];
  readonly credit_balances: { balance: number }[];
  readonly credit_entries: { kind: string; amount: number; open_until: string | null }[];
}

const sumOf = (entries: Stored["credit_entries"]) => entries.reduce((sum, { amount }) => sum + amount, 0);

/** Lets the time pass after which others take over what somebody was doing. */
async function letTimePass({ db }: Database): Promise<void> {
  await sql`update jobs.job set heartbeat_on = heartbeat_on - interval '1 min' where state = 'active'`.execute(db);
  await sql`update jobs.queue set monitor_on = null, monitor_claim_on = null`.execute(db);
  await db
    .updateTable("credit_entries")
    .set({ open_until: new Date(0) })
    .where("open_until", "is not", null)
    .execute();
}

/** Does what the service does every now and then by itself. */
async function upkeep({ database: { db, pool }, services }: Runtime): Promise<void> {
  await releaseAbandonedReservations(db, services.tenancy, new Date());
  const boss = bossOn(pool, jobSchema, { migrate: false, supervise: false });
  await boss.start();
  await boss.supervise();
  await boss.stop({ close: false });
  await services.queue.drain(jobHandlers(services));
}

describe("a service that is killed again and again while it is written to", () => {
  const acknowledged = new AcknowledgedWrites();
  let runtime: Runtime;
  let owner: Database;
  beforeAll(async () => {
    for (const writes of rounds) await crash(writes, acknowledged);
    runtime = await openRuntime(readConfig(environment));
    owner = fresh ? await openOwner() : runtime.database;
  }, minutesOfCrashes * 60_000);
  afterAll(async () => {
    await runtime.close();
    if (owner !== runtime.database) await owner.close();
  });

  const stored = async () => (await rowsOf(owner.db, workgroupId)) as unknown as Stored;

  it("has acknowledged about 500 writes before", async ({ annotate }) => {
    await annotate(`seed ${seed}: killed after ${rounds.join(", ")} writes`);
    expect(acknowledged.count).toBeGreaterThanOrEqual(3 * 140);
  });

  it("loses no import and no note that it has acknowledged", async () => {
    const { contacts, notes } = await stored();
    const emails = new Map(contacts.map(({ id, profile }) => [id, profile.workEmail]));
    const values = new Map(notes.map(({ id, value }) => [id, value]));
    const lostContacts = [...acknowledged.contacts].filter(([id, email]) => emails.get(id) !== email);
    const lostNotes = [...acknowledged.notes].filter(([id, value]) => values.get(id) !== value);
    expect({ lostContacts, lostNotes }).toEqual({ lostContacts: [], lostNotes: [] });
  });

  it("leaves nothing half done: what is stored stands in the timeline, once", async () => {
    const { contacts, notes, events } = await stored();
    const kinds = Map.groupBy(events, ({ kind }) => kind);
    const of = (kind: string) =>
      kinds
        .get(kind)
        ?.map(({ contact_id }) => contact_id)
        .sort() ?? [];
    expect(of("system.imported")).toEqual(contacts.map(({ id }) => id).sort());
    expect(of("system.noteAdded")).toHaveLength(notes.length);
  });

  it("keeps a ledger that adds up to the balance, also with reservations left behind", async () => {
    const { credit_balances, credit_entries } = await stored();
    expect(credit_balances).toMatchObject([{ balance: sumOf(credit_entries) }]);
  });

  it("gives back what was reserved and not used, and has charged for every search it answered", async () => {
    await letTimePass(owner);
    await upkeep(runtime);
    const { credit_balances, credit_entries } = await stored();
    expect(credit_entries.filter(({ open_until }) => open_until !== null)).toEqual([]);
    expect(credit_balances).toMatchObject([{ balance: sumOf(credit_entries) }]);
    const charged = (credits - (credit_balances[0]?.balance ?? 0)) / 60;
    expect(charged).toBeGreaterThanOrEqual(acknowledged.searches);
    expect(charged).toBeLessThanOrEqual(acknowledged.searches + rounds.length * clients);
  });

  it("makes the operations of every assignment, once", async () => {
    await letTimePass(owner);
    await upkeep(runtime);
    const { campaign_contacts, operations } = await stored();
    const groups = new Map(campaign_contacts.map(({ contact_id, job_group_id }) => [contact_id, job_group_id]));
    const lost = [...acknowledged.assignments].filter(([id, group]) => groups.get(id) !== group);
    expect(lost).toEqual([]);
    const made = operations.map(({ contact_id, position }) => `${contact_id} ${position}`).sort();
    const wanted = [...groups.keys()].flatMap((id) => [`${id} 0`, `${id} 1`, `${id} 2`]).sort();
    expect(made).toEqual(wanted);
  });
});
