import { CampaignContacts } from "../data/campaign-contacts.ts";
import { Campaigns } from "../data/campaigns.ts";
import { Operations } from "../data/operations.ts";
import { notFound } from "../problems.ts";
import type { Handler } from "./handler.ts";

/** GET /campaigns/{campaignId}: a campaign with its stages, its hours, and how its operations stand at this moment. */
export const getCampaign: Handler<"getCampaign"> = async ({ caller, path }, { tenancy }) =>
  tenancy.read(caller.workgroupId, async (scope) => {
    const campaign = await new Campaigns(scope).find(path.campaignId);
    if (!campaign) throw notFound("campaign", path.campaignId);
    const { campaignId, name, active, timeframe, stages, createdAt, updatedAt } = campaign;
    const contactCount = await new CampaignContacts(scope).count(campaignId);
    const operationCounts = await new Operations(scope).countsByStatus(campaignId);
    return {
      campaignId,
      name,
      active,
      stageCount: stages.length,
      contactCount,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      stages: stages.map(({ stagePositionCode, queue, codename, title, delayMinutes }) => ({
        stagePositionCode,
        queue,
        codename,
        title,
        delayMinutes,
      })),
      timeframe,
      analysis: { contactCount, operationCounts },
    };
  });
