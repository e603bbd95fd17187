import { randomBytes } from "node:crypto";

let lastMillisecond = 0;
let lastTail = 0n;

/**
 * A new identifier: 24 hexadecimal characters that sort by the time they were made, the first 12 of them milliseconds since the epoch. Those of
 * one process and millisecond follow one another; those of several processes are kept apart by chance (47 bits).
 */
export function newId(now: number = Date.now()): string {
  lastTail = now === lastMillisecond ? lastTail + 1n : BigInt(`0x${randomBytes(6).toString("hex")}`) >> 1n;
  lastMillisecond = now;
  return now.toString(16).padStart(12, "0") + lastTail.toString(16).padStart(12, "0");
}
