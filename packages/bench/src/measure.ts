import { isDeepStrictEqual } from "node:util";
import type { Amount } from "./arguments.ts";
import type { Call } from "./clients.ts";
import type { Durations } from "./statistics.ts";

/**
 * Times every call, one at a time. In each round all clients take a turn, each round begun by another one, so that whatever slows the machine
 * down for a while hits all of them. A round before the first warms up and is not counted.
 *
 * @throws Error when a client does not resolve to `expected`: a call that fails early would look fast
 */
export async function measure(
  clients: ReadonlyMap<string, Call>,
  expected: unknown,
  { rounds, calls }: Amount,
): Promise<Durations> {
  for (const [name, call] of clients) {
    if (!isDeepStrictEqual(await call(), expected)) throw new Error(`${name} does not give the expected answer`);
    await time(call, calls);
  }
  const durations = new Map<string, number[][]>([...clients.keys()].map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, call] of rotated([...clients], round)) durations.get(name)?.push(await time(call, calls));
  }
  return durations;
}

async function time(call: Call, calls: number): Promise<number[]> {
  const durations: number[] = [];
  for (let count = 0; count < calls; count++) {
    const start = performance.now();
    await call();
    durations.push((performance.now() - start) * 1000);
  }
  return durations;
}

/** The same items, begun at another one. */
export function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const first = by % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}
