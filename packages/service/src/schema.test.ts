import { describe, expect, it } from "vitest";
import { openDatabase } from "./data/database.ts";
import { pendingMigrations } from "./data/migrate.ts";
import { migrations } from "./data/migrations/index.ts";
import { signingSecret } from "./data/settings.ts";
import { installSchema } from "./schema.ts";
import { startFreshDatabase } from "./testing/fresh-database.ts";

describe("several instances that start at once on an empty database", () => {
  it("apply each migration once, and agree on the secret of their signatures", async () => {
    await using fresh = await startFreshDatabase();
    const databases = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ url: fresh.url, poolSize: 2 })));
    const outcomes = await Promise.allSettled(databases.map(installSchema));
    const secrets = await Promise.all(databases.map(({ db }) => signingSecret(db)));
    for (const { db } of databases) expect(await pendingMigrations(db)).toEqual([]);
    for (const database of databases) await database.close();
    expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill("fulfilled"));
    const applied = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? outcome.value : []));
    expect(applied.toSorted()).toEqual(Object.keys(migrations));
    expect(new Set(secrets).size).toBe(1);
  });
});
