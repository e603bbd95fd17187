import type { FastifyInstance } from "fastify";
import { within } from "./within.ts";

/** Looks whether one thing that the service needs is there; throws when it is not. */
export type Check = () => Promise<void>;

const mostMilliseconds = 2000;

/** Adds `/healthz`, which says that the process is alive, and `/readyz`, which says whether it can work. */
export function addProbes(app: FastifyInstance, checks: Readonly<Record<string, Check>>): void {
  // Asked every few seconds, so only failures are logged.
  const options = { logLevel: "warn" } as const;
  app.get("/healthz", options, async () => ({ alive: true }));
  app.get("/readyz", options, async (request, reply) => {
    const outcomes = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        try {
          await within(mostMilliseconds, check());
          return [name, "ok"] as const;
        } catch (error) {
          request.log.warn({ err: error, check: name }, "not ready");
          return [name, "failed"] as const;
        }
      }),
    );
    const ready = outcomes.every(([, outcome]) => outcome === "ok");
    return reply.status(ready ? 200 : 503).send({ ready, checks: Object.fromEntries(outcomes) });
  });
}
