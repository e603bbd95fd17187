/** What a script serves for as long as its parent is there. */
export interface Served {
  readonly url: string;
  close(): Promise<void>;
  /** Answers the parent's questions. */
  readonly answers?: Readonly<Record<string, () => unknown>>;
}

/** Waits for the settings, starts what they describe, tells where it is, and closes it when the parent lets go. */
export function serveParent<Settings>(start: (settings: Settings) => Promise<Served>): void {
  process.once("message", async (settings) => {
    const { url, close, answers = {} } = await start(settings as Settings);
    process.on("message", (question) => process.send?.(answers[String(question)]?.() ?? null));
    process.once("disconnect", async () => {
      await close();
      process.exit();
    });
    process.send?.(url);
  });
}
