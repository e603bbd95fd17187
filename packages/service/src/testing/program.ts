import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const cli = fileURLToPath(new URL("../cli.ts", import.meta.url));

/** The command line as a process of its own; ended at the latest when it goes out of scope. */
export class Program implements AsyncDisposable {
  /** Everything that it has printed so far. */
  stdout = "";
  stderr = "";
  readonly #process: ChildProcess;
  readonly #exit: Promise<number | null>;

  /** @param environment - beside it, the program sees nothing but where programs are */
  constructor(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
    const { PATH, HOME } = process.env;
    this.#process = spawn(process.execPath, [cli, ...args], { env: { PATH, HOME, ...environment } });
    this.#exit = once(this.#process, "close").then(([code]) => code);
    this.#process.stdout?.setEncoding("utf8").on("data", (text) => this.#print("stdout", text));
    this.#process.stderr?.setEncoding("utf8").on("data", (text) => this.#print("stderr", text));
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  /** Waits until something is printed that matches, and gives its first group. Rejects when the program ends before. */
  async printed(pattern: RegExp): Promise<string> {
    const ended = this.#exit.then(() => "ended" as const);
    for (;;) {
      const match = pattern.exec(this.stdout) ?? pattern.exec(this.stderr);
      if (match) return match[1] ?? match[0];
      const outcome = await Promise.race([once(this.#process, "output"), ended]);
      if (outcome === "ended" && !pattern.test(this.stdout) && !pattern.test(this.stderr)) {
        throw new Error(`The program ended without printing ${pattern}:\n${this.stdout}${this.stderr}`);
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

  #print(stream: "stdout" | "stderr", text: string): void {
    this[stream] += text;
    this.#process.emit("output");
  }
}

/** What a command came to. */
export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command to its end. */
export async function runProgram(args: readonly string[], environment?: NodeJS.ProcessEnv): Promise<Outcome> {
  await using program = new Program(args, environment);
  const code = await program.end();
  return { code, stdout: program.stdout, stderr: program.stderr };
}
