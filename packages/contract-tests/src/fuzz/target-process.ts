import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Report } from "./heap-reporter.ts";
import type { FuzzTarget } from "./target.ts";

/** A server in a process of its own, which ends with the scope. */
export type TargetProcess = Required<Pick<FuzzTarget, "url" | "heapUsed" | "ended">> & AsyncDisposable;

/**
 * Runs a script of this folder that starts a server and calls `reportTo`.
 *
 * @throws Error with what it printed when it ends instead
 */
export async function startTarget(script: string, args: readonly string[] = []): Promise<TargetProcess> {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), args, {
    execArgv: ["--expose-gc"],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      printed = (printed + text).slice(-2000);
    });
  }
  let end: string | undefined;
  const closed = once(child, "close").then(([code, signal]) => {
    end = `${signal ?? `exit code ${code}`}. ${printed.trim()}`;
    throw new Error(`${script} has ended: ${end}`);
  });
  closed.catch(() => undefined);
  const nextReport = async (): Promise<Partial<Record<string, unknown>>> => {
    const [report] = (await Promise.race([once(child, "message"), closed])) as [Report];
    return report;
  };
  const { url } = await nextReport();
  return {
    url: String(url),
    heapUsed: async () => {
      const report = nextReport();
      child.send("heap");
      return Number((await report)["heapUsed"]);
    },
    ended: () => end,
    [Symbol.asyncDispose]: async () => {
      child.kill("SIGKILL");
      await closed.catch(() => undefined);
    },
  };
}
