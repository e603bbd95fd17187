import type { ContactProfile } from "../contacts/profile.ts";
import { type CampaignSettings, Campaigns } from "../data/campaigns.ts";
import { Contacts } from "../data/contacts.ts";
import { type SenderProfile, Senders } from "../data/senders.ts";
import type { TestService, TestWorkgroup } from "./test-service.ts";

/** Three stages: an invitation at once, an email after two days, a text message after four more. */
export const threeStages: CampaignSettings["stages"] = [
  {
    stagePositionCode: "S1",
    queue: "social",
    codename: "send-social-invitation",
    title: "Send an invitation",
    delayMinutes: 0,
    needs: "social",
    enabled: true,
  },
  {
    stagePositionCode: "S2",
    queue: "email",
    codename: "send-email",
    title: "Send an email",
    delayMinutes: 2880,
    needs: "email",
    enabled: true,
  },
  {
    stagePositionCode: "S3",
    queue: "sms",
    codename: "send-sms",
    title: "Send a text message",
    delayMinutes: 5760,
    needs: "phone",
    enabled: true,
  },
];

/** Adds a campaign of three stages, with a sender that the workgroup shares. */
export function addCampaign(
  { services, clock }: TestService,
  { workgroupId }: TestWorkgroup,
  {
    sender = { type: "user" },
    ...settings
  }: Partial<Omit<CampaignSettings, "senderId">> & { readonly sender?: SenderProfile } = {},
): Promise<string> {
  return services.tenancy.write(workgroupId, async (scope) => {
    const senderId = await new Senders(scope).ensure(sender, clock.now());
    const campaign: CampaignSettings = {
      name: "Backend engineers, Lisbon",
      active: true,
      timeframe: { timeZone: "Europe/Lisbon", days: ["monday", "friday"], start: "09:00", end: "18:00" },
      stages: threeStages,
      ...settings,
      senderId,
    };
    return new Campaigns(scope).insert(campaign, clock.now());
  });
}

/** Adds a contact whom every stage can reach. */
export function addContact(
  { services, clock }: TestService,
  { workgroupId }: TestWorkgroup,
  profile: ContactProfile = {
    workEmail: "priya@nova.example",
    workPhone: "+351912345678",
    socialUrls: ["https://social.example/in/priya-raman"],
  },
): Promise<string> {
  return services.tenancy.write(workgroupId, (scope) =>
    new Contacts(scope).insert(profile, { source: "test", sourceType: "test" }, clock.now()),
  );
}

/** Adds several contacts, of whom nothing but an email address is known. */
export function addContacts(
  { services, clock }: TestService,
  { workgroupId }: TestWorkgroup,
  count: number,
): Promise<string[]> {
  return services.tenancy.write(workgroupId, async (scope) => {
    const contacts = new Contacts(scope);
    const ids: string[] = [];
    for (let index = 0; index < count; index++) {
      const profile = { workEmail: `contact-${index}@nova.example` };
      ids.push(await contacts.insert(profile, { source: "test", sourceType: "test" }, clock.now()));
    }
    return ids;
  });
}
