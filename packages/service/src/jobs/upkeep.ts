import type { QueueLog } from "./queue.ts";

const minutesBetween = 5;

/**
 * Puts right what a crash has left behind, now and every five minutes. Several instances may do so at once.
 *
 * @param release - gives back what was reserved and never settled, and says how many reservations that were
 * @returns stops it, after what is under way
 */
export function startUpkeep(release: () => Promise<number>, log: QueueLog): () => Promise<void> {
  const run = async (): Promise<void> => {
    try {
      const released = await release();
      if (released > 0) log.warn({ released }, "reservations of credits were left behind, and have been released");
    } catch (error) {
      log.error({ err: error }, "reservations of credits that were left behind could not be released");
    }
  };
  let underWay = run();
  const timer = setInterval(() => {
    underWay = run();
  }, minutesBetween * 60_000);
  return () => {
    clearInterval(timer);
    return underWay;
  };
}
