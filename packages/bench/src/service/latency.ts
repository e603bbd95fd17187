import type { Progress } from "../measure.ts";
import { percentile } from "../mock/statistics.ts";
import { type Asker, send } from "./ask.ts";
import type { Measured } from "./requests.ts";

/** How long one kind of request takes, in milliseconds, when they come one after the other. */
export interface Latency {
  readonly name: string;
  readonly p50: number;
  readonly p95: number;
  /** Items answered to each, on average. */
  readonly items: number;
}

/** A kind of request, each of which asks for something else. */
export interface Asked {
  readonly name: string;
  readonly requests: readonly Pick<Measured, "method" | "path" | "body">[];
}

/** Sends all requests of each kind, one after the other. */
export async function latencies(
  url: string,
  kinds: readonly Asked[],
  asker: Asker,
  progress: Progress,
): Promise<Latency[]> {
  const results: Latency[] = [];
  for (const { name, requests } of kinds) {
    progress(name);
    const times: number[] = [];
    let items = 0;
    for (const request of requests) {
      const start = performance.now();
      const answer = (await send(url, request, asker)) as { readonly items: readonly unknown[] };
      times.push(performance.now() - start);
      items += answer.items.length;
    }
    results.push({
      name,
      p50: tenths(percentile(times, 50)),
      p95: tenths(percentile(times, 95)),
      items: tenths(items / requests.length),
    });
  }
  return results;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
