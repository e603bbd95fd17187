import { createRequire } from "node:module";
import type { MockProcess } from "./mock-process.ts";
import type { SentRequest } from "./requests.ts";

/** What a mock did under load. */
export interface Load {
  readonly requestsPerSecond: number;
  /** Latencies in milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** The part of autocannon, which has no types, that is used. */
type Autocannon = (options: {
  url: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
  connections: number;
  duration: number;
  requests?: readonly [{ setupRequest: <Request extends object>(request: Request) => Request & { body: string } }];
}) => Promise<{
  errors: number;
  timeouts: number;
  statusCodeStats: Readonly<Record<string, unknown>>;
  requests: { average: number };
  latency: { p50: number; p99: number };
}>;

const autocannon: Autocannon = createRequire(import.meta.url)("autocannon");
const connections = 10;

/**
 * Sends one request over and over for so many seconds.
 *
 * @param bodyOf - makes the body of each. Default: that of the request
 * @throws Error when not every answer is a 200.
 */
export async function load(
  mock: Pick<MockProcess, "urlOf">,
  request: SentRequest,
  seconds: number,
  bodyOf?: () => string,
): Promise<Load> {
  const result = await autocannon({
    ...request,
    url: mock.urlOf(request),
    connections,
    duration: seconds,
    ...(bodyOf && { requests: [{ setupRequest: (sent) => ({ ...sent, body: bodyOf() }) }] }),
  });
  const { errors, timeouts, statusCodeStats, requests, latency } = result;
  const statuses = Object.keys(statusCodeStats);
  if (errors + timeouts > 0 || statuses.join() !== "200") {
    throw new Error(`${request.path}: ${errors} errors, ${timeouts} timeouts, statuses ${statuses.join(", ")}`);
  }
  return { requestsPerSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}
