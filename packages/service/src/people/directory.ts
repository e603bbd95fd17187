import type { PeopleSearchRequest } from "@recruiting-outreach/contract";
import type { ContactProfile } from "../contacts/profile.ts";
import type { Person } from "./person.ts";

/** What people are searched by, apart from a person to compare them with. */
export type PeopleCriteria = Omit<PeopleSearchRequest, "cursor" | "limit" | "similarTo">;

/** People to be found. Everybody on it meets all that is required; only the order within the page goes by what is preferred. */
export interface PeoplePage {
  readonly people: readonly Person[];
  /** Where the next page begins; undefined after the last one. */
  readonly next: string | undefined;
  /** How many people there are on all pages; undefined when there are too many to count. */
  readonly total: number | undefined;
  /** Kinds of criteria that had an effect. */
  readonly tiers: readonly ("required" | "preferred")[];
  /** Whether something was preferred that nobody on the page meets. */
  readonly preferencesDropped: boolean;
}

/** A search whose criteria have been understood. */
export interface PeopleSearch {
  /** @param after - `next` of the page before; undefined for the first page */
  page(options: { after: string | undefined; limit: number; now: Date }): Promise<PeoplePage>;
}

/** Where people are found. */
export interface PeopleDirectory {
  /**
   * Understands criteria; nobody is looked for yet.
   *
   * @param example - whom the people should be like
   * @throws Problem INVALID_REQUEST for criteria that cannot be met by anybody, such as a city that is not known
   */
  prepare(criteria: PeopleCriteria, example?: ContactProfile): PeopleSearch;
  /** The one person who has an address in common with the profile, or else bears the same name at the same company. */
  lookUp(profile: ContactProfile): Promise<Person | undefined>;
}
