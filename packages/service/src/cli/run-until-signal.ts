/**
 * Waits for SIGINT or SIGTERM, and then closes. A second signal ends the process at once, and so does the end of the time that closing may take.
 *
 * @param seconds - how long closing may take
 */
export async function runUntilSignal(close: () => Promise<void>, seconds: number): Promise<void> {
  const told = Promise.withResolvers<void>();
  let signals = 0;
  const tell = (): void => {
    signals++;
    if (signals > 1) process.exit(130);
    told.resolve();
  };
  process.on("SIGINT", tell).on("SIGTERM", tell);
  await told.promise;
  const deadline = setTimeout(() => {
    process.stderr.write(`Requests or jobs were still under way after ${seconds} s, and have been cut off.\n`);
    process.exit(1);
  }, seconds * 1000);
  await close();
  clearTimeout(deadline);
  process.off("SIGINT", tell).off("SIGTERM", tell);
}
