import { type Environment, environment } from "../environment.ts";
import type { Progress } from "../measure.ts";
import type { Amount } from "./amount.ts";
import { contenders } from "./contenders.ts";
import { type MockFigures, measure } from "./measure.ts";

/** All that a run has measured, and what it depends on. */
export interface Figures extends Environment, Amount {
  /** Day of the run, in UTC. */
  readonly date: string;
  readonly mocks: readonly MockFigures[];
}

/** Measures every mock. */
export async function figures(amount: Amount, progress: Progress): Promise<Figures> {
  return {
    ...(await environment([...contenders.map(({ name }) => name), "autocannon"])),
    date: new Date().toISOString().slice(0, 10),
    ...amount,
    mocks: await measure(contenders, amount, progress),
  };
}
