import type { OperationStatus } from "@recruiting-outreach/contract";

/** The statuses of an operation, one for each poll. The last one stays. */
export type Walk = readonly [OperationStatus, ...OperationStatus[]];

/**
 * What the first step towards a contact goes through: the first contact of a group takes the first walk, and so on, round and round.
 * Together they show every status.
 */
const firstStageWalks: readonly [Walk, ...Walk[]] = [
  [
    "PENDING_HYDRATION",
    "COMPILING_SMART_FIELDS",
    "SYNCHRONIZING",
    "pending",
    "OUT_OF_TIMEFRAME",
    "pending",
    "THROTTLED",
    "pending",
    "QUOTA_REACHED",
    "pending",
    "processing",
    "success",
  ],
  ["COMPILING_SMART_FIELDS", "pending", "processing", "pending", "processing", "fail"],
  ["PENDING_HYDRATION", "COMPILING_SMART_FIELDS", "SYNCHRONIZING", "blocked"],
  ["COMPILING_SMART_FIELDS", "pending", "paused"],
  ["COMPILING_SMART_FIELDS", "pending", "UPSELL"],
  ["COMPILING_SMART_FIELDS", "pending", "DISABLED"],
];

/**
 * The walks of all stages towards one contact. A later stage is pending from the start, runs when the one before has
 * succeeded, and is held up together with it.
 */
export function walksOf(contactIndex: number, stages: number): Walk[] {
  const walks: Walk[] = [];
  for (let stage = 0; stage < stages; stage += 1) {
    const before = walks.at(-1);
    walks.push(
      before ? laterStage(before) : (firstStageWalks[contactIndex % firstStageWalks.length] ?? firstStageWalks[0]),
    );
  }
  return walks;
}

/** The status at a poll, with the poll that brought it about. */
export function statusAt(walk: Walk, poll: number): { readonly status: OperationStatus; readonly since: number } {
  const since = Math.min(poll, walk.length - 1);
  return { status: walk[since] ?? walk[0], since };
}

function laterStage(before: Walk): Walk {
  const outcome = before.at(-1);
  const waiting = Array.from({ length: before.length - 2 }, (): OperationStatus => "pending");
  if (outcome === "success") return ["pending", ...waiting, "pending", "processing", "success"];
  return ["pending", ...waiting, outcome === "fail" || outcome === undefined ? "blocked" : outcome];
}
