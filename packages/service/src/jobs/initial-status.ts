import type { OperationStatus } from "@recruiting-outreach/contract";
import type { AssignedContact } from "../data/campaign-contacts.ts";
import type { StoredCampaign, StoredStage } from "../data/campaigns.ts";
import type { Plan } from "../data/tables.ts";

/** What the status of a new operation depends on. */
export interface Circumstances {
  readonly stage: Pick<StoredStage, "enabled" | "needs" | "queue">;
  readonly campaign: Pick<StoredCampaign, "active" | "senderEnabled">;
  readonly contact: Omit<AssignedContact, "contactId" | "assignedAt">;
  readonly plan: Plan;
}

/** A status, and the rule that led to it. */
export interface Verdict {
  readonly status: OperationStatus;
  readonly rule: string;
  /** For people. */
  readonly reason: string;
}

type Rule = Verdict & { readonly holds: (circumstances: Circumstances) => boolean };

const queuesOfPlans: Readonly<Record<Plan, readonly StoredStage["queue"][]>> = {
  starter: ["email", "service"],
  scale: ["email", "sms", "social", "service"],
  enterprise: ["email", "sms", "social", "service"],
};

/** In the order in which they are asked; the first that holds decides. */
const rules: readonly Rule[] = [
  {
    rule: "stage-disabled",
    status: "DISABLED",
    reason: "The stage is switched off.",
    holds: ({ stage }) => !stage.enabled,
  },
  {
    rule: "sender-disabled",
    status: "DISABLED",
    reason: "The sender is switched off.",
    holds: ({ campaign }) => !campaign.senderEnabled,
  },
  {
    rule: "queue-not-in-plan",
    status: "UPSELL",
    reason: "The plan does not include this queue.",
    holds: ({ plan, stage }) => !queuesOfPlans[plan].includes(stage.queue),
  },
  {
    rule: "campaign-inactive",
    status: "paused",
    reason: "The campaign is not active.",
    holds: ({ campaign }) => !campaign.active,
  },
  {
    rule: "contact-unsubscribed",
    status: "blocked",
    reason: "The contact has unsubscribed.",
    holds: ({ contact }) => contact.unsubscribed,
  },
  {
    rule: "email-missing",
    status: "PENDING_HYDRATION",
    reason: "An email address of the contact is being looked for.",
    holds: ({ stage, contact }) => stage.needs === "email" && !contact.hasEmail,
  },
  {
    rule: "phone-missing",
    status: "PENDING_HYDRATION",
    reason: "A phone number of the contact is being looked for.",
    holds: ({ stage, contact }) => stage.needs === "phone" && !contact.hasPhone,
  },
  {
    rule: "social-profile-missing",
    status: "PENDING_HYDRATION",
    reason: "A social profile of the contact is being looked for.",
    holds: ({ stage, contact }) => stage.needs === "social" && !contact.hasSocialProfile,
  },
  {
    rule: "message-unfilled",
    status: "COMPILING_SMART_FIELDS",
    reason: "The message is being filled in for the contact.",
    // The platform's own work has no message.
    holds: ({ stage }) => stage.queue !== "service",
  },
];

const ready: Verdict = { rule: "ready", status: "pending", reason: "Runs when it is due." };

/** The status that an operation is made in. */
export function initialStatus(circumstances: Circumstances): Verdict {
  const { status, rule, reason } = rules.find(({ holds }) => holds(circumstances)) ?? ready;
  return { status, rule, reason };
}
