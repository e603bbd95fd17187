import { createServer } from "node:http";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import sirv from "sirv";
import { host, listen } from "./ports.ts";
import type { RunningServer } from "./server.ts";

const pages = dirname(fileURLToPath(import.meta.resolve("@recruiting-outreach/docs/index.html")));

/**
 * Serves the built reference.
 *
 * @param port - 0 takes any free port
 */
export async function startDocsServer(port: number): Promise<RunningServer> {
  const server = createServer(sirv(pages, { etag: true }));
  return {
    url: `http://${host}:${await listen(server, port)}/`,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
