import type { Command } from "commander";
import { ApiKeys, isLive, type StoredApiKey } from "../data/api-keys.ts";
import { columns } from "./columns.ts";
import { command, reporting } from "./command.ts";
import { inWorkgroup } from "./with-database.ts";

/** `keys list`: what is known of the keys of a workgroup. */
export const keysList: Command = command("list", "show the keys of a workgroup, but for the keys themselves", [
  "keys list 66d0a1b25a7b3c0012aa0001",
])
  .argument("<workgroupId>", "workgroup that the keys open")
  .action(
    reporting(async (workgroupId: string) => {
      const now = new Date();
      const stored = await inWorkgroup(workgroupId, (scope) => new ApiKeys(scope).list());
      const keys = stored.map((key) => ({ ...key, state: stateOf(key, now) }));
      const rows = keys.map(({ id, prefix, label, userId, state, expiresAt, lastUsedAt }) => [
        id,
        `${prefix}…`,
        label,
        userId,
        state,
        shown(expiresAt),
        shown(lastUsedAt),
      ]);
      const text = columns([["ID", "KEY", "LABEL", "USER", "STATE", "EXPIRES", "LAST USED"], ...rows]);
      return { data: { keys }, text: rows.length > 0 ? text : "This workgroup has no keys." };
    }),
  );

function stateOf(key: StoredApiKey, now: Date): "live" | "revoked" | "expired" {
  if (isLive(key, now)) return "live";
  return key.revokedAt ? "revoked" : "expired";
}

function shown(time: Date | null): string {
  return time ? time.toISOString().slice(0, 16).replace("T", " ") : "never";
}
