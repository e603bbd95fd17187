import { isDeepStrictEqual } from "node:util";
import { type CampaignSettings, Campaigns, type StoredCampaign } from "../data/campaigns.ts";
import { Senders } from "../data/senders.ts";
import type { Scope } from "../data/tenancy.ts";
import { invalidRequest } from "../problems.ts";
import type { CampaignFile } from "./campaign-schema.ts";

/** What became of the campaign. */
export interface AppliedCampaign {
  readonly campaignId: string;
  readonly outcome: "created" | "updated" | "unchanged";
}

/**
 * Makes the campaign of a file, or brings the one of the same name in line with it. Applied again, the same file changes nothing. Operations that
 * there are already stay as they were made.
 *
 * @throws Problem when the file names a user whom the workgroup does not have
 */
export async function applyCampaign(scope: Scope, file: CampaignFile, now: Date): Promise<AppliedCampaign> {
  const { sender } = file;
  const senders = new Senders(scope);
  if (sender.userId !== undefined && !(await senders.hasUser(sender.userId))) {
    throw invalidRequest([{ path: "sender.userId", message: "is no user of this workgroup" }]);
  }
  const settings: CampaignSettings = { ...file.settings, senderId: await senders.ensure(sender, now) };
  const campaigns = new Campaigns(scope);
  const present = await campaigns.findByName(settings.name);
  if (!present) return { campaignId: await campaigns.insert(settings, now), outcome: "created" };
  const { campaignId } = present;
  if (isDeepStrictEqual(settingsOf(present), settings)) return { campaignId, outcome: "unchanged" };
  await campaigns.update(campaignId, settings, now);
  return { campaignId, outcome: "updated" };
}

function settingsOf({ name, active, senderId, timeframe, stages }: StoredCampaign): CampaignSettings {
  return { name, active, senderId, timeframe, stages: stages.map(({ position: _, ...stage }) => stage) };
}
