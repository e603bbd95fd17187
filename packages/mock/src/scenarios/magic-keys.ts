import type { Operation } from "../operations.ts";
import { Problem } from "../problems.ts";
import { requireCredits, reservationOf } from "./credits.ts";
import type { Clock, ScenarioExchange, ScriptedAnswer } from "./scenario.ts";
import { StateByKey } from "./state-by-key.ts";
import { tooManyRequests } from "./too-many-requests.ts";

/** How long `key_rate_limited` makes a client wait. Long enough to see a countdown, short enough to sit it out. */
const waitMilliseconds = 5000;

/** Keys that need no configuration, and what they do. A suffix, as in `key_expired_ada`, makes another key of the same kind. */
export const magicKeys = {
  key_expired: "401 everywhere",
  key_rate_limited: "429; once the time it names is over, one request gets through",
  key_no_credits: "402 on the paid search, the rest works",
  key_wrong_plan: "403 where the contract names it, the rest works",
} as const;

type MagicKey = keyof typeof magicKeys;

/** The kind of a key, undefined for an ordinary one. */
export function magicKeyOf(key: string): MagicKey | undefined {
  if (!key.startsWith("key_")) return undefined;
  return (Object.keys(magicKeys) as MagicKey[]).find((name) => key === name || key.startsWith(`${name}_`));
}

/** What magic keys lead to. */
export class MagicKeys {
  readonly #clock: Clock;
  readonly #waits = new StateByKey(() => new Map<string, number>());

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Judges the key alone, before the rest of the request is looked at.
   *
   * @throws Problem UNAUTHORIZED for an expired key.
   */
  admit(operationId: string, key: string): ScriptedAnswer | undefined {
    const kind = magicKeyOf(key);
    if (kind === "key_expired")
      throw new Problem("UNAUTHORIZED", { sentence: "The API key has expired.", reason: "key_expired" });
    return kind === "key_rate_limited" ? this.#delay(operationId, key) : undefined;
  }

  /**
   * Judges a valid request.
   *
   * @throws Problem INSUFFICIENT_CREDITS or PLAN_NOT_ELIGIBLE.
   */
  judge(operation: Operation, exchange: ScenarioExchange): void {
    const kind = magicKeyOf(exchange.key);
    if (kind === "key_no_credits") requireCredits(reservationOf(operation, exchange)?.credits ?? 0, 0);
    if (kind === "key_wrong_plan" && operation.responses.declares(403)) {
      throw new Problem("PLAN_NOT_ELIGIBLE", { reason: "key_wrong_plan" });
    }
  }

  /** Forgets the waits of one key, or of all. */
  reset(key?: string): void {
    this.#waits.reset(key);
  }

  #delay(operationId: string, key: string): ScriptedAnswer | undefined {
    const waits = this.#waits.of(key);
    const now = this.#clock.now();
    const end = waits.get(operationId) ?? now + waitMilliseconds;
    if (now < end) {
      waits.set(operationId, end);
      return tooManyRequests(end - now, "key_rate_limited");
    }
    waits.delete(operationId);
    return undefined;
  }
}
