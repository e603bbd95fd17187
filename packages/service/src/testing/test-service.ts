import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { inject } from "vitest";
import { newApiKey } from "../api-key.ts";
import { type AppOptions, buildApp } from "../app.ts";
import { Credits } from "../data/credits.ts";
import { type Database, openDatabase } from "../data/database.ts";
import { grantServiceRole } from "../data/service-role.ts";
import type { Plan } from "../data/tables.ts";
import { Tenancy } from "../data/tenancy.ts";
import { FolderStore } from "../documents/folder-store.ts";
import { SignedLinks } from "../documents/signed-links.ts";
import { createCursors } from "../http/cursor.ts";
import { newId } from "../ids.ts";
import { jobHandlers } from "../jobs/index.ts";
import { installJobs } from "../jobs/install.ts";
import { Queue } from "../jobs/queue.ts";
import { embeddedDirectory } from "../people/embedded-directory.ts";
import type { Services } from "../services.ts";
import { isGuarded } from "./environment.ts";

/** A clock that stands still until it is moved. */
export class TestClock {
  #now = new Date("2026-11-20T12:00:00.000Z");

  now(): Date {
    return this.#now;
  }

  /** Moves it on by some seconds. */
  pass(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000);
  }
}

/** A workgroup with a user and a key. */
export interface TestWorkgroup {
  readonly workgroupId: string;
  readonly userId: string;
  readonly key: string;
}

/** The whole service, called without a network. */
export interface TestService extends AsyncDisposable {
  readonly app: FastifyInstance;
  /** For setting up and looking in, as the role that owns the tables. */
  readonly database: Database;
  readonly services: Services;
  readonly clock: TestClock;
  /** Where documents are stored, in a folder for each workgroup. */
  readonly documentFolder: string;
  /** Makes a workgroup with one user, who has one key. Default plan: scale. */
  addWorkgroup(options?: { plan?: Plan; credits?: number; administrator?: boolean }): Promise<TestWorkgroup>;
  /** Adds a user with a key to a workgroup. */
  addUser(workgroup: Pick<TestWorkgroup, "workgroupId">, options?: { administrator?: boolean }): Promise<TestWorkgroup>;
  /** Does all jobs that wait, to their end. */
  settle(): Promise<void>;
}

/** Starts it on the database that all test files share. */
export async function startTestService(options: Pick<AppOptions, "arrival"> = {}): Promise<TestService> {
  const url = inject("databaseUrl");
  const guarded = isGuarded();
  const database = await openDatabase({ url: inject("ownerUrl"), poolSize: 4 });
  const { db } = database;
  // Jobs of its own, so that no other test file does them.
  const schema = `jobs_${newId()}`;
  await installJobs(database.pool, schema);
  if (guarded) await grantServiceRole(db, new URL(url).username, schema);
  const own = guarded ? await openDatabase({ url, poolSize: 4 }) : database;
  const queue = await Queue.open({ pool: own.pool, schema });
  const clock = new TestClock();
  const folder = await mkdtemp(join(tmpdir(), "outreach-documents-"));
  const services: Services = {
    tenancy: new Tenancy(own.db, guarded),
    cursors: createCursors("test secret"),
    clock,
    queue,
    directory: embeddedDirectory(own.db),
    documents: new FolderStore(folder),
    links: new SignedLinks({ secret: "test secret" }),
  };
  const app = await buildApp({ db: own.db, services, checkAnswers: true, ...options });
  const addUser: TestService["addUser"] = async ({ workgroupId }, { administrator = false } = {}) => {
    const userId = newId();
    const { key, prefix, digest } = newApiKey();
    const created_at = clock.now();
    const user = { first_name: "Ana", last_name: "Reis", administrator, created_at };
    await db
      .insertInto("users")
      .values({ workgroup_id: workgroupId, id: userId, ...user })
      .execute();
    const apiKey = { user_id: userId, digest, prefix, provider: "custom", label: "Test", created_at };
    await db
      .insertInto("api_keys")
      .values({ workgroup_id: workgroupId, id: newId(), ...apiKey })
      .execute();
    return { workgroupId, userId, key };
  };
  return {
    app,
    database,
    services,
    clock,
    documentFolder: folder,
    async addWorkgroup({ plan = "scale", credits = 0, administrator = false } = {}) {
      const workgroupId = newId();
      const created_at = clock.now();
      await db.insertInto("workgroups").values({ id: workgroupId, name: "Test", plan, created_at }).execute();
      await services.tenancy.write(workgroupId, async (scope) => {
        if (credits > 0) await new Credits(scope).grant(credits, "Test", created_at);
      });
      return addUser({ workgroupId }, { administrator });
    },
    addUser,
    settle: () => queue.drain(jobHandlers(services)),
    async [Symbol.asyncDispose]() {
      await app.close();
      await queue.stop();
      if (guarded) await own.close();
      await sql`drop schema ${sql.id(schema)} cascade`.execute(db);
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}
