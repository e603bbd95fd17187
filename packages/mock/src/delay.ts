import { seededRandom } from "./random.ts";

/** How long answers wait, in milliseconds: a random time between the two. */
export interface DelayRange {
  readonly from: number;
  readonly to: number;
}

/** The delays of one answer after the other, the same for the same seed. */
export function delaysWithin({ from, to }: DelayRange, seed: string): () => number {
  const random = seededRandom(`delay ${seed}`);
  return () => Math.round(from + random() * (to - from));
}

/** Waits so many milliseconds, or until the signal aborts. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end);
    if (signal.aborted) end();
  });
}
