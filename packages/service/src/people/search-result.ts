import type { PersonSearchResult } from "@recruiting-outreach/contract";
import type { ContactProfile } from "../contacts/profile.ts";
import { tenureYears } from "../contacts/tenure.ts";
import type { StoredContact } from "../data/contacts.ts";
import type { Plan } from "../data/tables.ts";
import type { Person } from "./person.ts";

/** The plans whose workgroups may search for people. */
export const searchingPlans: ReadonlySet<Plan> = new Set(["scale", "enterprise"]);

/** What a search tells a workgroup of a person. Only an enterprise sees addresses and numbers at once; others get them by an enrichment. */
export function visibleProfile({ profile }: Person, plan: Plan): ContactProfile {
  if (plan === "enterprise") return profile;
  const {
    workEmail: _workEmail,
    privateEmail: _privateEmail,
    otherEmails: _otherEmails,
    workPhone: _workPhone,
    privatePhone: _privatePhone,
    otherPhones: _otherPhones,
    workMobilePhone: _workMobilePhone,
    privateMobilePhone: _privateMobilePhone,
    otherMobilePhones: _otherMobilePhones,
    ...visible
  } = profile;
  return visible;
}

/** A person as a search answers, with the contact that the person was saved as. */
export function toSearchResult(
  { id, company }: Person,
  profile: ContactProfile,
  contact: StoredContact,
  now: Date,
): PersonSearchResult {
  const {
    seniority: _seniority,
    managementLevel: _managementLevel,
    previousTitle: _previousTitle,
    previousCompany: _previousCompany,
    previousCompanySocialUrl: _previousCompanySocialUrl,
    customFieldList: _customFieldList,
    ...shared
  } = profile;
  const email = profile.workEmail ?? profile.privateEmail;
  const phone = profile.workMobilePhone ?? profile.workPhone ?? profile.privateMobilePhone ?? profile.privatePhone;
  const tenure = tenureYears(profile, now);
  return {
    ...shared,
    id,
    contactId: contact.id,
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(tenure !== undefined && { currentCompanyTenureYears: Math.round(tenure * 10) / 10 }),
    ...(company.name !== "" && { currentCompanyProfile: { ...company } }),
    createdAt: contact.createdAt.toISOString(),
    updatedAt: contact.updatedAt.toISOString(),
  };
}
