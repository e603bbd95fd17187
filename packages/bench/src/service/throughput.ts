import type { Progress } from "../measure.ts";
import { type Load, load } from "../mock/load.ts";
import { median } from "../mock/statistics.ts";
import type { Amount } from "./amount.ts";
import { type Asker, requestOf } from "./ask.ts";
import type { Child } from "./child.ts";
import { type Measured, type MeasuredOperation, measuredOperations } from "./requests.ts";

/** What the service did beside the bare handler; medians of all rounds. */
export interface Throughput {
  readonly operation: MeasuredOperation;
  readonly service: Load;
  readonly bare: Load;
  /** Answers per second of the service as a part of those of the bare handler. */
  readonly ratio: number;
}

const warmUpSeconds = 3;

/** Measures both in turns, so that a busy moment of the machine hits both alike. */
export async function throughput(
  { service, bare }: { readonly service: Child; readonly bare: Child },
  asker: Asker,
  { rounds, seconds }: Pick<Amount, "rounds" | "seconds">,
  progress: Progress,
): Promise<Throughput[]> {
  const results: Throughput[] = [];
  for (const [operation, measured] of Object.entries<Measured>(measuredOperations)) {
    const { body } = measured;
    const turn = (child: Child, length: number): Promise<Load> => {
      const urlOf = ({ path }: { path: string }): string => child.url + path;
      return load({ urlOf }, requestOf(measured, asker), length, body && (() => JSON.stringify(body())));
    };
    // Code that runs often enough is compiled, which takes a while.
    for (const child of [service, bare]) await turn(child, warmUpSeconds);
    const loads: Record<"service" | "bare", Load[]> = { service: [], bare: [] };
    for (let round = 0; round < rounds; round += 1) {
      progress(`${operation}, round ${round + 1} of ${rounds}`);
      loads.service.push(await turn(service, seconds));
      loads.bare.push(await turn(bare, seconds));
    }
    const ofService = middle(loads.service);
    const ofBare = middle(loads.bare);
    const ratio = Math.round((100 * ofService.requestsPerSecond) / ofBare.requestsPerSecond) / 100;
    results.push({ operation: operation as MeasuredOperation, service: ofService, bare: ofBare, ratio });
  }
  return results;
}

function middle(loads: readonly Load[]): Load {
  return {
    requestsPerSecond: Math.round(median(loads.map(({ requestsPerSecond }) => requestsPerSecond))),
    p50: median(loads.map(({ p50 }) => p50)),
    p99: median(loads.map(({ p99 }) => p99)),
  };
}
