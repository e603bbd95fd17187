import type { Contact } from "@recruiting-outreach/contract";
import { type RawBuilder, type Selectable, sql } from "kysely";
import { anyOf, has } from "../contacts/facet-query.ts";
import { identitiesOf } from "../contacts/facets.ts";
import type { ContactProfile } from "../contacts/profile.ts";
import { searchColumnsOf } from "../contacts/search-columns.ts";
import { tenureYears } from "../contacts/tenure.ts";
import { newId } from "../ids.ts";
import { CurrentCampaigns } from "./current-campaigns.ts";
import type { Tables } from "./tables.ts";
import { Tags } from "./tags.ts";
import type { Scope } from "./tenancy.ts";

/** A contact as it is kept. */
export interface StoredContact {
  readonly id: string;
  readonly profile: ContactProfile;
  readonly source: string;
  readonly sourceType: string;
  readonly unsubscribed: boolean;
  /** Whether it is kept up to date automatically. */
  readonly autoUpdate: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Where a contact came from. */
export interface ContactOrigin {
  readonly source: string;
  readonly sourceType: string;
}

/** Columns of {@link StoredContact}. */
export const storedColumns = [
  "id",
  "profile",
  "source",
  "source_type",
  "unsubscribed",
  "auto_update",
  "created_at",
  "updated_at",
] as const;

/** The contacts of a workgroup. Identifiers are compared without case. */
export class Contacts {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  async find(id: string): Promise<StoredContact | undefined> {
    const [contact] = await this.findMany([id]);
    return contact;
  }

  /** Those that exist, in no particular order. */
  async findMany(ids: readonly string[]): Promise<StoredContact[]> {
    if (ids.length === 0) return [];
    const rows = await this.#select()
      .where("id", "=", sql<string>`any(${ids.map((id) => id.toLowerCase())}::text[])`)
      .execute();
    return rows.map(storedContact);
  }

  /** Finds a contact, and lets nobody else change it before the transaction ends. */
  async findForUpdate(id: string): Promise<StoredContact | undefined> {
    const row = await this.#select().where("id", "=", id.toLowerCase()).forUpdate().executeTakeFirst();
    return row && storedContact(row);
  }

  /**
   * Holds off, until the transaction ends, everybody else who is about to look for duplicates of these people. Needed beforehand by whoever saves
   * several people in one transaction: two of them that took each other's people one by one would wait for each other for ever.
   */
  async claimIdentities(profiles: readonly ContactProfile[]): Promise<void> {
    const keys = [...new Set(profiles.flatMap(identitiesOf))].sort().map((key) => `${this.#scope.workgroupId} ${key}`);
    if (keys.length === 0) return;
    await sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${keys}::text[]) as key`.execute(
      this.#scope.db,
    );
  }

  /**
   * The oldest contact that shares an email address, a phone number in E.164 form or a profile address with this one. Inside a transaction nobody
   * else gets an answer about the same person before it ends, so that a contact made for want of a duplicate stays the only one.
   */
  async findDuplicate(profile: ContactProfile): Promise<StoredContact | undefined> {
    await this.claimIdentities([profile]);
    const query = anyOf(identitiesOf(profile).map(has));
    if (query === undefined) return undefined;
    // Looked for first and put in order then; the other way round the database would read contact by contact.
    const row = await this.#select()
      .with(
        (found) => found("same").materialized(),
        (db) =>
          db
            .selectFrom("contacts as candidates")
            .select("candidates.id")
            .where("candidates.workgroup_id", "=", this.#scope.workgroupId)
            .where(sql<boolean>`candidates.facets @@ ${query}::tsquery`),
      )
      .where("id", "in", (found) => found.selectFrom("same").select("same.id").orderBy("same.id").limit(1))
      .forUpdate()
      .executeTakeFirst();
    return row && storedContact(row);
  }

  /**
   * @param id - identifier that the new contact is to have. Default: a new one
   * @returns the new contact's identifier
   */
  async insert(
    profile: ContactProfile,
    { source, sourceType }: ContactOrigin,
    now: Date,
    id: string = newId(now.getTime()),
  ): Promise<string> {
    await this.#scope.db
      .insertInto("contacts")
      .values({
        workgroup_id: this.#scope.workgroupId,
        id,
        source,
        source_type: sourceType,
        created_at: now,
        ...profileColumns(profile, now),
      })
      .execute();
    return id;
  }

  /** Puts a profile in the place of the one before. */
  async update(id: string, profile: ContactProfile, now: Date): Promise<void> {
    await this.#scope.db
      .updateTable("contacts")
      .set(profileColumns(profile, now))
      .where("workgroup_id", "=", this.#scope.workgroupId)
      .where("id", "=", id)
      .execute();
  }

  /** Says whether the contact is kept up to date automatically. */
  async setAutoUpdate(id: string, autoUpdate: boolean): Promise<void> {
    await this.#scope.db
      .updateTable("contacts")
      .set({ auto_update: autoUpdate })
      .where("workgroup_id", "=", this.#scope.workgroupId)
      .where("id", "=", id)
      .execute();
  }

  /** The contact as the contract has it, with its tags and its campaign. */
  async toContact(stored: StoredContact, now: Date): Promise<Contact> {
    const [contact] = await this.toContacts([stored], now);
    if (!contact) throw new Error("a contact was lost");
    return contact;
  }

  /** See {@link toContact}; in the same order. */
  async toContacts(stored: readonly StoredContact[], now: Date): Promise<Contact[]> {
    const ids = stored.map(({ id }) => id);
    const tags = await new Tags(this.#scope).ofContacts(ids);
    const campaigns = await new CurrentCampaigns(this.#scope).ofContacts(ids);
    return stored.map(({ id, profile, source, sourceType, unsubscribed, createdAt, updatedAt }) => {
      const years = tenureYears(profile, now);
      const currentCampaign = campaigns.get(id);
      return {
        ...profile,
        id,
        createdAt: createdAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
        // Cut and not rounded, so that nobody shows as having stayed longer than a filter finds.
        ...(years !== undefined && { currentCompanyTenureYears: profile.currentCompanyTenureYears ?? cut(years) }),
        ...(currentCampaign && { currentCampaign }),
        tags: tags.get(id) ?? [],
        source,
        sourceType,
        unsubscribed,
      };
    });
  }

  #select() {
    return this.#scope.db
      .selectFrom("contacts")
      .select(storedColumns)
      .where("workgroup_id", "=", this.#scope.workgroupId);
  }
}

/** A row with the {@link storedColumns}, as a contact. */
export function storedContact(
  row: Pick<Selectable<Tables["contacts"]>, (typeof storedColumns)[number]>,
): StoredContact {
  const { id, profile, source, source_type, unsubscribed, auto_update, created_at, updated_at } = row;
  return {
    id,
    profile,
    source,
    sourceType: source_type,
    unsubscribed,
    autoUpdate: auto_update,
    createdAt: created_at,
    updatedAt: updated_at,
  };
}

function profileColumns(profile: ContactProfile, now: Date) {
  const { facets, tenureYears: years, tenureFrom, tenureUntil } = searchColumnsOf(profile, now);
  return {
    profile: JSON.stringify(profile),
    updated_at: now,
    facets: sql`array_to_tsvector(${facets}::text[])` as RawBuilder<string>,
    tenure_years: years,
    tenure_from: tenureFrom,
    tenure_until: tenureUntil,
  };
}

function cut(years: number): number {
  return Math.floor(years * 10) / 10;
}
