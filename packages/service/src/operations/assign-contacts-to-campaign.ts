import { CampaignContacts } from "../data/campaign-contacts.ts";
import { Campaigns } from "../data/campaigns.ts";
import { Events } from "../data/events.ts";
import { newId } from "../ids.ts";
import { type Issue, invalidRequest, notFound } from "../problems.ts";
import type { Handler } from "./handler.ts";

/**
 * POST /campaigns/{campaignId}/contacts: puts contacts into a campaign. Their operations are made by a job, which is there exactly if the assignment is.
 * An inactive campaign takes contacts as well; their operations are paused until it is active.
 */
export const assignContactsToCampaign: Handler<"assignContactsToCampaign"> = async (
  { caller, path, body, now },
  { tenancy, queue },
) =>
  tenancy.write(caller.workgroupId, async (scope) => {
    const campaign = await new Campaigns(scope).find(path.campaignId);
    if (!campaign) throw notFound("campaign", path.campaignId);
    const { campaignId } = campaign;
    const [firstStage] = campaign.stages;
    if (!firstStage) throw new Error(`campaign ${campaignId} has no stages`);
    const campaignContacts = new CampaignContacts(scope);
    const asked = body.contactIds.map((id) => id.toLowerCase());
    refuseUnknown(asked, await campaignContacts.known(asked));

    const jobGroupId = newId(now.getTime());
    const { stagePositionCode } = firstStage;
    const wanted = [...new Set(asked)];
    const assignment = { campaignId, contactIds: wanted, jobGroupId, stagePositionCode };
    const queued = await campaignContacts.assign(assignment, now);
    const contactIds = wanted.filter((id) => queued.has(id));
    await new Events(scope).record(
      ...contactIds.map((contactId) => ({
        contactId,
        kind: "sequence.assigned",
        category: "sequence" as const,
        title: `Assigned to ${campaign.name}`,
        occurredAt: now,
        campaignId,
        data: { jobGroupId, stagePositionCode },
      })),
    );
    if (contactIds.length > 0) {
      await queue.enqueue(scope, { name: "create-operations", data: { campaignId, jobGroupId } });
    }
    return { accepted: true, campaignId, contactIds, jobGroupId, queuedStagePositionCode: stagePositionCode };
  });

/** @throws Problem naming each identifier that no contact of the workgroup has */
function refuseUnknown(contactIds: readonly string[], known: ReadonlySet<string>): void {
  const [first, ...others] = contactIds.flatMap((id, index): Issue[] =>
    known.has(id) ? [] : [{ path: `body.contactIds.${index}`, message: "is no contact of this workgroup" }],
  );
  if (first) throw invalidRequest([first, ...others]);
}
