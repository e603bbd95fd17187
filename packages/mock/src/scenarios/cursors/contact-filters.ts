import type { Contact } from "@recruiting-outreach/contract";

type Filter = (contact: Contact, wanted: string) => boolean;

/** How each filter of listContacts narrows the list. Upper and lower case are the same. */
const textFilters: Readonly<Record<string, Filter>> = {
  email: ({ workEmail, privateEmail, otherEmails = [] }, wanted) =>
    [workEmail, privateEmail, ...otherEmails].some((email) => equal(email, wanted)),
  firstName: ({ firstName }, wanted) => equal(firstName, wanted),
  lastName: ({ lastName }, wanted) => equal(lastName, wanted),
  phone: ({ workMobilePhone = "" }, wanted) => digitsOf(workMobilePhone).includes(digitsOf(wanted)),
  socialUrl: ({ socialUrls = [] }, wanted) =>
    socialUrls.some((url) => equal(url, wanted) || equal(url.split("/").at(-1), wanted)),
  campaignId: ({ currentCampaign }, wanted) => equal(currentCampaign?.campaignId, wanted),
  roleTitle: ({ currentTitle, previousTitle }, wanted) =>
    [currentTitle, previousTitle].some((title) => title?.toLowerCase().includes(wanted.toLowerCase())),
  city: ({ location }, wanted) => equal(location?.city, wanted),
  region: ({ location }, wanted) => equal(location?.region, wanted),
  country: ({ location }, wanted) => equal(location?.country, wanted),
  countryCode: ({ location }, wanted) => equal(location?.countryCode, wanted),
};

/** Whether a contact meets all filters of a query. */
export function meetsFilters(contact: Contact, query: Readonly<Record<string, unknown>>): boolean {
  const {
    tagIds,
    minYearsInCurrentRole: min = 0,
    maxYearsInCurrentRole: max = 80,
  } = query as {
    readonly tagIds?: readonly string[];
    readonly minYearsInCurrentRole?: number;
    readonly maxYearsInCurrentRole?: number;
  };
  const years = contact.currentCompanyTenureYears ?? 0;
  const wantedTags = tagIds?.flatMap((run) => run.toLowerCase().split(","));
  return (
    Object.entries(textFilters).every(([name, meets]) => {
      const wanted = query[name];
      return typeof wanted !== "string" || meets(contact, wanted);
    }) &&
    (!wantedTags || (contact.tags ?? []).some(({ _id = "" }) => wantedTags.includes(_id.toLowerCase()))) &&
    years >= min &&
    years <= max
  );
}

function equal(actual: string | undefined, wanted: string): boolean {
  return actual?.toLowerCase() === wanted.toLowerCase();
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, "");
}
