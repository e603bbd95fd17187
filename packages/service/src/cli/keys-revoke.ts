import type { Command } from "commander";
import { KeyRefused } from "../administration/issue-key.ts";
import { ApiKeys } from "../data/api-keys.ts";
import { command, reporting } from "./command.ts";
import { inWorkgroup } from "./with-database.ts";

/** `keys revoke`: ends a key at once. */
export const keysRevoke: Command = command("revoke", "end a key at once", [
  "keys revoke 66d0a1b25a7b3c0012aa0001 66d0a1b25a7b3c0012aa0003",
])
  .argument("<workgroupId>", "workgroup that the key opens")
  .argument("<keyId>", "identifier of the key, as keys list shows it")
  .action(
    reporting(async (workgroupId: string, keyId: string) => {
      const known = await inWorkgroup(workgroupId, (scope) => new ApiKeys(scope).revoke(keyId, new Date()));
      if (!known) {
        throw new KeyRefused(
          `There is no key ${keyId} in workgroup ${workgroupId}. List them with: recruiting-outreach-service keys list ${workgroupId}`,
        );
      }
      return { data: { keyId, revoked: true }, text: `Key ${keyId} opens nothing any more.` };
    }),
  );
