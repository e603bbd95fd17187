import { sql } from "kysely";
import type { Scope } from "./tenancy.ts";

/** Which contact of the workgroup each person of the directory was saved as. */
export class SavedPeople {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** Identifiers of contacts by those of people; people who were never saved are missing. */
  async contactsOf(personIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.#scope.db
      .selectFrom("saved_people")
      .select(["person_id", "contact_id"])
      .where("workgroup_id", "=", this.#scope.workgroupId)
      .where("person_id", "=", sql<string>`any(${personIds}::text[])`)
      .execute();
    return new Map(rows.map(({ person_id, contact_id }) => [person_id, contact_id]));
  }

  /** @param contactIds - by identifiers of people who were not saved before */
  async add(contactIds: ReadonlyMap<string, string>): Promise<void> {
    if (contactIds.size === 0) return;
    const workgroup_id = this.#scope.workgroupId;
    await this.#scope.db
      .insertInto("saved_people")
      .values([...contactIds].map(([person_id, contact_id]) => ({ workgroup_id, person_id, contact_id })))
      .execute();
  }
}
