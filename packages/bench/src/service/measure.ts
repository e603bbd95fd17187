import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Contact, PeopleSearchPage, PeopleSearchRequest, PersonSearchResult } from "@recruiting-outreach/contract";
import { fillLargeWorkgroup, type LargeWorkgroup, startPostgres } from "@recruiting-outreach/service/testing";
import type { Progress } from "../measure.ts";
import type { Amount } from "./amount.ts";
import { send } from "./ask.ts";
import { type Child, type Memory, startChild } from "./child.ts";
import { listKinds, samples, searchKinds } from "./kinds.ts";
import { type Latency, latencies } from "./latency.ts";
import { record } from "./record.ts";
import type { ServiceSettings } from "./service-process.ts";
import { type Throughput, throughput } from "./throughput.ts";

/** What was found out of the service on one database. */
export interface DatabaseFigures {
  readonly database: "PostgreSQL" | "PGlite";
  readonly throughput: readonly Throughput[];
  readonly lists: readonly Latency[];
  readonly searches: readonly Latency[];
  /** Of the process of the service, at the end. */
  readonly memory: Memory;
}

/** Measures on a server that lives as long as that takes; service and bare handler share it. */
export async function measureOnPostgres(amount: Amount, progress: Progress): Promise<DatabaseFigures> {
  await using stack = new AsyncDisposableStack();
  const { url } = stack.adopt(await startPostgres(), (server) => server.stop());
  progress("filling PostgreSQL");
  const workgroup = await fillLargeWorkgroup({ url }, amount);
  const figures = await measure({ service: { url }, bare: { url } }, workgroup, amount, progress);
  return { database: "PostgreSQL", ...figures };
}

/** Measures on the database that is embedded in the service; the bare handler has one of its own. */
export async function measureOnPglite(amount: Amount, progress: Progress): Promise<DatabaseFigures> {
  await using stack = new AsyncDisposableStack();
  const folder = stack.adopt(await mkdtemp(join(tmpdir(), "outreach-bench-")), (path) => rm(path, { recursive: true }));
  const directory = join(folder, "service");
  progress("filling PGlite");
  const workgroup = await fillLargeWorkgroup({ directory }, amount);
  const copy = join(folder, "bare");
  await cp(directory, copy, { recursive: true });
  const figures = await measure({ service: { directory }, bare: { directory: copy } }, workgroup, amount, progress);
  return { database: "PGlite", ...figures };
}

async function measure(
  locations: { readonly service: ServiceSettings; readonly bare: ServiceSettings },
  workgroup: LargeWorkgroup,
  amount: Amount,
  progress: Progress,
): Promise<Omit<DatabaseFigures, "database">> {
  await using service = await startChild("service-process.ts", locations.service);
  const asker = { key: workgroup.key, contactId: workgroup.contactIds[0] ?? "" };
  const recordings = await record(service, asker);
  const beside = await (async () => {
    await using bare = await startChild("bare-process.ts", { location: locations.bare, recordings });
    return await throughput({ service, bare }, asker, amount, progress);
  })();
  const contacts = await contactsOf(service, workgroup);
  const people = await peopleOf(service, workgroup);
  return {
    throughput: beside,
    lists: await latencies(service.url, listKinds(contacts, workgroup), asker, progress),
    searches: await latencies(service.url, searchKinds(people), asker, progress),
    memory: await service.memory(),
  };
}

/** Some contacts, from the oldest to the newest. */
async function contactsOf({ url }: Child, { key, contactIds }: LargeWorkgroup): Promise<Contact[]> {
  const contacts: Contact[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    const contactId = contactIds[Math.floor((contactIds.length * sample) / samples)] ?? "";
    const request = { method: "GET", path: "/contacts/:contactId" } as const;
    contacts.push((await send(url, request, { key, contactId })) as Contact);
  }
  return contacts;
}

/** Some people of the directory. */
async function peopleOf({ url }: Child, { key }: LargeWorkgroup): Promise<PersonSearchResult[]> {
  const people: PersonSearchResult[] = [];
  let cursor: string | null = null;
  while (people.length < samples) {
    const body = (): PeopleSearchRequest => ({ limit: 20, ...(cursor !== null && { cursor }) });
    const request = { method: "POST", path: "/people/search", body } as const;
    const page = (await send(url, request, { key, contactId: "" })) as PeopleSearchPage;
    people.push(...page.items);
    cursor = page.nextCursor;
  }
  return people;
}
