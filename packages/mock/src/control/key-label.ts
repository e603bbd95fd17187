import { magicKeyOf } from "../scenarios/magic-keys.ts";

/** Fewer characters than that would give most of a short key away. */
const shortestShown = 12;

/** What stands for a key where people look: the end of a long one, the name of a magic one, never the key. */
export function keyLabel(key: string): string {
  if (key === "") return "none";
  return magicKeyOf(key) ?? (key.length < shortestShown ? "…" : `…${key.slice(-4)}`);
}
