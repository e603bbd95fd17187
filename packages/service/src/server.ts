import { isIP } from "node:net";
import { basePath } from "@recruiting-outreach/contract";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { buildApp } from "./app.ts";
import type { Config } from "./config.ts";
import type { Caller } from "./data/admission.ts";
import { releaseAbandonedReservations } from "./data/credits.ts";
import { addMetrics } from "./http/metrics.ts";
import { addProbes } from "./http/probes.ts";
import { type LogStream, logOptions } from "./http/request-log.ts";
import { jobHandlers } from "./jobs/index.ts";
import type { QueueLog } from "./jobs/queue.ts";
import { startUpkeep } from "./jobs/upkeep.ts";
import { openRuntime, type Runtime } from "./runtime.ts";
import { assertSchema } from "./schema.ts";

/** A service that listens. */
export interface RunningService {
  /** Where the API starts, as in `http://127.0.0.1:4000/api/openapi/v1`. */
  readonly url: string;
  /** Takes no more requests, and ends once those under way are answered and jobs under way are done. */
  close(): Promise<void>;
}

export interface ServeOptions {
  /** Where log lines go. Default: standard output. */
  readonly logTo?: LogStream;
  /** Fills the database before the first request. */
  readonly prepare?: (runtime: Runtime) => Promise<void>;
  /** Asked about everybody who has been admitted, before the operation. Tests throw here to have it fail. */
  readonly onCall?: (caller: Caller) => void;
}

/**
 * Starts the service: opens the database, brings it up to date, does jobs, and listens.
 *
 * @throws Error when the port is taken, or the database cannot be used
 * @example
 * const service = await startService(readConfig());
 * console.log(service.url);
 * await service.close();
 */
export async function startService(
  config: Config,
  { logTo, prepare, onCall }: ServeOptions = {},
): Promise<RunningService> {
  let app: FastifyInstance | undefined;
  // Jobs are known before requests are, and log to the same place.
  const log: QueueLog = {
    error: (details, message) => app?.log.error(details, message),
    warn: (details, message) => app?.log.warn(details, message),
  };
  const runtime = await openRuntime(config, log);
  try {
    await prepare?.(runtime);
    app = await buildServer(config, runtime, { logTo, onCall });
    await runtime.services.queue.start(jobHandlers(runtime.services));
    const address = await app.listen({ port: config.port, host: config.host });
    if (runtime.database.embedded) {
      app.log.warn("The embedded database does not flush each change to disk: a loss of power may undo the last ones.");
    }
    return { url: urlOf(address, config), close: () => stop(app, runtime) };
  } catch (error) {
    await stop(app, runtime);
    throw error;
  }
}

async function buildServer(
  config: Config,
  { database, services }: Runtime,
  { logTo, onCall }: { logTo: LogStream | undefined; onCall: ServeOptions["onCall"] },
): Promise<FastifyInstance> {
  const app = await buildApp({
    db: database.db,
    services,
    requestsPerMinute: config.requestsPerMinute,
    checkAnswers: config.checkAnswers,
    logger: logOptions(config.logLevel, logTo),
    ...(onCall && { onCall }),
  });
  addProbes(app, {
    database: async () => void (await sql`select 1`.execute(database.db)),
    migrations: () => assertSchema(database),
    queue: async () => void (await services.queue.depths()),
  });
  const stopUpkeep = startUpkeep(
    () => releaseAbandonedReservations(database.db, services.tenancy, services.clock.now()),
    app.log,
  );
  app.addHook("onClose", stopUpkeep);
  addMetrics(app, { pool: database.pool, queue: services.queue });
  return app;
}

async function stop(app: FastifyInstance | undefined, runtime: Runtime): Promise<void> {
  await app?.close();
  await runtime.close();
}

/** The address as the configuration names it, which may be a name, with the port that was really taken. */
function urlOf(address: string, { host }: Config): string {
  const { port } = new URL(address);
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}${basePath}`;
}
