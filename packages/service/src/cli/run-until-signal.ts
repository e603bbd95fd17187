/** Something that runs until it is closed. */
export interface Running {
  close(): Promise<void>;
}

/**
 * Starts something, waits for SIGINT or SIGTERM, and closes it; a signal that comes earlier waits for the start. A second signal ends the process at
 * once, and so does the end of the time that closing may take.
 *
 * @param seconds - how long closing may take
 */
export async function runUntilSignal(start: () => Promise<Running>, seconds: number): Promise<void> {
  const told = Promise.withResolvers<void>();
  let signals = 0;
  const tell = (): void => {
    signals++;
    if (signals > 1) process.exit(130);
    told.resolve();
  };
  process.on("SIGINT", tell).on("SIGTERM", tell);
  try {
    const { close } = await start();
    await told.promise;
    const deadline = setTimeout(() => {
      process.stderr.write(`Requests or jobs were still under way after ${seconds} s, and have been cut off.\n`);
      process.exit(1);
    }, seconds * 1000);
    await close();
    clearTimeout(deadline);
  } finally {
    process.off("SIGINT", tell).off("SIGTERM", tell);
  }
}
