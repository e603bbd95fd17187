/** What a fuzzed process sends to the one that started it. */
export type Report = { readonly url: string } | { readonly heapUsed: number };

/** Tells the process that started this one where the server is, and on request how much of the heap it uses. */
export function reportTo(parent: NodeJS.Process, url: string): void {
  const { gc } = globalThis;
  if (!gc) throw new Error("Start this process with --expose-gc.");
  parent.on("message", () => {
    gc();
    parent.send?.({ heapUsed: process.memoryUsage().heapUsed } satisfies Report);
  });
  parent.once("disconnect", () => process.exit());
  parent.send?.({ url } satisfies Report);
}
