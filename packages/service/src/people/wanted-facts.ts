import type { EmailPreference } from "@recruiting-outreach/contract";
import type { ContactProfile } from "../contacts/profile.ts";

type Flag = "findEmail" | "findPhone" | "findSocialUrls" | "enrichCareerDetails";

/** What an enrichment is to look for. */
export type WantedFacts = { readonly [Name in Flag]?: boolean } & { readonly emailPreference?: EmailPreference };

const emails = ["workEmail", "privateEmail", "otherEmails"] as const;

const fieldsOfFlags: Readonly<Record<Flag, readonly (keyof ContactProfile)[]>> = {
  findEmail: emails,
  findPhone: ["workPhone", "privatePhone", "workMobilePhone", "privateMobilePhone", "otherPhones", "otherMobilePhones"],
  findSocialUrls: ["socialUrls"],
  enrichCareerDetails: [
    "currentTitle",
    "currentCompany",
    "currentCompanyFrom",
    "currentCompanyTo",
    "currentCompanyUrl",
    "currentCompanySocialUrl",
    "industry",
    "seniority",
    "managementLevel",
    "previousTitle",
    "previousCompany",
    "previousCompanySocialUrl",
    "headline",
    "summary",
    "skills",
    "education",
    "experiences",
    "languages",
    "volunteering",
    "accomplishments",
  ],
};

/** The part of what was found that a request asks for. */
export function wantedFacts(found: ContactProfile, request: WantedFacts): ContactProfile {
  const flags = Object.keys(fieldsOfFlags) as Flag[];
  const fields = new Set(flags.filter((flag) => request[flag]).flatMap((flag) => fieldsOfFlags[flag]));
  const preferred = preferredEmail(found, request);
  if (preferred) for (const field of emails) if (field !== preferred) fields.delete(field);
  return Object.fromEntries(Object.entries(found).filter(([field]) => fields.has(field as keyof ContactProfile)));
}

/** Of two kinds of address the one that is not preferred is told only when there is no other. */
function preferredEmail(found: ContactProfile, { emailPreference }: WantedFacts): (typeof emails)[number] | undefined {
  const field = { work: "workEmail", private: "privateEmail" } as const;
  const preferred = emailPreference?.prefer && field[emailPreference.prefer];
  return preferred && found[preferred] !== undefined ? preferred : undefined;
}
