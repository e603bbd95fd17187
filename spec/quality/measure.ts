import type { SpecNode } from "../rules/spec-node.ts";

/** How much of something is there, and exactly where it is missing. */
export interface Measure {
  name: string;
  total: number;
  /** Pointers to what falls short; empty when nothing does. */
  missing: string[];
}

export function measure(name: string, subjects: readonly SpecNode[], holds: (subject: SpecNode) => boolean): Measure {
  const missing = subjects.filter((subject) => !holds(subject)).map(({ pointer }) => pointer);
  return { name, total: subjects.length, missing };
}

/** The part that is there, from 0 to 1; 1 where there is nothing to measure. */
export function share({ total, missing }: Measure): number {
  return total === 0 ? 1 : (total - missing.length) / total;
}
