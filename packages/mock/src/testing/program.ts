import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** A program that runs as a process of its own; ended at the latest when it goes out of scope. */
export class Program implements AsyncDisposable {
  /** Everything it has printed so far. */
  output = "";
  readonly #process: ChildProcess;
  readonly #exit: Promise<number | null>;

  /** Runs a script with this Node. */
  constructor(script: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
    const { FORCE_COLOR: _, ...inherited } = process.env;
    const env = { ...inherited, NO_COLOR: "1", ...environment };
    this.#process = spawn(process.execPath, [script, ...args], { env });
    this.#exit = once(this.#process, "close").then(([code]) => code);
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.setEncoding("utf8").on("data", (text) => {
        this.output += text;
        this.#process.emit("output");
      });
    }
  }

  /** Waits until the output holds a match, and gives its first group. Rejects when the program ends before. */
  async printed(pattern: RegExp): Promise<string> {
    const ended = this.#exit.then(() => "ended" as const);
    for (;;) {
      const match = pattern.exec(this.output);
      if (match) return match[1] ?? match[0];
      const outcome = await Promise.race([once(this.#process, "output"), ended]);
      if (outcome === "ended" && !pattern.test(this.output)) {
        throw new Error(`The program ended without printing ${pattern}:\n${this.output}`);
      }
    }
  }

  /** Waits for the end, after a signal when one is given, and gives the exit code. */
  async end(signal?: NodeJS.Signals): Promise<number | null> {
    if (signal) this.#process.kill(signal);
    return this.#exit;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.end("SIGKILL");
  }
}
