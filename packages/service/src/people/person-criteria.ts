import type { LocationFilter, PeopleFilters } from "@recruiting-outreach/contract";
import { facet } from "../contacts/facets.ts";
import { addressKey } from "./address-key.ts";
import { companyValues } from "./company-criteria.ts";
import { allValues, alternatives, type Criteria, combined, list, range, type ValueFilters } from "./criteria.ts";
import type { FacetField } from "./facets.ts";

type EvidenceField =
  | "title"
  | "job_title"
  | "skills"
  | "jobDescriptionKeywords"
  | "summaryKeywords"
  | "education"
  | "degree"
  | "school"
  | "fieldOfStudy"
  | "currentCompany"
  | "previousCompany";

const evidenceFields: Readonly<Record<EvidenceField, FacetField>> = {
  title: "title",
  job_title: "title",
  skills: "skill",
  jobDescriptionKeywords: "jobDescription",
  summaryKeywords: "summary",
  education: "education",
  degree: "degree",
  school: "school",
  fieldOfStudy: "fieldOfStudy",
  currentCompany: "currentCompany",
  previousCompany: "previousCompany",
};

const nameFields: Readonly<Record<"name" | "firstName" | "lastName", FacetField>> = {
  name: "name",
  firstName: "firstName",
  lastName: "lastName",
};

/** What the person must be like. Of two names for the same filter, both count when both are given. */
export function personCriteria(people: PeopleFilters = {}): Criteria {
  const { profileUrl, socialUrl, min_connections } = people;
  return combined([
    allValues(nameFields, people),
    allValues(evidenceFields, people),
    ...[profileUrl, socialUrl].map((url) =>
      list("identity", url === undefined ? [] : [facet("social", addressKey(url))]),
    ),
    list("jobFunction", people.job_function),
    list("jobLevel", people.job_level),
    range("connections", min_connections === undefined ? {} : { min: min_connections }),
    range("tenure_years", people.tenure),
    range("tenure_years", people.yearsAtCurrentCompany),
    range("experience_years", people.totalYearsExperience),
    locationCriteria(people.locations),
    ...(people.matchGroups ?? []).map(({ groups }) => alternatives(groups.map(alternative))),
  ]);
}

/** Met by whoever lives at one of the places. A place of which nothing is said that the directory knows is met by everybody. */
export function locationCriteria(locations: readonly LocationFilter[] = []): Criteria {
  return alternatives(
    locations.map(({ city, state, country, country_code, continent }) =>
      combined([
        place("city", city),
        place("state", state),
        place("country", country),
        place("countryCode", country_code),
        place("continent", continent),
      ]),
    ),
  );
}

function place(field: FacetField, value: string | undefined): Criteria {
  return list(field, value === undefined ? [] : [value]);
}

function alternative(
  group: ValueFilters<EvidenceField> & { readonly company?: ValueFilters<"industry" | "keywords" | "name"> },
): Criteria {
  return combined([allValues(evidenceFields, group), companyValues(group.company ?? {})]);
}
