import { type AssignedContact, CampaignContacts } from "../data/campaign-contacts.ts";
import { Campaigns, type StoredCampaign } from "../data/campaigns.ts";
import { type NewOperation, Operations } from "../data/operations.ts";
import type { Plan } from "../data/tables.ts";
import { Workgroups } from "../data/workgroups.ts";
import { newId } from "../ids.ts";
import { initialStatus } from "./initial-status.ts";
import type { JobHandler } from "./job.ts";

/** Makes the operations of an assignment: one for each contact and stage. Those of a later stage are due after the delays of all before it. */
export const createOperations: JobHandler<"create-operations"> = async ({ workgroupId, data }, { tenancy, clock }) =>
  tenancy.write(workgroupId, async (scope) => {
    const campaigns = new Campaigns(scope);
    const operations = new Operations(scope);
    await campaigns.hold(data.campaignId);
    // What an earlier attempt made came from the stages of that time, which may be others now.
    if (await operations.existIn(data.jobGroupId)) return;
    const campaign = await campaigns.find(data.campaignId);
    // Whoever deleted it meanwhile took its contacts out as well.
    if (!campaign) return;
    const plan = await new Workgroups(scope).plan();
    const contacts = await new CampaignContacts(scope).ofJobGroup(data.jobGroupId);
    const assignment = { campaign, contacts, plan, jobGroupId: data.jobGroupId };
    for (const stageOperations of operationsOf(assignment, clock.now()))
      await operations.insertMissing(stageOperations);
  });

interface Assignment {
  readonly campaign: StoredCampaign;
  readonly contacts: readonly AssignedContact[];
  readonly plan: Plan;
  readonly jobGroupId: string;
}

/** Stage by stage, so that one statement never grows with the number of stages. */
function operationsOf({ campaign, contacts, plan, jobGroupId }: Assignment, now: Date): NewOperation[][] {
  let minutes = 0;
  return campaign.stages.map((stage) => {
    minutes += stage.delayMinutes;
    return contacts.map((contact): NewOperation => {
      const { status, rule, reason } = initialStatus({ stage, campaign, contact, plan });
      const dueAt = new Date(contact.assignedAt.getTime() + minutes * 60_000);
      return {
        id: newId(now.getTime()),
        job_group_id: jobGroupId,
        campaign_id: campaign.campaignId,
        contact_id: contact.contactId,
        position: stage.position,
        queue: stage.queue,
        codename: stage.codename,
        title: stage.title,
        status,
        sender_id: campaign.senderId,
        due_at: dueAt,
        next_eligible_at: stage.position === 0 ? dueAt : null,
        reason_rule: rule,
        reason,
        created_at: now,
        updated_at: now,
      };
    });
  });
}
