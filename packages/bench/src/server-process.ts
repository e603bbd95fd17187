import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** A server in a process of its own; disposing ends it. */
export interface ServerProcess extends AsyncDisposable {
  baseUrl: string;
}

/** Starts the server on a free port of the loopback interface. It ends with this process at the latest. */
export async function startServer(): Promise<ServerProcess> {
  const child = fork(fileURLToPath(new URL("server.ts", import.meta.url)), { execArgv: [] });
  const [port] = await Promise.race([
    once(child, "message"),
    once(child, "exit").then(([code]) =>
      Promise.reject(new Error(`the server ended before it listened (exit ${code})`)),
    ),
  ]);
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      if (!child.connected) return;
      const exited = once(child, "exit");
      child.disconnect();
      await exited;
    },
  };
}
