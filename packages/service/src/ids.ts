import { randomBytes } from "node:crypto";

const mask = 2n ** 48n - 1n;
let tail = BigInt(`0x${randomBytes(6).toString("hex")}`);

/**
 * A new identifier: 24 hexadecimal characters that sort by the time they were made, the first 12 of them milliseconds since the epoch. Those that
 * one process makes for the same millisecond follow one another, whatever it makes in between; where a process begins to count is up to chance.
 */
export function newId(now: number = Date.now()): string {
  tail = (tail + 1n) & mask;
  return now.toString(16).padStart(12, "0") + tail.toString(16).padStart(12, "0");
}
