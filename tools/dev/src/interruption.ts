/** Aborts on Ctrl-C or SIGTERM, so that the program can stop in order; a second one ends the program at once. */
export function untilInterrupted(): AbortSignal {
  const stopping = new AbortController();
  const interrupt = (): void => {
    if (stopping.signal.aborted) process.exit(130);
    stopping.abort();
  };
  process.on("SIGINT", interrupt).on("SIGTERM", interrupt);
  return stopping.signal;
}
