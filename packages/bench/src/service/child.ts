import { fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** Resident memory in bytes. */
export interface Memory {
  readonly now: number;
  readonly peak: number;
}

/** A server in a process of its own; disposing lets it come to its end. */
export interface Child extends AsyncDisposable {
  /** Base URL. */
  readonly url: string;
  /** Asks something of its script. */
  ask(question: string): Promise<unknown>;
  memory(): Promise<Memory>;
}

/**
 * Runs a script of this folder that calls `serveParent`.
 *
 * @throws Error when it ends instead of answering
 */
export async function startChild(script: string, settings: object): Promise<Child> {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), { execArgv: [], serialization: "advanced" });
  const exited = once(child, "exit");
  const failed = exited.then(([code]) => Promise.reject(new Error(`${script} has ended (exit ${code})`)));
  failed.catch(() => undefined);
  const ask = async (question: string | object): Promise<unknown> => {
    const answered = once(child, "message");
    child.send(question);
    const [answer] = await Promise.race([answered, failed]);
    return answer;
  };
  return {
    url: String(await ask(settings)),
    ask,
    memory: () => memoryOf(child.pid ?? 0),
    async [Symbol.asyncDispose]() {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}

async function memoryOf(pid: number): Promise<Memory> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const bytes = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) * 1024;
  return { now: bytes("VmRSS"), peak: bytes("VmHWM") };
}
