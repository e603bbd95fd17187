import type { AmountOption } from "./command-line.ts";

/** How much to measure. */
export interface Amount {
  /** How often every client gets its turn. */
  readonly rounds: number;
  /** Calls per client and round. */
  readonly calls: number;
}

/** The options that set it. */
export const amounts: Readonly<Record<keyof Amount, AmountOption>> = {
  rounds: { about: "how often every client gets its turn", usual: 15, most: 999_999 },
  calls: { about: "calls per client and round", usual: 300, most: 999_999 },
};
