import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../testing/test-service.ts";
import { Credits, type Reservation, releaseAbandonedReservations } from "./credits.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

/** A workgroup whose ledger begins with a grant. */
async function account(amount: number) {
  const { workgroupId } = await service.addWorkgroup();
  const act = <Result>(work: (credits: Credits) => Promise<Result>): Promise<Result> =>
    service.services.tenancy.write(workgroupId, (scope) => work(new Credits(scope)));
  const now = () => service.clock.now();
  await act((credits) => credits.grant(amount, "test", now()));
  return {
    workgroupId,
    reserve: (wanted: number) => act((credits) => credits.reserve(wanted, "search", now())),
    settle: (id: string, used: number) => act((credits) => credits.settle(id, used, now())),
    balance: () => act((credits) => credits.balance()),
    release: () => releaseAbandonedReservations(service.database.db, service.services.tenancy, now()),
    /** Lets the time pass in which a reservation is to be settled. */
    abandon: () =>
      service.database.db
        .updateTable("credit_entries")
        .set({ open_until: new Date(0) })
        .where("workgroup_id", "=", workgroupId)
        .where("open_until", "is not", null)
        .execute(),
    async ledger(): Promise<number[]> {
      const entries = await service.database.db
        .selectFrom("credit_entries")
        .select("amount")
        .where("workgroup_id", "=", workgroupId)
        .orderBy("id")
        .execute();
      return entries.map(({ amount }) => amount);
    },
  };
}

function idOf(reservation: Reservation): string {
  if (reservation.outcome !== "reserved") throw new Error("nothing was reserved");
  return reservation.reservationId;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe("reserve", () => {
  it("takes the credits out of the balance at once", async () => {
    const { reserve, balance, ledger } = await account(100);
    expect(await reserve(60)).toMatchObject({ outcome: "reserved" });
    expect(await balance()).toBe(40);
    expect(await ledger()).toEqual([100, -60]);
  });

  it("takes nothing when the balance does not cover it, and tells the balance", async () => {
    const { reserve, ledger } = await account(40);
    expect(await reserve(60)).toEqual({ outcome: "insufficient", balance: 40 });
    expect(await ledger()).toEqual([40]);
  });

  it("never overspends, however many ask at once", async () => {
    const { reserve, balance, ledger } = await account(20 * 200);
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => reserve(200)));
    expect(outcomes.filter(({ outcome }) => outcome === "reserved")).toHaveLength(20);
    expect(await balance()).toBe(0);
    expect(sum(await ledger())).toBe(0);
  });
});

describe("settle", () => {
  it("gives back what was not used", async () => {
    const { reserve, settle, balance, ledger } = await account(200);
    expect(await settle(idOf(await reserve(200)), 140)).toBe(true);
    expect(await balance()).toBe(60);
    expect(await ledger()).toEqual([200, -200, 60]);
  });

  it("closes a reservation once only", async () => {
    const { reserve, settle, balance } = await account(200);
    const id = idOf(await reserve(200));
    const outcomes = await Promise.all([settle(id, 0), settle(id, 0), settle(id, 0)]);
    expect(outcomes.filter((settled) => settled)).toHaveLength(1);
    expect(await balance()).toBe(200);
  });

  it("refuses to charge more than was reserved", async () => {
    const { reserve, settle, balance } = await account(200);
    await expect(settle(idOf(await reserve(100)), 120)).rejects.toThrow("120 credits were used, and 100 reserved");
    expect(await balance()).toBe(100);
  });

  it("does not reach into another workgroup", async () => {
    const one = await account(100);
    const other = await account(100);
    expect(await other.settle(idOf(await one.reserve(100)), 0)).toBe(false);
    expect(await one.balance()).toBe(0);
  });
});

describe("releaseAbandonedReservations", () => {
  it("gives back what a crash left reserved, once", async () => {
    const { reserve, release, abandon, settle, balance, ledger } = await account(100);
    const id = idOf(await reserve(100));
    await abandon();
    await release();
    await release();
    expect(await balance()).toBe(100);
    expect(await ledger()).toEqual([100, -100, 100]);
    expect(await settle(id, 100)).toBe(false);
  });

  it("leaves work alone that may still come to its end", async () => {
    const { reserve, release, balance } = await account(100);
    await reserve(100);
    await release();
    expect(await balance()).toBe(0);
  });
});
