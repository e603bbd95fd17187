import type { Contact, LocationFilter, PeopleSearchRequest, ValueFilter } from "@recruiting-outreach/contract";

/** Whether a person meets the filters that the directory knows: names, titles, skills, employers and places. Others narrow nothing. */
export function meetsSearch(person: Contact, { people = {}, locations }: PeopleSearchRequest): boolean {
  const title = [person.currentTitle ?? ""];
  return (
    meets(people.firstName, [person.firstName ?? ""]) &&
    meets(people.lastName, [person.lastName ?? ""]) &&
    meets(people.job_title, title) &&
    meets(people.title, title) &&
    meets(people.skills, person.skills?.map(({ value = "" }) => value) ?? []) &&
    meets(people.currentCompany, [person.currentCompany ?? ""]) &&
    meets(people.previousCompany, [person.previousCompany ?? ""]) &&
    isAtOneOf(person, people.locations) &&
    isAtOneOf(person, locations)
  );
}

function meets(
  { include = [], exclude = [] }: Pick<ValueFilter, "include" | "exclude"> = {},
  values: readonly string[],
): boolean {
  const among = (wanted: string): boolean => values.some((value) => value.toLowerCase().includes(wanted.toLowerCase()));
  return (include.length === 0 || include.some(among)) && !exclude.some(among);
}

function isAtOneOf({ location = {} }: Contact, places: readonly LocationFilter[] = []): boolean {
  const same = (wanted: unknown, actual: string | undefined): boolean =>
    typeof wanted !== "string" || wanted.toLowerCase() === actual?.toLowerCase();
  return (
    places.length === 0 ||
    places.some(
      ({ city, country, country_code }) =>
        same(city, location.city) && same(country, location.country) && same(country_code, location.countryCode),
    )
  );
}
