import type { runTurbo } from "./turbo.ts";
import { UserError } from "./user-error.ts";

const stages: { label: string; args: string[] }[] = [
  { label: "Generating the contract", args: ["generate"] },
  {
    label: "Building client, mock, service and reference",
    args: [
      "build",
      ...["client", "mock", "service", "docs"].map((member) => `--filter=@recruiting-outreach/${member}`),
    ],
  },
];

function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

export interface BuildOptions {
  run: typeof runTurbo;
  /** Told how far the build is, in pieces of lines. */
  report: (text: string) => void;
  signal: AbortSignal;
}

/**
 * Generates and builds everything the servers need. Returns early when `signal` aborts.
 *
 * @throws UserError with turbo's output when a stage fails
 */
export async function build({ run, report, signal }: BuildOptions): Promise<void> {
  for (const { label, args } of stages) {
    const start = performance.now();
    report(`${label} … `);
    const { code, output } = await run(["run", ...args], { output: "capture", signal });
    if (signal.aborted) {
      report("stopped\n");
      return;
    }
    if (code !== 0) {
      report(`failed after ${secondsSince(start)}\n`);
      throw new UserError(`${output.trimEnd()}\n\n${label} failed; turbo's output stands above.`);
    }
    report(`${secondsSince(start)}\n`);
  }
}
