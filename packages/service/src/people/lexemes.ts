import { identitiesOf } from "../contacts/facets.ts";
import { addressKey } from "./address-key.ts";
import { localityOf } from "./catchment.ts";
import { type FacetField, lexemesOf } from "./facets.ts";
import type { Person } from "./person.ts";
import { countries } from "./places.ts";

/** Everything that a person can be found by in words. */
export function lexemesOfPerson(person: Person): string[] {
  const known = { ...personFacets(person), ...companyFacets(person) };
  const lexemes = Object.entries(known).flatMap(([field, values]) =>
    values.flatMap((value) => (value === undefined ? [] : lexemesOf(field as FacetField, value))),
  );
  return [...new Set(lexemes)];
}

type Facets = Partial<Record<FacetField, readonly (string | undefined)[]>>;

function personFacets({ profile, jobFunction, jobLevel }: Person): Facets {
  const { firstName, middleName, lastName, currentTitle, location = {}, summary, headline } = profile;
  const { city = "", state = "", country, countryCode = "" } = location;
  const experiences = profile.experiences ?? [];
  const education = profile.education ?? [];
  const degrees = education.flatMap(({ degreeLevel, degrees = [] }) => [degreeLevel, ...degrees]);
  const schools = education.map(({ school }) => school);
  const fieldsOfStudy = education.flatMap(({ fieldOfStudy, majors = [] }) => [fieldOfStudy, ...majors]);
  return {
    identity: identitiesOf(profile),
    name: [[firstName, lastName].join(" "), [firstName, middleName, lastName].join(" ")],
    firstName: [firstName],
    lastName: [lastName],
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
    previousCompany: experiences.filter(({ isCurrent }) => !isCurrent).map(({ company }) => company),
    city: [city],
    state: [state],
    country: [country],
    countryCode: [countryCode],
    continent: [countries[countryCode]?.continent],
    locality: [localityOf({ city, state, countryCode })],
  };
}

function companyFacets({ company }: Person): Facets {
  return {
    currentCompany: [company.name],
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
