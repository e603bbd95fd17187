import type { Kysely, SelectQueryBuilder } from "kysely";
import { sql } from "kysely";
import { type ContactFilters, facetQueryOf } from "../contacts/contact-filters.ts";
import type { ContactProfile } from "../contacts/profile.ts";
import { yearMilliseconds } from "../contacts/tenure.ts";
import { type StoredContact, storedColumns, storedContact } from "./contact-row.ts";
import type { Tables } from "./tables.ts";
import type { Scope } from "./tenancy.ts";

/** Which part of a list is wanted. */
export interface Slice {
  /** The contact that the slice comes after, if it is not the first. */
  readonly after?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Long fields, which only the contact by itself has. */
const leftOut = ["summary", "skills", "education", "experiences", "languages", "volunteering", "accomplishments"];

type Matching = SelectQueryBuilder<Tables, "contacts", Record<never, never>>;

/** The contacts of a workgroup, narrowed by filters; those that were made last come first. */
export class ContactList {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** Contacts without their long fields. */
  async slice(filters: ContactFilters, { after, offset, limit }: Slice, now: Date): Promise<StoredContact[]> {
    // The page first, so that nothing long is read of contacts that are not on it.
    const page = this.#matching(filters, now)
      .select("id")
      .$if(after !== undefined, (contacts) => contacts.where("id", "<", after ?? ""))
      .orderBy("id", "desc")
      .offset(offset)
      .limit(limit);
    const rows = await this.#scope.db
      .selectFrom("contacts")
      .select(storedColumns)
      .select(sql<ContactProfile>`profile - ${leftOut}::text[]`.as("profile"))
      .where("workgroup_id", "=", this.#scope.workgroupId)
      .where("id", "in", page)
      .orderBy("id", "desc")
      .execute();
    return rows.map(storedContact);
  }

  async count(filters: ContactFilters, now: Date): Promise<number> {
    const { count } = await this.#matching(filters, now)
      .select(sql<number>`count(*)`.as("count"))
      .executeTakeFirstOrThrow();
    return count;
  }

  #matching(filters: ContactFilters, now: Date): Matching {
    const { db, workgroupId } = this.#scope;
    const { campaignId, tagIds, minYearsInCurrentRole: min, maxYearsInCurrentRole: max } = filters;
    const facets = facetQueryOf(filters);
    let contacts: Matching = db.selectFrom("contacts").where("contacts.workgroup_id", "=", workgroupId);
    if (facets !== undefined) contacts = contacts.where(sql<boolean>`facets @@ ${facets}::tsquery`);
    if (min !== undefined || max !== undefined)
      contacts = contacts.where(tenureWithin(min ?? 0, max ?? Number.POSITIVE_INFINITY, now));
    if (campaignId !== undefined) contacts = contacts.where("id", "in", assignedTo(db, workgroupId, campaignId));
    if (tagIds !== undefined) contacts = contacts.where("id", "in", carrying(db, workgroupId, tagIds));
    return contacts;
  }
}

function assignedTo(db: Kysely<Tables>, workgroupId: string, campaignId: string) {
  return db
    .selectFrom("campaign_contacts")
    .select("contact_id")
    .where("workgroup_id", "=", workgroupId)
    .where("campaign_id", "=", campaignId.toLowerCase());
}

function carrying(db: Kysely<Tables>, workgroupId: string, tagIds: readonly string[]) {
  return db
    .selectFrom("contact_tags")
    .select("contact_id")
    .where("workgroup_id", "=", workgroupId)
    .where("tag_id", "=", sql<string>`any(${tagIds}::text[])`);
}

/**
 * A number of years that is fixed is compared as it is, and a span that still grows by when it began; for both there is an index. A span may also
 * have come to its end since it was written.
 */
function tenureWithin(min: number, max: number, now: Date) {
  const latest = min > 0 ? yearsBefore(now, min) : "infinity";
  const earliest = Number.isFinite(max) ? yearsBefore(now, max) : "-infinity";
  const span = sql`greatest(0, extract(epoch from tenure_until - tenure_from)) * 1000 / ${yearMilliseconds}::float8`;
  return sql<boolean>`(
    tenure_years between ${min} and ${max}
    or (tenure_from between ${earliest} and ${latest} and (tenure_until is null or tenure_until > ${now}))
    or (tenure_until <= ${now} and ${span} between ${min} and ${max})
  )`;
}

function yearsBefore(now: Date, years: number): Date {
  return new Date(now.getTime() - years * yearMilliseconds);
}
