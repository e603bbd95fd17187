import { spawn } from "node:child_process";

/** After being told to stop, a command is told again, and last of all killed, in milliseconds. */
const patience = { remind: 500, kill: 1200 };

export interface CommandResult {
  /** Exit code; 1 when a signal ended the command. */
  code: number;
  /** What it wrote to both outputs; empty when its output was shown. */
  output: string;
  /** What it wrote to the standard output alone; empty when its output was shown. */
  stdout: string;
}

export interface CommandOptions {
  cwd: string;
  environment: NodeJS.ProcessEnv;
  /** Whether its output goes to the terminal or into the result. */
  output: "show" | "capture";
  /** Stops the command and everything it started. */
  signal: AbortSignal;
}

/** Runs a command to its end, in a process group of its own so that nothing it started outlives it. */
export function runCommand(
  command: string,
  args: string[],
  { cwd, environment, output, signal }: CommandOptions,
): Promise<CommandResult> {
  signal.throwIfAborted();
  const stream = output === "show" ? "inherit" : "pipe";
  const child = spawn(command, args, { cwd, env: environment, detached: true, stdio: ["ignore", stream, stream] });
  const tell = (name: NodeJS.Signals): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, name);
    } catch {
      // The group has ended by itself.
    }
  };
  const interrupt = (): void => tell("SIGINT");
  const timers: NodeJS.Timeout[] = [];
  const stop = (): void => {
    interrupt();
    // Turbo waits for its tasks when interrupted once, and cuts them off when interrupted twice.
    timers.push(
      setTimeout(interrupt, patience.remind),
      setTimeout(() => tell("SIGKILL"), patience.kill),
    );
  };
  signal.addEventListener("abort", stop, { once: true });
  process.once("exit", interrupt);

  const result: CommandResult = { code: 1, output: "", stdout: "" };
  for (const pipe of [child.stdout, child.stderr]) {
    pipe?.setEncoding("utf8").on("data", (text: string) => {
      result.output += text;
      if (pipe === child.stdout) result.stdout += text;
    });
  }
  return new Promise<CommandResult>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ ...result, code: code ?? 1 }));
  }).finally(() => {
    signal.removeEventListener("abort", stop);
    process.removeListener("exit", interrupt);
    for (const timer of timers) clearTimeout(timer);
  });
}
