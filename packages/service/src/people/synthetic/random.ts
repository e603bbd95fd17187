import { createHash } from "node:crypto";

/** Chance that always falls out the same way. */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  /** True in so many of a hundred cases. */
  percent(chance: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Different ones of the items, in any order. */
  some<Item>(items: readonly Item[], count: number): Item[];
}

/** @param seed - the same seed gives the same chance */
export function random(seed: string): Random {
  let state = createHash("sha256").update(seed).digest().readUInt32BE();
  // Mulberry32: quick, small and even enough for names and numbers.
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <Item>(items: readonly Item[]): Item => items[between(0, items.length - 1)] as Item;
  return {
    between,
    percent: (chance) => next() * 100 < chance,
    pick,
    some(items, count) {
      const left = [...items];
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(between(0, left.length - 1), 1),
      ).flat();
    },
  };
}
