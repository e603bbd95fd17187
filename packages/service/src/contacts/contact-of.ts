import type { Contact, ContactTag, CurrentCampaign } from "@recruiting-outreach/contract";
import type { StoredContact } from "../data/contact-row.ts";
import { tenureYears } from "./tenure.ts";

/** A contact as the contract has it. */
export function contactOf(
  { id, profile, source, sourceType, unsubscribed, createdAt, updatedAt }: StoredContact,
  tags: ContactTag[],
  currentCampaign: CurrentCampaign | undefined,
  now: Date,
): Contact {
  const years = tenureYears(profile, now);
  return {
    ...profile,
    id,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    ...(years !== undefined && { currentCompanyTenureYears: profile.currentCompanyTenureYears ?? cut(years) }),
    ...(currentCampaign && { currentCampaign }),
    tags,
    source,
    sourceType,
    unsubscribed,
  };
}

/** Cut and not rounded, so that nobody shows as having stayed longer than a filter finds. */
function cut(years: number): number {
  return Math.floor(years * 10) / 10;
}
