import { type Environment, environment } from "../environment.ts";
import type { Progress } from "../measure.ts";
import type { Amount } from "./amount.ts";
import type { Memory } from "./child.ts";
import { type DatabaseFigures, measureOnPglite, measureOnPostgres } from "./measure.ts";
import { measureSandbox } from "./sandbox.ts";

/** All that a run has measured, and what it depends on. */
export interface Figures extends Environment, Amount {
  /** Day of the run, in UTC. */
  readonly date: string;
  readonly databases: readonly DatabaseFigures[];
  /** Of the sandbox as it comes, after a load. */
  readonly sandbox: Memory;
}

const packages = ["@recruiting-outreach/service", "fastify", "pg", "autocannon"];

/** Measures on both databases, and the sandbox. */
export async function figures(amount: Amount, progress: Progress): Promise<Figures> {
  return {
    ...(await environment(packages)),
    date: new Date().toISOString().slice(0, 10),
    ...amount,
    databases: [await measureOnPostgres(amount, progress), await measureOnPglite(amount, progress)],
    sandbox: await measureSandbox(progress),
  };
}
