import type { ContactTag, Tag } from "@recruiting-outreach/contract";
import { sql } from "kysely";
import { newId } from "../ids.ts";
import type { Scope } from "./tenancy.ts";

/** How a tag looks that was made by an import. */
const plainLook = { icon_name: "tag", color: "#6e7781" };

/** The tags of a workgroup, and which contact carries which. */
export class Tags {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /**
   * Tags in the order of their names.
   *
   * @param beginning - keeps those whose name begins like this, upper and lower case being different
   */
  async list(beginning: string | undefined, limit: number): Promise<Tag[]> {
    const value = sql<string>`value collate "C"`;
    return this.#scope.db
      .selectFrom("tags")
      .select(["id as tagId", "value"])
      .where("workgroup_id", "=", this.#scope.workgroupId)
      .$if(beginning !== undefined, (tags) => tags.where(sql<boolean>`${value} ^@ ${beginning}`))
      .orderBy(value)
      .limit(limit)
      .execute();
  }

  /** The tags of each contact, in the order of their names. */
  async ofContacts(contactIds: readonly string[]): Promise<ReadonlyMap<string, ContactTag[]>> {
    if (contactIds.length === 0) return new Map();
    const rows = await this.#scope.db
      .selectFrom("contact_tags")
      .innerJoin("tags", (join) =>
        join.onRef("tags.workgroup_id", "=", "contact_tags.workgroup_id").onRef("tags.id", "=", "contact_tags.tag_id"),
      )
      .select(["contact_id", "tags.id", "value", "icon_name", "color"])
      .where("contact_tags.workgroup_id", "=", this.#scope.workgroupId)
      .where("contact_id", "=", sql<string>`any(${contactIds}::text[])`)
      .orderBy(sql`value collate "C"`)
      .execute();
    const tags = Map.groupBy(rows, ({ contact_id }) => contact_id);
    return new Map(
      [...tags].map(([contactId, ofContact]) => [
        contactId,
        ofContact.map(({ id, value, icon_name, color }) => ({ _id: id, value, iconName: icon_name, color })),
      ]),
    );
  }

  /** Makes a tag, with its looks. */
  async add({ _id, value, iconName, color }: Required<ContactTag>, now: Date): Promise<void> {
    await this.#scope.db
      .insertInto("tags")
      .values({ workgroup_id: this.#scope.workgroupId, id: _id, value, icon_name: iconName, color, created_at: now })
      .execute();
  }

  /** Attaches tags to a contact by their names; a name that is new makes a new tag. */
  async attach(contactId: string, names: readonly string[], now: Date): Promise<void> {
    if (names.length === 0) return;
    const { db, workgroupId } = this.#scope;
    // In order, so that two that make the same tags do not wait for each other.
    const values = [...new Set(names)].sort();
    await db
      .insertInto("tags")
      .values(
        values.map((value) => ({
          workgroup_id: workgroupId,
          id: newId(now.getTime()),
          value,
          created_at: now,
          ...plainLook,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto("contact_tags")
      .columns(["workgroup_id", "contact_id", "tag_id"])
      .expression((query) =>
        query
          .selectFrom("tags")
          .select(["workgroup_id", sql<string>`${contactId}::text`.as("contact_id"), "id as tag_id"])
          .where("workgroup_id", "=", workgroupId)
          .where(sql`value collate "C"`, "=", sql<string>`any(${values}::text[])`),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
