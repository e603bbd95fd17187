import type { SpecNode } from "./spec-node.ts";

/** Something wrong at a place; the message says what to do about it. */
export interface Problem {
  at: SpecNode;
  message: string;
}

/** A rule reads the whole document and yields what it refuses. */
export type HouseRule = (contract: SpecNode) => Iterable<Problem>;
