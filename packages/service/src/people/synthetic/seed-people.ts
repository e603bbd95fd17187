import type { Kysely } from "kysely";
import { People } from "../../data/people.ts";
import type { Tables } from "../../data/tables.ts";
import { syntheticPerson } from "./people.ts";

const batch = 500;

/**
 * Fills the embedded directory with people who do not exist. Whoever is there already stays, so it may run at every start.
 *
 * @param count - how many people
 * @param seed - the same seed gives the same people. Default: 1
 * @returns how many were new
 */
export async function seedPeople(db: Kysely<Tables>, count: number, seed = 1): Promise<number> {
  const people = new People(db);
  let added = 0;
  for (let first = 0; first < count; first += batch) {
    const size = Math.min(batch, count - first);
    added += await people.insert(Array.from({ length: size }, (_, index) => syntheticPerson(first + index, seed)));
  }
  return added;
}
