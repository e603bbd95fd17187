import type { Operation } from "../operations.ts";
import { Problem } from "../problems.ts";
import { type Paid, valueAt } from "./facts.ts";
import type { Outcome, Scenario, ScenarioExchange } from "./scenario.ts";
import { StateByKey } from "./state-by-key.ts";

interface Account {
  balance: number;
}

interface Reservation {
  readonly account: Account;
  readonly credits: number;
  readonly paid: Paid;
}

/** Credits are reserved for as many items as are asked for, and given back for those that are not returned. */
export const credits: Scenario<"balance"> = {
  name: "credits",
  describe: "Takes credits for each person found, and answers 402 when the balance does not cover a search.",
  numbers: {
    balance: { default: 1000, minimum: 0, maximum: 1_000_000_000, describe: "credits that each key starts with" },
  },
  create(contract, { balance }) {
    const accounts = new StateByKey((): Account => ({ balance }));
    const reservations = new WeakMap<ScenarioExchange, Reservation>();
    return {
      answer(exchange) {
        const wanted = reservationOf(contract.get(exchange.operationId), exchange);
        if (!wanted) return undefined;
        const account = accounts.of(exchange.key);
        requireCredits(wanted.credits, account.balance);
        account.balance -= wanted.credits;
        reservations.set(exchange, { account, ...wanted });
        return undefined;
      },
      settle(exchange, outcome) {
        const reservation = reservations.get(exchange);
        if (!reservation) return undefined;
        reservations.delete(exchange);
        const charge = chargeOf(reservation, outcome);
        reservation.account.balance += reservation.credits - charge;
        return `${charge} charged, ${reservation.account.balance} left`;
      },
      reset: (key) => accounts.reset(key),
    };
  },
};

/** The credits that a request reserves, undefined when it is free. */
export function reservationOf(
  operation: Operation | undefined,
  { body }: ScenarioExchange,
): { readonly credits: number; readonly paid: Paid } | undefined {
  const paid = operation?.facts.paid;
  return paid && { paid, credits: Number(valueAt(body, `/${paid.reserve}`) ?? 0) * paid.creditsPerItem };
}

/** @throws Problem INSUFFICIENT_CREDITS when there are fewer than wanted. */
export function requireCredits(wanted: number, balance: number): void {
  if (wanted <= balance) return;
  const sentence = `This search reserves ${wanted} credits; the workgroup has ${balance}.`;
  throw new Problem("INSUFFICIENT_CREDITS", { sentence, reason: `${wanted} credits wanted, ${balance} left` });
}

/** An example may hold more items than were asked for; nobody pays for those. */
function chargeOf({ paid, credits: reserved }: Reservation, outcome: Outcome | undefined): number {
  const items = outcome && outcome.status < 300 ? valueAt(outcome.body, paid.items) : [];
  return Array.isArray(items) ? Math.min(reserved, items.length * paid.creditsPerItem) : 0;
}
