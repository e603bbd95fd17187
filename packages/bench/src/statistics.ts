/** Middle value; the mean of the two middle ones when their number is even. Throws RangeError when there is none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  const upper = sorted[Math.floor(sorted.length / 2)];
  if (lower === undefined || upper === undefined) throw new RangeError("no values to take the median of");
  return (lower + upper) / 2;
}

/** What the calls of one client cost, in microseconds. */
export interface Cost {
  name: string;
  /** Over the calls of all rounds. */
  median: number;
  /** Median of the round with the lowest one: with `slowestRound`, how far the machine can be trusted. */
  fastestRound: number;
  /** Median of the round with the highest one. */
  slowestRound: number;
  /** `median` as a multiple of the first client's. */
  ratio: number;
}

/** The time of every call in microseconds, by client and round. */
export type Durations = ReadonlyMap<string, readonly (readonly number[])[]>;

/** Sums up each client, in the order given; ratios are to the first. */
export function costs(durations: Durations): Cost[] {
  const medians = [...durations].map(([name, rounds]) => ({ name, rounds, median: median(rounds.flat()) }));
  const baseline = medians[0]?.median ?? Number.NaN;
  return medians.map(({ name, rounds, median: middle }) => {
    const roundMedians = rounds.map(median);
    return {
      name,
      median: middle,
      fastestRound: Math.min(...roundMedians),
      slowestRound: Math.max(...roundMedians),
      ratio: middle / baseline,
    };
  });
}
