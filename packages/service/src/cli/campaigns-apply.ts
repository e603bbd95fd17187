import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Command } from "commander";
import { applyCampaign } from "../campaigns/apply-campaign.ts";
import { parseCampaignFile } from "../campaigns/campaign-file.ts";
import { command, reporting } from "./command.ts";
import { inWorkgroup } from "./with-database.ts";

/** `campaigns apply`: makes a campaign, or brings it in line with its file. */
export const campaignsApply: Command = command("apply", "make a campaign, or bring it in line with its file", [
  "campaigns apply lisbon.yaml --workgroup 66d0a1b25a7b3c0012aa0001",
])
  .argument("<file>", "campaign as YAML or JSON")
  .requiredOption("--workgroup <id>", "workgroup of the campaign")
  .action(
    reporting(async (path: string, { workgroup }: { readonly workgroup: string }) => {
      const file = parseCampaignFile(await readFile(path, "utf8"), basename(path));
      const applied = await inWorkgroup(workgroup, (scope) => applyCampaign(scope, file, new Date()));
      return { data: applied, text: `Campaign ${applied.campaignId} "${file.settings.name}": ${applied.outcome}.` };
    }),
  );
