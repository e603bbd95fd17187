import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Queue } from "../jobs/queue.ts";
import { within } from "./within.ts";

/** What is measured besides the requests. */
export interface Measured {
  readonly pool: pg.Pool;
  readonly queue: Pick<Queue, "depths">;
}

/** How long the database may take to tell about jobs. */
const mostMilliseconds = 2000;

/** Counts and times the requests, and shows all figures under `/metrics` in the form of Prometheus. */
export function addMetrics(app: FastifyInstance, { pool, queue }: Measured): void {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "outreach_requests_total",
    help: "Requests answered",
    labelNames: ["operationId", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "outreach_request_duration_seconds",
    help: "Time from the arrival of a request to the end of its answer",
    labelNames: ["operationId"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  new Gauge({
    name: "outreach_database_connections",
    help: "Connections of the pool, and requests that wait for one",
    labelNames: ["state"],
    registers,
    collect() {
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
      this.set({ state: "waited for" }, pool.waitingCount);
    },
  });
  new Gauge({
    name: "outreach_jobs",
    help: "Jobs that wait, are being done, or were given up",
    labelNames: ["queue", "state"],
    registers,
    async collect() {
      this.reset();
      // The other figures are needed most when the database is gone.
      for (const { name, waiting, active } of await within(mostMilliseconds, queue.depths()).catch(() => [])) {
        this.set({ queue: name, state: "waiting" }, waiting);
        this.set({ queue: name, state: "active" }, active);
      }
    },
  });
  app.addHook("onResponse", async ({ routeOptions: { config } }, reply) => {
    const operationId = config.operation?.operationId ?? "none";
    requests.inc({ operationId, status: reply.statusCode });
    durations.observe({ operationId }, reply.elapsedTime / 1000);
  });
  app.get("/metrics", { logLevel: "warn" }, async (_, reply) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
}
