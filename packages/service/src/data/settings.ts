import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** The secret that cursors and links are signed with, made once for each database. */
export async function signingSecret(db: Kysely<Tables>): Promise<string> {
  const value = randomBytes(32).toString("base64url");
  await db
    .insertInto("settings")
    .values({ name: "signing-secret", value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", "signing-secret")
    .executeTakeFirstOrThrow();
  return row.value;
}
