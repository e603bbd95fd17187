import type { RunningServer, Server } from "./server.ts";

export interface StartedServer {
  server: Server;
  running: RunningServer;
}

/** What to open, what to try and how to stop, for a person who has just run `start`. */
export function table(started: StartedServer[]): string {
  const rows: [string, string][] = started.map(({ server, running }) => [server.name, running.url]);
  for (const { server, running } of started) {
    if (server.sample) rows.push(["Try", server.sample(running.url)]);
  }
  rows.push(["Stop", "Ctrl-C"]);
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows.map(([label, value]) => `  ${label.padEnd(width)}  ${value}\n`).join("");
}
