import { Campaigns } from "../data/campaigns.ts";
import { type NewOperation, Operations } from "../data/operations.ts";
import { newId } from "../ids.ts";
import type { TestService, TestWorkgroup } from "./test-service.ts";

/** Adds an operation of a campaign and a contact, ready to run unless something else is said. */
export function addOperation(
  { services, clock }: TestService,
  { workgroupId }: TestWorkgroup,
  operation: Partial<NewOperation> & Pick<NewOperation, "campaign_id" | "contact_id">,
): Promise<string> {
  return services.tenancy.write(workgroupId, async (scope) => {
    const campaign = await new Campaigns(scope).find(operation.campaign_id);
    if (!campaign) throw new Error("add the campaign first");
    const now = clock.now();
    const made: NewOperation = {
      id: newId(now.getTime()),
      job_group_id: newId(now.getTime()),
      position: 0,
      queue: "social",
      codename: "send-social-invitation",
      title: "Send an invitation",
      status: "pending",
      sender_id: campaign.senderId,
      due_at: now,
      created_at: now,
      updated_at: now,
      ...operation,
    };
    await new Operations(scope).insertMissing([made]);
    return made.id;
  });
}
