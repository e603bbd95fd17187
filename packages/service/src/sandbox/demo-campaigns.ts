import type { OperationStatus } from "@recruiting-outreach/contract";
import type { CampaignSettings } from "../data/campaigns.ts";

/** A campaign of the sandbox, and how far it has come with whom. */
export interface DemoCampaign {
  readonly id: string;
  readonly jobGroupId: string;
  readonly settings: Omit<CampaignSettings, "senderId">;
  /** Statuses of the operations of each contact, stage by stage. */
  readonly progress: Readonly<Record<string, readonly OperationStatus[]>>;
}

const workdays: CampaignSettings["timeframe"]["days"] = ["monday", "tuesday", "wednesday", "thursday", "friday"];

const invitation = { queue: "social", codename: "send-social-invitation", title: "Send an invitation" } as const;
const email = { queue: "email", codename: "send-email", title: "Send the first email" } as const;
const sms = { queue: "sms", codename: "send-sms", title: "Send a reminder" } as const;

/** The campaign of the contract's examples, and one whose operations stand in every status that there is. */
export const demoCampaigns: readonly DemoCampaign[] = [
  {
    id: "66e0ca4a5a7b3c0012ca0001",
    jobGroupId: "6740b0065a7b3c0012bb0001",
    settings: {
      name: "Backend engineers, Lisbon",
      active: true,
      timeframe: { timeZone: "Europe/Lisbon", days: workdays, start: "09:00", end: "18:00" },
      stages: [
        { stagePositionCode: "S1", ...invitation, delayMinutes: 0, needs: "social", enabled: true },
        { stagePositionCode: "S2", ...email, delayMinutes: 2880, needs: "email", enabled: true },
        { stagePositionCode: "S3", ...sms, delayMinutes: 5760, needs: "phone", enabled: true },
      ],
    },
    progress: {
      "66f1c0de5a7b3c0012ab0001": ["success", "pending", "pending"],
      "66f1c0de5a7b3c0012ab0002": ["processing", "pending", "pending"],
    },
  },
  {
    id: "66e0ca4a5a7b3c0012ca0002",
    jobGroupId: "6740b0065a7b3c0012bb0002",
    settings: {
      name: "Product designers, Porto",
      active: true,
      timeframe: { timeZone: "Europe/Lisbon", days: workdays, start: "10:00", end: "17:00" },
      stages: [
        { stagePositionCode: "S1", ...email, delayMinutes: 0, needs: "email", enabled: true },
        { stagePositionCode: "S2", ...sms, delayMinutes: 1440, needs: "phone", enabled: true },
      ],
    },
    progress: {
      "66f1c0de5a7b3c0012ab0101": ["success", "OUT_OF_TIMEFRAME"],
      "66f1c0de5a7b3c0012ab0102": ["success", "fail"],
      "66f1c0de5a7b3c0012ab0103": ["processing", "pending"],
      "66f1c0de5a7b3c0012ab0104": ["THROTTLED", "QUOTA_REACHED"],
      "66f1c0de5a7b3c0012ab0105": ["PENDING_HYDRATION", "COMPILING_SMART_FIELDS"],
      "66f1c0de5a7b3c0012ab0106": ["SYNCHRONIZING", "paused"],
      "66f1c0de5a7b3c0012ab0107": ["blocked", "UPSELL"],
      "66f1c0de5a7b3c0012ab0108": ["DISABLED", "DISABLED"],
    },
  },
  {
    id: "66e0ca4a5a7b3c0012ca0003",
    jobGroupId: "6740b0065a7b3c0012bb0003",
    settings: {
      name: "Data engineers, remote",
      active: false,
      timeframe: { timeZone: "Europe/Berlin", days: workdays, start: "08:00", end: "20:00" },
      stages: [{ stagePositionCode: "S1", ...email, delayMinutes: 0, needs: "email", enabled: true }],
    },
    progress: {},
  },
];
