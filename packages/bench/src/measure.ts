import { isDeepStrictEqual } from "node:util";
import type { Amount } from "./amount.ts";
import type { Call } from "./clients.ts";
import type { Durations } from "./statistics.ts";

/** Told what is being measured now. */
export type Progress = (text: string) => void;

/**
 * Times every call, one at a time. In each round all clients take a turn, in another order, so that whatever slows the machine down for a while
 * hits all of them, and what one leaves behind does not always hit the same other. A round before the first warms up and is not counted.
 *
 * @throws Error when a client does not resolve to `expected`: a call that fails early would look fast
 */
export async function measure(
  clients: ReadonlyMap<string, Call>,
  expected: unknown,
  { rounds, calls }: Amount,
  progress: Progress = () => {},
): Promise<Durations> {
  for (const [name, call] of clients) {
    progress(`warming up ${name}`);
    if (!isDeepStrictEqual(await call(), expected)) throw new Error(`${name} does not give the expected answer`);
    await time(call, calls);
  }
  const durations = new Map<string, number[][]>([...clients.keys()].map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, call] of turns([...clients], round)) {
      progress(`round ${round + 1} of ${rounds}: ${name}`);
      durations.get(name)?.push(await time(call, calls));
    }
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

/** The items in the order of a round: begun by another one each time, and in the other direction, so that none always follows the same. */
export function turns<Item>(items: readonly Item[], round: number): Item[] {
  const ring = round % 2 === 0 ? items : items.toReversed();
  const first = ring.findIndex((item) => item === items[round % items.length]);
  return [...ring.slice(first), ...ring.slice(0, first)];
}
