import { socialKey } from "../contacts/social-key.ts";

/** A profile address in the form in which the directory compares them. What is no address stays as it is, and belongs to nobody. */
export function addressKey(address: string): string {
  return socialKey(address) ?? address;
}
