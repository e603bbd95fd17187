import type { Scope } from "./tenancy.ts";

/** Where a document is filed: as the one CV, or among the attachments. */
export type DocumentSlot = "cv" | "attachment";

/** What is known of a document besides its bytes. */
export interface StoredDocument {
  readonly id: string;
  readonly contactId: string;
  readonly slot: DocumentSlot;
  /** The label that it was uploaded with. */
  readonly type: string;
  readonly fileName: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  readonly createdAt: Date;
}

/** The documents of the contacts of a workgroup. */
export class Documents {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** Those of one contact, oldest first. */
  async list(contactId: string): Promise<StoredDocument[]> {
    return this.#select().where("contact_id", "=", contactId).orderBy("created_at").orderBy("id").execute();
  }

  async find(id: string): Promise<StoredDocument | undefined> {
    return this.#select().where("id", "=", id).executeTakeFirst();
  }

  /**
   * Files a document; a CV takes the place of the one before. Inside a transaction that holds the contact, so that two CVs follow one another.
   *
   * @returns identifier of the CV that was replaced
   */
  async add({
    id,
    contactId,
    slot,
    type,
    fileName,
    contentType,
    size,
    createdAt,
  }: StoredDocument): Promise<string | undefined> {
    const { db, workgroupId } = this.#scope;
    const replaced = slot === "cv" ? await this.#removeCv(contactId) : undefined;
    await db
      .insertInto("documents")
      .values({
        workgroup_id: workgroupId,
        id,
        contact_id: contactId,
        slot,
        type,
        file_name: fileName,
        content_type: contentType,
        size,
        created_at: createdAt,
      })
      .execute();
    return replaced;
  }

  async #removeCv(contactId: string): Promise<string | undefined> {
    const row = await this.#scope.db
      .deleteFrom("documents")
      .where("workgroup_id", "=", this.#scope.workgroupId)
      .where("contact_id", "=", contactId)
      .where("slot", "=", "cv")
      .returning("id")
      .executeTakeFirst();
    return row?.id;
  }

  #select() {
    return this.#scope.db
      .selectFrom("documents")
      .select([
        "id",
        "contact_id as contactId",
        "slot",
        "type",
        "file_name as fileName",
        "content_type as contentType",
        "size",
        "created_at as createdAt",
      ])
      .where("workgroup_id", "=", this.#scope.workgroupId);
  }
}
