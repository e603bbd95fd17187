import type { Experience } from "@recruiting-outreach/contract";
import { identitiesOf } from "../contacts/facets.ts";
import { addressKey } from "./address-key.ts";
import { localityOf } from "./catchment.ts";
import { type FacetField, lexemesOf } from "./facets.ts";
import type { Person } from "./person.ts";
import { countries, countryCodeOf } from "./places.ts";
import { namesAtCompanies } from "./same-person.ts";

/** Everything that a person can be found by in words. */
export function lexemesOfPerson(person: Person): string[] {
  const known = { ...personFacets(person), ...companyFacets(person) };
  const lexemes = Object.entries(known).flatMap(([field, values]) =>
    values.flatMap((value) => (value === undefined ? [] : lexemesOf(field as FacetField, value))),
  );
  return [...new Set(lexemes)];
}

/** What the database keeps for one person. */
export const mostLexemeBytes = 1_048_575;

/** Whether there is room for everything that a person can be found by. */
export function fitsSearch(person: Person): boolean {
  return lexemesOfPerson(person).reduce((sum, lexeme) => sum + Buffer.byteLength(lexeme), 0) <= mostLexemeBytes;
}

type Facets = Partial<Record<FacetField, readonly (string | undefined)[]>>;

function personFacets({ profile, company, jobFunction, jobLevel }: Person): Facets {
  const { firstName, middleName, lastName, currentTitle, location = {}, summary, headline } = profile;
  const { city = "", state = "", country } = location;
  const countryCode = countryCodeOf(location);
  const { name: countryName, continent } = countries[countryCode ?? ""] ?? {};
  const experiences = profile.experiences ?? [];
  const companies = [company.name, profile.currentCompany];
  const education = profile.education ?? [];
  const degrees = education.flatMap(({ degreeLevel, degrees = [] }) => [degreeLevel, ...degrees]);
  const schools = education.map(({ school }) => school);
  const fieldsOfStudy = education.flatMap(({ fieldOfStudy, majors = [], minors = [] }) => [
    fieldOfStudy,
    ...majors,
    ...minors,
  ]);
  return {
    identity: identitiesOf(profile),
    name: [[firstName, lastName].join(" "), [firstName, middleName, lastName].join(" ")],
    firstName: [firstName],
    lastName: [lastName],
    nameAtCompany: namesAtCompanies(profile, companies),
    title: [currentTitle],
    jobFunction: [jobFunction],
    jobLevel: [jobLevel],
    skill: profile.skills?.map(({ value }) => value) ?? [],
    education: [...degrees, ...schools, ...fieldsOfStudy],
    degree: degrees,
    school: schools,
    fieldOfStudy: fieldsOfStudy,
    jobDescription: experiences.map(({ description }) => description),
    summary: [headline, summary],
    currentCompany: companies,
    previousCompany: [
      profile.previousCompany,
      ...experiences.filter((one) => !isCurrent(one, companies)).map((one) => one.company),
    ],
    city: [city],
    state: [state],
    country: [country, countryName],
    countryCode: [countryCode],
    continent: [continent],
    locality: [localityOf({ city, state, countryCode: countryCode ?? "" })],
  };
}

/** Whether a position is still held. Where nothing tells, it is so at the company that somebody is with. */
function isCurrent({ isCurrent, to, company }: Experience, companies: readonly (string | undefined)[]): boolean {
  return isCurrent ?? (to === undefined && company !== undefined && companies.includes(company));
}

function companyFacets({ company }: Person): Facets {
  return {
    companyKey: [company.socialUrl && addressKey(company.socialUrl)],
    industry: [company.industry],
    companyType: [company.type],
    companyKeyword: company.keywords ?? [],
    naicsCode: [company.naicsCode],
    sicCode: [company.sicCode],
    lastFundingType: [company.lastFundingType],
    leadInvestor: company.leadInvestors ?? [],
    hqCity: [company.hq?.city],
    hqState: [company.hq?.state],
    hqCountryCode: [company.hq?.countryCode],
    hqContinent: [company.hq?.continent],
    hqSalesRegion: [company.hq?.salesRegion],
  };
}
