import { Credits } from "../data/credits.ts";
import type { Plan } from "../data/tables.ts";
import type { Scope } from "../data/tenancy.ts";
import { Users } from "../data/users.ts";
import { Workgroups } from "../data/workgroups.ts";

/** A workgroup with its first user, who is its administrator. */
export interface Foundation {
  readonly name: string;
  readonly plan: Plan;
  readonly credits: number;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Makes the workgroup of the scope, inside a transaction.
 *
 * @returns identifier of its first user
 */
export async function foundWorkgroup(
  scope: Scope,
  { name, plan, credits, firstName, lastName }: Foundation,
  now: Date,
): Promise<string> {
  await new Workgroups(scope).create({ name, plan }, now);
  await new Credits(scope).grant(credits, "Granted with the workgroup", now);
  return new Users(scope).add({ firstName, lastName, administrator: true }, now);
}
