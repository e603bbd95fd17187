import type { AmountOption } from "../command-line.ts";

/** How much to measure, and on how much. */
export interface Amount {
  /** Contacts of the workgroup that is measured. */
  readonly contacts: number;
  /** People in the directory. */
  readonly people: number;
  /** How often each of both gets its turn. */
  readonly rounds: number;
  /** How long each turn takes per operation. */
  readonly seconds: number;
}

/** The options that set it. */
export const amounts: Readonly<Record<keyof Amount, AmountOption>> = {
  contacts: { about: "contacts of the workgroup", usual: 100_000, most: 1_000_000 },
  people: { about: "people in the directory", usual: 100_000, most: 1_000_000 },
  rounds: { about: "how often service and bare handler get their turns", usual: 3, most: 99 },
  seconds: { about: "seconds of load per operation and turn", usual: 5, most: 99 },
};
