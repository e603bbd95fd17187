import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Database, openDatabase } from "../data/database.ts";
import { Tenancy } from "../data/tenancy.ts";
import { newId } from "../ids.ts";
import { installJobs } from "./install.ts";
import type { JobHandlers } from "./job.ts";
import { Queue } from "./queue.ts";

const schema = `jobs_${newId()}`;
let database: Database;
let tenancy: Tenancy;
beforeAll(async () => {
  database = await openDatabase({ url: inject("ownerUrl"), poolSize: 2 });
  tenancy = new Tenancy(database.db);
  await installJobs(database.pool, schema);
});
afterAll(async () => {
  await sql`drop schema ${sql.id(schema)} cascade`.execute(database.db);
  await database.close();
});

const open = () => Queue.open({ pool: database.pool, schema });

/** Handlers of which one tells what it was given. */
function handlersThat(enrich: JobHandlers["enrich-contact"]): JobHandlers {
  const nothing = async () => {};
  return { "create-operations": nothing, "delete-unfiled-document": nothing, "enrich-contact": enrich };
}

async function enqueue(queue: Queue, workgroupId = newId()): Promise<string> {
  const job = { name: "enrich-contact", data: { reportId: newId() } } as const;
  await tenancy.write(workgroupId, (scope) => queue.enqueue(scope, job));
  return job.data.reportId;
}

describe("enqueue", () => {
  it("gives a job to its handler, with the workgroup that it is done for", async () => {
    const queue = await open();
    const workgroupId = newId();
    const reportId = await enqueue(queue, workgroupId);
    const seen: unknown[] = [];
    await queue.drain(handlersThat(async (task) => void seen.push(task)));
    expect(seen).toEqual([{ workgroupId, data: { reportId }, lastAttempt: false }]);
    await queue.stop();
  });

  it("adds nothing when the transaction is undone", async () => {
    const queue = await open();
    const undone = tenancy.write(newId(), async (scope) => {
      await queue.enqueue(scope, { name: "enrich-contact", data: { reportId: newId() } });
      throw new Error("undo");
    });
    await expect(undone).rejects.toThrow("undo");
    const seen: unknown[] = [];
    await queue.drain(handlersThat(async (task) => void seen.push(task)));
    expect(seen).toEqual([]);
    await queue.stop();
  });

  it("adds many jobs at once although the embedded database has one connection", async () => {
    const queue = await open();
    const added = await Promise.all(Array.from({ length: 20 }, () => enqueue(queue)));
    const done: string[] = [];
    await queue.drain(handlersThat(async ({ data }) => void done.push(data.reportId)));
    expect(done.sort()).toEqual(added.sort());
    await queue.stop();
  });
});

describe("a job that fails", () => {
  it("is tried again", async () => {
    const queue = await open();
    await enqueue(queue);
    let attempts = 0;
    await queue.drain(
      handlersThat(async () => {
        attempts++;
        if (attempts < 3) throw new Error("not yet");
      }),
    );
    expect(attempts).toBe(3);
    await queue.stop();
  });

  it("is given up after six attempts, of which the last one knows, and stays to be seen", async () => {
    const queue = await open();
    const workgroupId = newId();
    await enqueue(queue, workgroupId);
    const last: boolean[] = [];
    const drained = queue.drain(
      handlersThat(async ({ lastAttempt }) => {
        last.push(lastAttempt);
        throw new Error("broken for good");
      }),
    );
    await expect(drained).rejects.toThrow("1 jobs were given up");
    expect(last).toEqual([false, false, false, false, false, true]);
    const [job] = (await queue.givenUp()).filter((entry) => entry.workgroupId === workgroupId);
    expect(job).toMatchObject({ name: "enrich-contact", error: "broken for good" });
    await queue.stop();
  });
});

describe("start and stop", () => {
  it("does a job that is added later by itself, and finishes it before it stops", async () => {
    const queue = await open();
    const begun = Promise.withResolvers<void>();
    const mayFinish = Promise.withResolvers<void>();
    let finished = false;
    await queue.start(
      handlersThat(async () => {
        begun.resolve();
        await mayFinish.promise;
        finished = true;
      }),
    );
    await enqueue(queue);
    await begun.promise;
    const stopped = queue.stop();
    expect(finished).toBe(false);
    mayFinish.resolve();
    await stopped;
    expect(finished).toBe(true);
  });
});

describe("installing", () => {
  it("may be done by several instances at once, and again", async () => {
    const own = `jobs_${newId()}`;
    await Promise.all([installJobs(database.pool, own), installJobs(database.pool, own)]);
    await installJobs(database.pool, own);
    const queue = await Queue.open({ pool: database.pool, schema: own });
    await queue.stop();
    await sql`drop schema ${sql.id(own)} cascade`.execute(database.db);
  });

  it("comes before a queue can be opened", async () => {
    await expect(Queue.open({ pool: database.pool, schema: `jobs_${newId()}` })).rejects.toThrow("not installed");
  });
});
