import type { AmountOption } from "../command-line.ts";

/** How much to measure. */
export interface Amount {
  /** How often every mock gets its turn. */
  readonly rounds: number;
  /** How long each turn takes per operation. */
  readonly seconds: number;
}

/** The options that set it. */
export const amounts: Readonly<Record<keyof Amount, AmountOption>> = {
  rounds: { about: "how often every mock gets its turn", usual: 5, most: 99 },
  seconds: { about: "seconds of load per operation and turn", usual: 3, most: 99 },
};
