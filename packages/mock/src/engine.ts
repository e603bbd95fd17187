import type { Operation } from "./operations.ts";
import type { Choice } from "./responses.ts";

/** A body with the status and headers it goes out with. */
export interface Generated {
  readonly status: number;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Why it is this one, where it is not the one that was chosen. */
  readonly reason?: string;
}

/** Makes the answer that was chosen. The same seed makes the same answer, whatever else is being made. */
export type Engine = (operation: Operation, choice: Choice, seed: string) => Promise<Generated>;
