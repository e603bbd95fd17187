import { Credits } from "../data/credits.ts";
import type { Scope } from "../data/tenancy.ts";
import { Users } from "../data/users.ts";
import { type WorkgroupDraft, Workgroups } from "../data/workgroups.ts";

/** A workgroup with its first user, who is its administrator. */
export interface Foundation extends WorkgroupDraft {
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
  { credits, firstName, lastName, ...workgroup }: Foundation,
  now: Date,
): Promise<string> {
  await new Workgroups(scope).create(workgroup, now);
  await new Credits(scope).grant(credits, "Granted with the workgroup", now);
  return new Users(scope).add({ firstName, lastName, administrator: true }, now);
}
