import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { runScript } from "./repository.ts";
import { UserError } from "./user-error.ts";

/** The address every server of `start` listens on; only this machine reaches it. */
export const host = "127.0.0.1";

/** A port, and the environment variable that sets it. */
export interface WantedPort {
  variable: string;
  port: number;
}

/** Has `server` listen on a port, and says which one it got; port 0 takes any free one. */
export async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, host);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/**
 * The port that an environment variable asks for, or else the default.
 *
 * @throws UserError naming the variable when its value is no port
 */
export function readPort(
  { variable, defaultPort }: { variable: string; defaultPort: number },
  environment: NodeJS.ProcessEnv,
): number {
  const value = environment[variable];
  if (value === undefined) return defaultPort;
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535) {
    throw new UserError(`${variable} must be a whole number from 0 to 65535 (0 takes any free port), not "${value}".`);
  }
  return Number(value);
}

function problem({ variable, port }: WantedPort, code: string | undefined): UserError {
  const trouble = code === "EADDRINUSE" ? "is in use" : `cannot be used (${code})`;
  const other = port + 100 <= 65_535 ? port + 100 : port - 100;
  return new UserError(
    `Port ${port} ${trouble}. Set ${variable} to another port, e.g. ${variable}=${other} ${runScript} start`,
  );
}

/**
 * Makes sure that servers can listen on all wanted ports at the same time.
 *
 * @throws UserError naming the variable of the first port that is taken
 */
export async function assertUsable(wanted: WantedPort[]): Promise<void> {
  const probes: Server[] = [];
  try {
    for (const port of wanted) {
      const probe = createServer();
      await listen(probe, port.port).catch((error: NodeJS.ErrnoException) => {
        throw problem(port, error.code);
      });
      probes.push(probe);
    }
  } finally {
    await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  }
}
