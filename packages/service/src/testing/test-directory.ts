import { sql } from "kysely";
import { inject } from "vitest";
import { openDatabase } from "../data/database.ts";
import { People } from "../data/people.ts";
import { newId } from "../ids.ts";
import type { PeopleCriteria, PeopleDirectory } from "../people/directory.ts";
import { embeddedDirectory } from "../people/embedded-directory.ts";
import type { FullyKnownPerson, Person } from "../people/person.ts";
import { syntheticPerson } from "../people/synthetic/people.ts";

/** When tests of the directory search. */
export const searchedAt: Date = new Date("2026-11-20T12:00:00.000Z");

/** Whom the directory knows; the same people in every run. */
export const testPeople: readonly FullyKnownPerson[] = Array.from({ length: 400 }, (_, number) =>
  syntheticPerson(number, 7),
);

/** One of them of whom everything is known that can be asked for. */
export const testPerson: FullyKnownPerson = testPeople.find(
  ({ company, profile }) => company.lastFundingYear && profile.experiences?.[1],
) as FullyKnownPerson;

/** A directory of its own, which no other test changes. */
export interface TestDirectory extends AsyncDisposable {
  readonly directory: PeopleDirectory;
  /** Everybody who meets the criteria. */
  find(criteria: PeopleCriteria): Promise<readonly Person[]>;
}

/** @param people - whom it knows. Default: {@link testPeople} */
export async function startTestDirectory(people: readonly Person[] = testPeople): Promise<TestDirectory> {
  const database = await openDatabase({ url: inject("ownerUrl"), poolSize: 1 });
  const schema = `people_${newId()}`;
  await sql`create schema ${sql.id(schema)}`.execute(database.db);
  await sql`create table ${sql.id(schema, "people")} (like people including all)`.execute(database.db);
  const db = database.db.withSchema(schema);
  await new People(db).insert(people);
  const directory = embeddedDirectory(db);
  return {
    directory,
    async find(criteria) {
      const page = await directory.prepare(criteria).page({ after: undefined, limit: people.length, now: searchedAt });
      return page.people;
    },
    async [Symbol.asyncDispose]() {
      await sql`drop schema ${sql.id(schema)} cascade`.execute(database.db);
      await database.close();
    },
  };
}

/** People by their identifiers, in an order that does not depend on how they were found. */
export function idsOf(people: readonly Person[]): string[] {
  return people.map(({ id }) => id).sort();
}
