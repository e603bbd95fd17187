import type { Contact, PeopleSearchRequest, PersonSearchResult } from "@recruiting-outreach/contract";
import type { LargeWorkgroup } from "@recruiting-outreach/service/testing";
import type { Asked } from "./latency.ts";

/** How many requests there are of each kind. */
export const samples = 60;

type Query = Readonly<Record<string, string | number | boolean>>;

/** Lists by each filter, with values of contacts that there are. */
export function listKinds(contacts: readonly Contact[], { tagIds, campaignId }: LargeWorkgroup): Asked[] {
  const fromContacts = (name: string, queryOf: (contact: Contact) => Query): Asked =>
    ofQueries(name, contacts.map(queryOf));
  const always = (name: string, query: Query): Asked => ofQueries(name, new Array(samples).fill(query));
  const text = (value: string | undefined): string => value ?? "none";
  const phone = ({ workPhone }: Contact): string => text(workPhone);
  return [
    always("no filter", {}),
    always("page 100", { page: 100 }),
    always("no filter, includeTotal", { includeTotal: true }),
    fromContacts("email", ({ workEmail }) => ({ email: workEmail ?? "nobody@nova.example" })),
    fromContacts("firstName", ({ firstName }) => ({ firstName: text(firstName) })),
    fromContacts("firstName of two letters", ({ firstName }) => ({ firstName: text(firstName).slice(0, 2) })),
    fromContacts("lastName", ({ lastName }) => ({ lastName: text(lastName) })),
    fromContacts("firstName, lastName", ({ firstName, lastName }) => ({
      firstName: text(firstName),
      lastName: text(lastName),
    })),
    fromContacts("phone, E.164", (contact) => ({ phone: phone(contact) })),
    fromContacts("phone, six first digits", (contact) => ({ phone: phone(contact).slice(1, 7) })),
    fromContacts("phone, six last digits", (contact) => ({ phone: phone(contact).slice(-6) })),
    fromContacts("phone, digits all share", () => ({ phone: "555010" })),
    fromContacts("socialUrl", ({ socialUrls }) => ({ socialUrl: text(socialUrls?.[0]) })),
    fromContacts("socialUrl, identifier", ({ socialUrls }) => ({
      socialUrl: text(socialUrls?.[0]?.split("/").at(-1)),
    })),
    fromContacts("roleTitle", ({ currentTitle }) => ({ roleTitle: text(currentTitle) })),
    fromContacts("roleTitle of one word", ({ currentTitle }) => ({ roleTitle: text(currentTitle?.split(" ").at(-1)) })),
    fromContacts("city", ({ location }) => ({ city: text(location?.city) })),
    fromContacts("region", ({ location }) => ({ region: text(location?.region ?? location?.state) })),
    fromContacts("country", ({ location }) => ({ country: text(location?.country) })),
    fromContacts("countryCode", ({ location }) => ({ countryCode: location?.countryCode ?? "PT" })),
    fromContacts("countryCode, includeTotal", ({ location }) => ({
      countryCode: location?.countryCode ?? "PT",
      includeTotal: true,
    })),
    always("minYearsInCurrentRole", { minYearsInCurrentRole: 5 }),
    always("minYearsInCurrentRole, rare", { minYearsInCurrentRole: 30 }),
    always("maxYearsInCurrentRole", { maxYearsInCurrentRole: 1 }),
    always("both years", { minYearsInCurrentRole: 2, maxYearsInCurrentRole: 3 }),
    fromContacts("city, both years", ({ location }) => ({
      city: text(location?.city),
      minYearsInCurrentRole: 2,
      maxYearsInCurrentRole: 4,
    })),
    always("tagIds, common", { tagIds: tagIds[0] ?? "" }),
    always("tagIds, rare", { tagIds: tagIds.at(-1) ?? "" }),
    always("tagIds, fifty", { tagIds: tagIds.join() }),
    fromContacts("tagIds, city", ({ location }) => ({ tagIds: tagIds[0] ?? "", city: text(location?.city) })),
    always("campaignId", { campaignId }),
    fromContacts("campaignId, lastName", ({ lastName }) => ({ campaignId, lastName: text(lastName) })),
    fromContacts("countryCode, roleTitle, city", ({ location, currentTitle }) => ({
      countryCode: location?.countryCode ?? "PT",
      roleTitle: text(currentTitle),
      city: text(location?.city),
    })),
  ];
}

/** Typical searches, with values of people that there are. */
export function searchKinds(people: readonly PersonSearchResult[]): Asked[] {
  const searches = (name: string, bodyOf: (person: PersonSearchResult) => PeopleSearchRequest): Asked => ({
    name,
    requests: people.map((person) => ({ method: "POST", path: "/people/search", body: () => bodyOf(person) })),
  });
  const one = (value: string | undefined): { include: string[] } => ({ include: [value ?? "none"] });
  const skill = ({ skills }: PersonSearchResult, index = 0): string => skills?.[index]?.value ?? "none";
  return [
    searches("nothing", () => ({})),
    searches("title", ({ currentTitle }) => ({ people: { title: one(currentTitle) } })),
    searches("title, skill", (person) => ({
      people: { title: one(person.currentTitle), skills: one(skill(person)) },
    })),
    searches("skills, preferred", (person) => ({
      people: { skills: { include: [skill(person)], preferred: [skill(person, 1)] } },
    })),
    searches("skill, twenty people", (person) => ({ people: { skills: one(skill(person)) }, limit: 20 })),
    searches("title, location", ({ currentTitle, location }) => ({
      people: { title: one(currentTitle) },
      locations: [{ city: location?.city ?? "", country_code: location?.countryCode ?? "" }],
    })),
    searches("company", ({ currentCompany }) => ({ company: { name: one(currentCompany) } })),
    searches("industry, employees", ({ industry }) => ({
      company: { industry: one(industry), employee_count: { min: 50, max: 5000 } },
    })),
    searches("tenure", () => ({ people: { tenure: { min: 2, max: 4 } } })),
    searches("rare tenure", () => ({ people: { tenure: { min: 30 } } })),
    searches("excluded title", ({ currentTitle }) => ({ people: { title: { exclude: [currentTitle ?? ""] } } })),
    searches("radius, skill", (person) => ({
      radiusAroundCity: {
        city: person.location?.city ?? "",
        country_code: person.location?.countryCode ?? "",
        radius_km: 200,
      },
      people: { skills: one(skill(person)) },
    })),
    searches("matchGroups", (person) => ({
      people: {
        matchGroups: [
          {
            groups: [
              { skills: one(skill(person)), title: one(person.currentTitle) },
              { skills: one(skill(person, 1)), summaryKeywords: one(person.industry) },
            ],
          },
        ],
      },
    })),
    searches("profile", ({ socialUrls }) => ({ people: { profileUrl: socialUrls?.[0] ?? "none" } })),
    searches("similar to a contact", ({ contactId }) => ({ similarTo: { contactId } })),
  ];
}

function ofQueries(name: string, queries: readonly Query[]): Asked {
  const pathOf = (query: Query): string =>
    `/contacts?${new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, `${value}`]))}`;
  return { name, requests: queries.map((query) => ({ method: "GET", path: pathOf(query) })) };
}
