import type { Kysely } from "kysely";
import { People } from "../../data/people.ts";
import type { Tables } from "../../data/tables.ts";
import { syntheticPerson, syntheticPersonId } from "./people.ts";

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
    const numbers = Array.from({ length: Math.min(batch, count - first) }, (_, index) => first + index);
    const known = await people.known(numbers.map((number) => syntheticPersonId(number, seed)));
    const missing = numbers.filter((number) => !known.has(syntheticPersonId(number, seed)));
    if (missing.length > 0) added += await people.insert(missing.map((number) => syntheticPerson(number, seed)));
  }
  return added;
}
