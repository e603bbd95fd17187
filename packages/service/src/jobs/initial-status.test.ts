import { operationStatusGroups } from "@recruiting-outreach/contract";
import { describe, expect, it } from "vitest";
import { type Circumstances, initialStatus } from "./initial-status.ts";

/** Nothing stands against an email stage. */
const fair: Circumstances = {
  stage: { enabled: true, queue: "email", needs: "email" },
  campaign: { active: true, senderEnabled: true },
  contact: { unsubscribed: false, hasEmail: true, hasPhone: true, hasSocialProfile: true },
  plan: "scale",
};

/** Everything at once stands against a social stage. */
const adverse: Circumstances = {
  stage: { enabled: false, queue: "social", needs: "social" },
  campaign: { active: false, senderEnabled: false },
  contact: { unsubscribed: true, hasEmail: false, hasPhone: false, hasSocialProfile: false },
  plan: "starter",
};

type Change = Partial<Pick<Circumstances, "plan">> & {
  [Part in "stage" | "campaign" | "contact"]?: Partial<Circumstances[Part]>;
};

function changed(base: Circumstances, { stage, campaign, contact, plan }: Change): Circumstances {
  return {
    stage: { ...base.stage, ...stage },
    campaign: { ...base.campaign, ...campaign },
    contact: { ...base.contact, ...contact },
    plan: plan ?? base.plan,
  };
}

describe("each rule by itself", () => {
  it.each<{ when: string; change: Change; status: string; rule: string }>([
    {
      when: "the stage is switched off",
      change: { stage: { enabled: false } },
      status: "DISABLED",
      rule: "stage-disabled",
    },
    {
      when: "the sender is switched off",
      change: { campaign: { senderEnabled: false } },
      status: "DISABLED",
      rule: "sender-disabled",
    },
    {
      when: "the plan lacks the social queue",
      change: { plan: "starter", stage: { queue: "social", needs: "social" } },
      status: "UPSELL",
      rule: "queue-not-in-plan",
    },
    {
      when: "the plan lacks the queue of text messages",
      change: { plan: "starter", stage: { queue: "sms", needs: "phone" } },
      status: "UPSELL",
      rule: "queue-not-in-plan",
    },
    {
      when: "the campaign is not active",
      change: { campaign: { active: false } },
      status: "paused",
      rule: "campaign-inactive",
    },
    {
      when: "the contact has unsubscribed",
      change: { contact: { unsubscribed: true } },
      status: "blocked",
      rule: "contact-unsubscribed",
    },
    {
      when: "an email has no address",
      change: { contact: { hasEmail: false } },
      status: "PENDING_HYDRATION",
      rule: "email-missing",
    },
    {
      when: "a text message has no number",
      change: { stage: { queue: "sms", needs: "phone" }, contact: { hasPhone: false } },
      status: "PENDING_HYDRATION",
      rule: "phone-missing",
    },
    {
      when: "an invitation has no profile",
      change: { stage: { queue: "social", needs: "social" }, contact: { hasSocialProfile: false } },
      status: "PENDING_HYDRATION",
      rule: "social-profile-missing",
    },
    {
      when: "there is a message to fill in",
      change: {},
      status: "COMPILING_SMART_FIELDS",
      rule: "message-unfilled",
    },
    {
      when: "an email goes out on the smallest plan",
      change: { plan: "starter" },
      status: "COMPILING_SMART_FIELDS",
      rule: "message-unfilled",
    },
    {
      when: "the stage needs none of what the contact lacks",
      change: { contact: { hasPhone: false, hasSocialProfile: false } },
      status: "COMPILING_SMART_FIELDS",
      rule: "message-unfilled",
    },
    {
      when: "the platform works by itself",
      change: { stage: { queue: "service", needs: "nothing" }, contact: { hasEmail: false } },
      status: "pending",
      rule: "ready",
    },
  ])("$status when $when", ({ change, status, rule }) => {
    expect(initialStatus(changed(fair, change))).toMatchObject({ status, rule });
  });
});

describe("several rules at once", () => {
  // From one line to the next, the cause of the line before is lifted.
  const order: { change: Change; rule: string }[] = [
    { change: {}, rule: "stage-disabled" },
    { change: { stage: { enabled: true } }, rule: "sender-disabled" },
    { change: { campaign: { senderEnabled: true } }, rule: "queue-not-in-plan" },
    { change: { plan: "scale" }, rule: "campaign-inactive" },
    { change: { campaign: { active: true } }, rule: "contact-unsubscribed" },
    { change: { contact: { unsubscribed: false } }, rule: "social-profile-missing" },
    { change: { contact: { hasSocialProfile: true } }, rule: "message-unfilled" },
  ];

  it("are asked in one order", () => {
    let circumstances = adverse;
    const decided = order.map(({ change }) => {
      circumstances = changed(circumstances, change);
      return initialStatus(circumstances).rule;
    });
    expect(decided).toEqual(order.map(({ rule }) => rule));
  });
});

it("never makes an operation that is final already", () => {
  for (const circumstances of [fair, adverse]) {
    expect(operationStatusGroups.final).not.toContain(initialStatus(circumstances).status);
  }
});
