import type { Command } from "commander";
import { issueKey, KeyRefused } from "../administration/issue-key.ts";
import type { Scope } from "../data/tenancy.ts";
import { Users } from "../data/users.ts";
import { columns } from "./columns.ts";
import { command, reporting } from "./command.ts";
import { futureTime } from "./values.ts";
import { inWorkgroup } from "./with-database.ts";

interface Options {
  readonly label: string;
  readonly provider: string;
  readonly user?: string;
  readonly expires?: Date;
}

/** `keys create`: a key, shown this once. */
export const keysCreate: Command = command("create", "make a key for a user and show it, this once", [
  "keys create 66d0a1b25a7b3c0012aa0001 --label production",
  "keys create 66d0a1b25a7b3c0012aa0001 --label trial --expires 30d --user 66d0a1b25a7b3c0012aa0002 --json",
])
  .argument("<workgroupId>", "workgroup that the key opens")
  .requiredOption("--label <text>", "what the key is for")
  .option("--user <id>", "whose key it is; needed when the workgroup has several users")
  .option("--provider <text>", "who uses it, as shown by GET /auth/validate", "custom")
  .option("--expires <when>", "when it ends, as in 90d or 2027-03-31; never if left out", futureTime)
  .action(
    reporting(async (workgroupId: string, { label, provider, user, expires }: Options) => {
      const { keyId, key } = await inWorkgroup(workgroupId, async (scope) => {
        const userId = user ?? (await onlyUser(scope));
        return issueKey(scope, { userId, label, provider, expiresAt: expires ?? null }, new Date());
      });
      const rows = [
        ["Key", key],
        ["Its id", keyId],
      ];
      return {
        data: { keyId, key, expiresAt: expires ?? null },
        text: `${columns(rows)}\nKeep the key now: it is not stored, and cannot be shown again.`,
      };
    }),
  );

async function onlyUser(scope: Scope): Promise<string> {
  const users = await new Users(scope).list();
  const [first, ...others] = users;
  if (!first) throw new KeyRefused(`Workgroup ${scope.workgroupId} has no user.`);
  if (others.length > 0) {
    const known = users.map(({ id, firstName, lastName }) => `${id} (${firstName} ${lastName})`).join(", ");
    throw new KeyRefused(`Say whose key it is with --user, one of ${known}.`);
  }
  return first.id;
}
