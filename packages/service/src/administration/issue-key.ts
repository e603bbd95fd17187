import { newApiKey } from "../api-key.ts";
import { ApiKeys, isLive } from "../data/api-keys.ts";
import type { Scope } from "../data/tenancy.ts";
import { Users } from "../data/users.ts";

/** One in use, and one that takes its place. */
const mostLiveKeys = 2;

/** What the contract allows a label to have. */
const mostCharacters = 256;

/** Whose key it is to be. */
export interface KeyRequest {
  readonly userId: string;
  readonly provider: string;
  readonly label: string;
  readonly expiresAt: Date | null;
}

/** A key that was made; the key itself is told this once. */
export interface IssuedKey {
  readonly keyId: string;
  readonly key: string;
}

/** A key that is not made, with what to do instead. */
export class KeyRefused extends Error {
  override readonly name = "KeyRefused";
}

/**
 * Makes a key for a user, inside a transaction. A user has two live keys at most, so that keys can be changed without a gap and do not pile up.
 *
 * @throws KeyRefused when there is no such user, two live keys are there already, or a label is empty or too long
 */
export async function issueKey(scope: Scope, request: KeyRequest, now: Date): Promise<IssuedKey> {
  const { userId, label, provider } = request;
  for (const [name, text] of Object.entries({ label, provider })) {
    const length = [...text].length;
    if (length < 1 || length > mostCharacters)
      throw new KeyRefused(`Give the ${name} 1 to ${mostCharacters} characters.`);
  }
  if (!(await new Users(scope).hold(userId))) {
    throw new KeyRefused(`There is no user ${userId} in workgroup ${scope.workgroupId}.`);
  }
  const keys = new ApiKeys(scope);
  const live = (await keys.list()).filter((key) => key.userId === userId && isLive(key, now));
  if (live.length >= mostLiveKeys) {
    const known = live.map((each) => `${each.id} (${each.prefix}…, ${each.label})`).join(" and ");
    throw new KeyRefused(
      `User ${userId} has two live keys already: ${known}. Revoke the one that is no longer used, with: keys revoke ${scope.workgroupId} ${live[0]?.id}`,
    );
  }
  const { key, ...kept } = newApiKey();
  return { keyId: await keys.add({ ...request, key: kept }, now), key };
}
