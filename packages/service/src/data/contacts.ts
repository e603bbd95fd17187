import type { Contact } from "@recruiting-outreach/contract";
import { sql } from "kysely";
import { contactOf } from "../contacts/contact-of.ts";
import { anyOf, has } from "../contacts/facet-query.ts";
import { identitiesOf } from "../contacts/facets.ts";
import type { ContactProfile } from "../contacts/profile.ts";
import { newId } from "../ids.ts";
import { profileColumns, type StoredContact, storedColumns, storedContact } from "./contact-row.ts";
import { CurrentCampaigns } from "./current-campaigns.ts";
import { Tags } from "./tags.ts";
import type { Scope } from "./tenancy.ts";

export type { StoredContact } from "./contact-row.ts";

/** Where a contact came from. */
export interface ContactOrigin {
  readonly source: string;
  readonly sourceType: string;
}

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
    const [contact] = await this.findManyForUpdate([id]);
    return contact;
  }

  /** See {@link findForUpdate}; all in the same order, so that none who wants the same ones waits in a circle. */
  async findManyForUpdate(ids: readonly string[]): Promise<StoredContact[]> {
    if (ids.length === 0) return [];
    const rows = await this.#select()
      .where("id", "=", sql<string>`any(${ids.map((id) => id.toLowerCase())}::text[])`)
      .orderBy("id")
      .forUpdate()
      .execute();
    return rows.map(storedContact);
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
    return this.findSame(profile);
  }

  /** See {@link findDuplicate}; for whoever has claimed the identities already. */
  async findSame(profile: ContactProfile): Promise<StoredContact | undefined> {
    const query = anyOf(identitiesOf(profile).map(has));
    if (query === undefined) return undefined;
    const { db, workgroupId } = this.#scope;
    const row = await db
      // Found first and put in order then; the other way round the database would look at contact after contact.
      .with(
        (same) => same("same").materialized(),
        (found) =>
          found
            .selectFrom("contacts")
            .select("id")
            .where("workgroup_id", "=", workgroupId)
            .where(sql<boolean>`facets @@ ${query}::tsquery`),
      )
      .selectFrom("contacts")
      .select(storedColumns)
      .where("workgroup_id", "=", workgroupId)
      .where("id", "=", (found) => found.selectFrom("same").select((same) => same.fn.min("same.id").as("id")))
      .forUpdate("contacts")
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
    return stored.map((contact) => contactOf(contact, tags.get(contact.id) ?? [], campaigns.get(contact.id), now));
  }

  #select() {
    return this.#scope.db
      .selectFrom("contacts")
      .select(storedColumns)
      .where("workgroup_id", "=", this.#scope.workgroupId);
  }
}
