import type { Kysely } from "kysely";
import { type FoundPerson, People } from "../data/people.ts";
import type { Tables } from "../data/tables.ts";
import { invalidRequest } from "../problems.ts";
import { catchmentCriteria } from "./catchment.ts";
import { companyCriteria } from "./company-criteria.ts";
import { type Criteria, combined, nothingAsked } from "./criteria.ts";
import type { PeopleDirectory, PeoplePage } from "./directory.ts";
import { locationCriteria, personCriteria } from "./person-criteria.ts";
import { samePerson } from "./same-person.ts";
import { similarCriteria } from "./similar-criteria.ts";

/** An index slows down with the square of what it is asked for at once. */
const mostLexemes = 1000;

/** More people than this are not counted. */
const mostCounted = 1000;

/** The directory that lies in the service's own database. */
export function embeddedDirectory(db: Kysely<Tables>): PeopleDirectory {
  const people = new People(db);
  return {
    prepare({ company, people: person, locations, radiusAroundCity }, example) {
      const criteria = combined([
        companyCriteria(company),
        personCriteria(person),
        locationCriteria(locations),
        catchmentCriteria(radiusAroundCity),
        example ? similarCriteria(example) : nothingAsked,
      ]);
      if (criteria.size > mostLexemes) {
        const message = `asks for ${criteria.size} words to include or exclude; at most ${mostLexemes} can be looked for at once`;
        throw invalidRequest([{ path: "body", message }]);
      }
      return {
        async page({ after, limit, now }) {
          // One more than the page holds tells whether another page follows.
          const { people: found, total } = await people.find(criteria, { after, limit: limit + 1, mostCounted, now });
          const onPage = found.slice(0, limit);
          return {
            ...ranked(onPage, criteria),
            next: found.length > limit ? onPage.at(-1)?.person.id : undefined,
            total,
          };
        },
      };
    },
    async lookUp(profile) {
      const criteria = samePerson(profile, "include");
      if (criteria.size === 0) return undefined;
      const { people: found } = await people.find(criteria, { limit: 2, mostCounted, now: new Date(0) });
      return found.length === 1 ? found[0]?.person : undefined;
    },
  };
}

/** Puts those first who meet more wishes; others stay in their order. */
function ranked(
  found: readonly FoundPerson[],
  { required, ranges, preferred }: Criteria,
): Pick<PeoplePage, "people" | "tiers" | "preferencesDropped"> {
  const rated = found.map(({ person, preferred: met }) => ({
    person,
    wishes: preferred.filter((wish) => wish.every((lexeme) => met.has(lexeme))).length,
  }));
  const isPreferred = rated.some(({ wishes }) => wishes > 0);
  return {
    people: rated.sort((one, other) => other.wishes - one.wishes).map(({ person }) => person),
    tiers: [
      ...(required.length + ranges.length > 0 ? (["required"] as const) : []),
      ...(isPreferred ? (["preferred"] as const) : []),
    ],
    preferencesDropped: preferred.length > 0 && !isPreferred,
  };
}
