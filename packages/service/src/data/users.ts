import { newId } from "../ids.ts";
import type { Scope } from "./tenancy.ts";

/** Somebody who works in a workgroup. */
export interface User {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Whether they see the operations of every sender. */
  readonly administrator: boolean;
}

/** The users of a workgroup. */
export class Users {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** Oldest first. */
  async list(): Promise<User[]> {
    return this.#scope.db
      .selectFrom("users")
      .select(["id", "first_name as firstName", "last_name as lastName", "administrator"])
      .where("workgroup_id", "=", this.#scope.workgroupId)
      .orderBy("id")
      .execute();
  }

  /** @returns the new user's identifier */
  async add(
    { firstName, lastName, administrator }: Omit<User, "id">,
    now: Date,
    id: string = newId(now.getTime()),
  ): Promise<string> {
    await this.#scope.db
      .insertInto("users")
      .values({
        workgroup_id: this.#scope.workgroupId,
        id,
        first_name: firstName,
        last_name: lastName,
        administrator,
        created_at: now,
      })
      .execute();
    return id;
  }

  /** Lets nobody else change what belongs to a user before the transaction ends. Returns false when there is no such user. */
  async hold(id: string): Promise<boolean> {
    const row = await this.#scope.db
      .selectFrom("users")
      .select("id")
      .where("workgroup_id", "=", this.#scope.workgroupId)
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    return row !== undefined;
  }
}
