import {
  type EnrichmentReport,
  type Operation,
  type OperationStatus,
  operationStatusGroups,
} from "@recruiting-outreach/contract";
import type { Methods } from "./calls.ts";
import { AbortedError, TimeoutError } from "./errors.ts";
import type { Clock, ThrowingOptions } from "./options.ts";

/** How long and how often to ask. */
export interface FollowOptions extends ThrowingOptions {
  /** Time between two questions, in milliseconds. Default: 2000. */
  interval?: number;
  /** Time after which to give up, in milliseconds. Default: none. */
  deadline?: number;
}

/** How a job group stands. */
export interface OperationProgress {
  /** True once no operation goes on by itself any more. */
  readonly settled: boolean;
  /** Operations known so far; more may appear while the assignment is worked on. */
  readonly total: number;
  /** Number of operations in each group of statuses. */
  readonly groups: Readonly<Record<keyof typeof operationStatusGroups, number>>;
  readonly operations: readonly Operation[];
}

const groupNames = Object.keys(operationStatusGroups) as (keyof typeof operationStatusGroups)[];
const allStatuses = Object.values(operationStatusGroups).flat();

/** See `Client.followOperations`. */
export async function* followOperations(
  list: (jobGroupId: string, status: OperationStatus[], options: ThrowingOptions) => AsyncIterable<Operation>,
  clock: Clock,
  jobGroupId: string,
  follow: FollowOptions = {},
): AsyncGenerator<OperationProgress> {
  const seen = new Set<string>();
  for await (const options of ticks(clock, "listOperations", follow)) {
    const operations: Operation[] = [];
    for await (const operation of list(jobGroupId, allStatuses, options)) operations.push(operation);
    const groups = Object.fromEntries(
      groupNames.map((name) => [
        name,
        operations.filter(({ status }) => (operationStatusGroups[name] as readonly unknown[]).includes(status)).length,
      ]),
    ) as Record<keyof typeof operationStatusGroups, number>;
    // Operations appear a while after the assignment, so an empty list settles nothing; nor does a list that has just grown.
    const known = seen.size;
    for (const { id } of operations) seen.add(id);
    const total = operations.length;
    const settled = total > 0 && seen.size === known && groups.moving === 0;
    yield { settled, total, groups, operations };
    if (settled) return;
  }
}

/** See `Client.followEnrichment`. */
export async function* followEnrichment(
  methods: Methods,
  clock: Clock,
  report: { contactId: string; reportId: string },
  follow: FollowOptions = {},
): AsyncGenerator<EnrichmentReport> {
  for await (const options of ticks(clock, "getEnrichmentReport", follow)) {
    const state = await methods.getEnrichmentReport(report, options);
    yield state;
    if (state.status !== "pending") return;
  }
}

async function* ticks(
  clock: Clock,
  operationId: "listOperations" | "getEnrichmentReport",
  { interval = 2000, deadline = Number.MAX_VALUE, ...options }: FollowOptions,
): AsyncGenerator<ThrowingOptions> {
  const end = clock.now() + deadline;
  for (;;) {
    yield options;
    if (clock.now() + interval > end) throw new TimeoutError(`not settled after ${deadline} ms.`, { operationId });
    await clock.sleep(interval, options.signal).catch((cause) => {
      throw new AbortedError("aborted.", { operationId, cause });
    });
  }
}
