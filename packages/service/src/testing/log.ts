import type { LogStream } from "../http/request-log.ts";

/** Keeps log lines. */
export class TestLog implements LogStream {
  /** Everything, as it was written. */
  text = "";
  readonly #lines: Record<string, unknown>[] = [];
  readonly #waiting = new Set<() => void>();

  write(line: string): void {
    this.text += line;
    this.#lines.push(JSON.parse(line));
    for (const look of this.#waiting) look();
  }

  /** The first line with all of these entries, as soon as there is one. */
  async line(entries: Record<string, unknown>): Promise<Record<string, unknown>> {
    for (;;) {
      const found = this.#lines.find((line) => Object.entries(entries).every(([name, value]) => line[name] === value));
      if (found) return found;
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#waiting.add(resolve);
      await promise;
      this.#waiting.delete(resolve);
    }
  }
}
