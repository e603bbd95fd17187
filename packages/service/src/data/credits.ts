import { type InsertObject, type Kysely, sql } from "kysely";
import { newId } from "../ids.ts";
import type { Tables } from "./tables.ts";
import type { Scope, Tenancy } from "./tenancy.ts";

/** After that long a reservation counts as abandoned; searches end long before. */
const openUntil = sql<Date>`now() + interval '10 minutes'`;

/** What became of the wish to reserve credits. */
export type Reservation =
  | { readonly outcome: "reserved"; readonly reservationId: string }
  | { readonly outcome: "insufficient"; readonly balance: number };

/** The credits of a workgroup: a balance, and the entries that add up to it. */
export class Credits {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  async balance(): Promise<number> {
    const row = await this.#scope.db
      .selectFrom("credit_balances")
      .select("balance")
      .where("workgroup_id", "=", this.#scope.workgroupId)
      .executeTakeFirst();
    return row?.balance ?? 0;
  }

  /** Adds credits, in a transaction. The first grant opens the account. */
  async grant(amount: number, reason: string, now: Date): Promise<void> {
    const { db, workgroupId } = this.#scope;
    await db
      .insertInto("credit_balances")
      .values({ workgroup_id: workgroupId, balance: amount })
      .onConflict((conflict) =>
        conflict.column("workgroup_id").doUpdateSet({ balance: sql`credit_balances.balance + excluded.balance` }),
      )
      .execute();
    await this.#enter({ kind: "grant", amount, reason, created_at: now });
  }

  /** Sets credits aside, in a transaction. Whoever reserves must settle; what is left behind is released after a while. */
  async reserve(amount: number, reason: string, now: Date): Promise<Reservation> {
    const { db, workgroupId } = this.#scope;
    const taken = await db
      .updateTable("credit_balances")
      .set({ balance: sql`balance - ${amount}` })
      .where("workgroup_id", "=", workgroupId)
      .where("balance", ">=", amount)
      .executeTakeFirst();
    if (taken.numUpdatedRows === 0n) return { outcome: "insufficient", balance: await this.balance() };
    const reservationId = await this.#enter({
      kind: "reservation",
      amount: -amount,
      reason,
      created_at: now,
      open_until: openUntil,
    });
    return { outcome: "reserved", reservationId };
  }

  /**
   * Closes a reservation and gives back what was not used, in a transaction. Transactions that settle for one workgroup follow one another.
   *
   * @param used - credits to be charged; at most those reserved
   * @returns false when the reservation is settled already; nothing has changed then
   */
  async settle(reservationId: string, used: number, now: Date): Promise<boolean> {
    const { db, workgroupId } = this.#scope;
    await this.#lock();
    const reservation = await db
      .updateTable("credit_entries")
      .set({ open_until: null })
      .where("workgroup_id", "=", workgroupId)
      .where("id", "=", reservationId)
      .where("open_until", "is not", null)
      .returning(["amount", "reason"])
      .executeTakeFirst();
    if (!reservation) return false;
    const amount = -reservation.amount - used;
    if (amount < 0) throw new Error(`${used} credits were used, and ${-reservation.amount} reserved`);
    await db
      .updateTable("credit_balances")
      .set({ balance: sql`balance + ${amount}` })
      .where("workgroup_id", "=", workgroupId)
      .execute();
    const { reason } = reservation;
    await this.#enter({ kind: "settlement", amount, reservation_id: reservationId, reason, created_at: now });
    return true;
  }

  /** Gives back all that was reserved and not settled in time, in a transaction. Returns how many reservations that were. */
  async releaseAbandoned(now: Date): Promise<number> {
    const abandoned = await this.#scope.db
      .selectFrom("credit_entries")
      .select("id")
      .where("workgroup_id", "=", this.#scope.workgroupId)
      .where("open_until", "<", sql<Date>`now()`)
      .execute();
    let released = 0;
    for (const { id } of abandoned) if (await this.settle(id, 0, now)) released++;
    return released;
  }

  /** Keeps what follows in this transaction apart from other changes of this balance; always taken first, so that none waits in a circle. */
  async #lock(): Promise<void> {
    await this.#scope.db
      .selectFrom("credit_balances")
      .select("balance")
      .where("workgroup_id", "=", this.#scope.workgroupId)
      .forUpdate()
      .execute();
  }

  async #enter(
    entry: Omit<InsertObject<Tables, "credit_entries">, "workgroup_id" | "id"> & { created_at: Date },
  ): Promise<string> {
    const id = newId(entry.created_at.getTime());
    await this.#scope.db
      .insertInto("credit_entries")
      .values({ reservation_id: null, ...entry, workgroup_id: this.#scope.workgroupId, id })
      .execute();
    return id;
  }
}

/**
 * Gives back what was reserved by work that never came to its end, such as that of an instance that was killed. May run as often as you like.
 *
 * @returns how many reservations were released
 */
export async function releaseAbandonedReservations(db: Kysely<Tables>, tenancy: Tenancy, now: Date): Promise<number> {
  const { rows } = await sql<{ workgroup_id: string }>`
    select workgroup_id from workgroups_with_abandoned_reservations() as workgroup_id
  `.execute(db);
  let released = 0;
  for (const { workgroup_id } of rows) {
    released += await tenancy.write(workgroup_id, (scope) => new Credits(scope).releaseAbandoned(now));
  }
  return released;
}
