import { once } from "node:events";
import { assertUsable } from "./ports.ts";
import type { Server } from "./server.ts";
import { type StartedServer, table } from "./table.ts";

/** A server and the port it shall listen on. */
export interface PlannedServer extends Server {
  port: number;
}

/** Runs the planned servers until `signal` aborts, then closes them. */
export async function serve(plan: PlannedServer[], signal: AbortSignal): Promise<void> {
  await assertUsable(plan);
  const started: StartedServer[] = [];
  try {
    for (const server of plan) started.push({ server, running: await server.start(server.port) });
    process.stdout.write(`\n${table(started)}\n`);
    if (!signal.aborted) await once(signal, "abort");
  } finally {
    await Promise.all(started.map(({ running }) => running.close()));
  }
}
