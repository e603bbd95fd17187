import type { CampaignStage, CampaignTimeframe } from "@recruiting-outreach/contract";
import { z } from "zod";
import type { CampaignSettings, StoredStage } from "../data/campaigns.ts";
import type { SenderProfile } from "../data/senders.ts";
import { at } from "../http/contract-document.ts";
import { unstorableText } from "../http/unstorable-text.ts";

/** A campaign as a file describes it, with what the file may leave out. */
export interface CampaignFile {
  readonly sender: SenderProfile;
  readonly settings: Omit<CampaignSettings, "senderId">;
}

type Day = CampaignTimeframe["days"][number];

const schemas = "/components/schemas";
const queues = at(`${schemas}/OperationQueue`)?.["enum"] as CampaignStage["queue"][];
const days = at(`${schemas}/CampaignTimeframe/properties/days/items`)?.["enum"] as Day[];

/** What a stage of each queue cannot run without, unless the file says something else. */
const usualNeeds: Readonly<Record<CampaignStage["queue"], StoredStage["needs"]>> = {
  social: "social",
  email: "email",
  sms: "phone",
  service: "nothing",
};

const time = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/;
const yearMinutes = 525_600;

const sender = z
  .strictObject({
    type: z.string().min(1).max(64).default("user").describe("Kind of sender."),
    userId: z
      .string()
      .min(1)
      .max(64)
      .optional()
      .describe("User whose sender it is. Left out, the whole workgroup shares it."),
    socialUrl: z
      .url({ protocol: /^https?$/ })
      .max(2048)
      .optional()
      .describe("Social profile of the sender."),
  })
  .describe("In whose name the campaign acts. One that is not there yet is made.");

const timeframe = z
  .strictObject({
    timeZone: z
      .string()
      .refine(isTimeZone, "is no time zone, such as Europe/Lisbon")
      .describe("IANA time zone that the hours are meant in."),
    days: z.array(z.enum(days)).min(1).max(7).describe("Days of the week."),
    start: z
      .string()
      .regex(time, { error: "must be written as HH:MM", abort: true })
      .describe("First minute of each day, as HH:MM."),
    end: z
      .string()
      .regex(time, { error: "must be written as HH:MM", abort: true })
      .describe("End of each day, as HH:MM; at most 24:00."),
  })
  .refine(({ start, end }) => start < end, { path: ["end"], message: "must be later than the start" })
  .describe("The hours of the week in which the campaign may act.");

const stage = z.strictObject({
  stagePositionCode: z
    .string()
    .min(1)
    .max(64)
    .optional()
    .describe("Position of the stage. Left out, S1 for the first stage, S2 for the second, and so on."),
  queue: z.enum(queues).describe("Queue that its operations go to."),
  codename: z.string().min(1).max(128).describe("Kind of operation it makes, such as send-email."),
  title: z.string().min(1).max(256).describe("Its name for people."),
  delayMinutes: z
    .int()
    .min(0)
    .max(yearMinutes)
    .default(0)
    .describe("Minutes to wait after the stage before, or after the assignment for the first."),
  needs: z
    .enum(["email", "phone", "social", "nothing"])
    .optional()
    .describe("What the stage cannot run without. Left out, what its queue needs."),
  enabled: z.boolean().default(true).describe("Whether the stage is switched on."),
});

const campaign = z
  .strictObject({
    name: z.string().min(1).max(256).describe("Name of the campaign. The file applies to the campaign of this name."),
    active: z.boolean().default(true).describe("Whether it runs."),
    sender,
    timeframe,
    stages: z.array(stage).min(1).max(50).describe("The steps, in the order in which they run."),
  })
  .describe("A campaign, to be applied to a workgroup.");

/** What is wrong in a file. */
export type CampaignIssue = z.core.$ZodIssue;

/** Judges what stands in a file, and fills in what it leaves out. */
export function readCampaign(value: unknown): CampaignFile | readonly CampaignIssue[] {
  const { success, data, error } = campaign.safeParse(value);
  if (!success) return error.issues;
  const unstorable = unstorableText(data, "");
  if (unstorable) {
    const { path, message } = unstorable;
    return [{ code: "custom", path: path.split(".").slice(1), message, input: value }];
  }
  const { sender: ownSender, stages, ...rest } = data;
  const settings = {
    ...rest,
    stages: stages.map((each, index) => ({
      ...each,
      stagePositionCode: each.stagePositionCode ?? `S${index + 1}`,
      needs: each.needs ?? usualNeeds[each.queue],
    })),
  };
  const codes = settings.stages.map(({ stagePositionCode }) => stagePositionCode);
  const twice = codes.findIndex((code, index) => codes.indexOf(code) < index);
  if (twice < 0) return { sender: ownSender, settings };
  const message = `is ${codes[twice]} as another stage already`;
  return [{ code: "custom", path: ["stages", twice, "stagePositionCode"], message, input: codes[twice] }];
}

/** The JSON Schema of a campaign file, for editors. */
export function campaignJsonSchema(): object {
  return z.toJSONSchema(campaign, { io: "input" });
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
