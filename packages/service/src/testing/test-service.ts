import type { FastifyInstance } from "fastify";
import { inject } from "vitest";
import { newApiKey } from "../api-key.ts";
import { buildApp } from "../app.ts";
import { type Database, openDatabase } from "../data/database.ts";
import type { Plan } from "../data/tables.ts";
import { Tenancy } from "../data/tenancy.ts";
import { createCursors } from "../http/cursor.ts";
import { newId } from "../ids.ts";
import type { Services } from "../services.ts";

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
  readonly database: Database;
  readonly services: Services;
  readonly clock: TestClock;
  /** Makes a workgroup with one user, who has one key. Default plan: scale. */
  addWorkgroup(options?: { plan?: Plan; credits?: number; administrator?: boolean }): Promise<TestWorkgroup>;
}

/** Starts it on the database that all test files share. */
export async function startTestService(): Promise<TestService> {
  const database = await openDatabase({ url: inject("databaseUrl"), poolSize: 4 });
  const { db } = database;
  const clock = new TestClock();
  const services: Services = { tenancy: new Tenancy(db), cursors: createCursors("test secret"), clock };
  const app = await buildApp({ db, services, checkAnswers: true });
  return {
    app,
    database,
    services,
    clock,
    async addWorkgroup({ plan = "scale", credits = 0, administrator = false } = {}) {
      const workgroupId = newId();
      const userId = newId();
      const { key, prefix, digest } = newApiKey();
      const created_at = clock.now();
      await db.insertInto("workgroups").values({ id: workgroupId, name: "Test", plan, created_at }).execute();
      await db
        .insertInto("users")
        .values({
          workgroup_id: workgroupId,
          id: userId,
          first_name: "Ana",
          last_name: "Reis",
          administrator,
          created_at,
        })
        .execute();
      await db
        .insertInto("api_keys")
        .values({
          workgroup_id: workgroupId,
          id: newId(),
          user_id: userId,
          digest,
          prefix,
          provider: "custom",
          label: "Test",
          created_at,
        })
        .execute();
      await db.insertInto("credit_balances").values({ workgroup_id: workgroupId, balance: credits }).execute();
      return { workgroupId, userId, key };
    },
    async [Symbol.asyncDispose]() {
      await app.close();
      await database.close();
    },
  };
}
