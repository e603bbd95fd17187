import { type OperationStatus, operationStatusDescriptions } from "@recruiting-outreach/contract";
import { describe, expect, test } from "vitest";
import { statusAt, walksOf } from "./operation-walks.ts";

const contacts = Array.from({ length: 12 }, (_, index) => index);
const walks = contacts.flatMap((contact) => walksOf(contact, 3));

/** The life of an operation: what each status may be followed by. */
const transitions: Readonly<Record<OperationStatus, readonly OperationStatus[]>> = {
  PENDING_HYDRATION: ["COMPILING_SMART_FIELDS", "blocked"],
  COMPILING_SMART_FIELDS: ["SYNCHRONIZING", "pending", "fail"],
  SYNCHRONIZING: ["pending", "blocked"],
  pending: ["processing", "OUT_OF_TIMEFRAME", "THROTTLED", "QUOTA_REACHED", "paused", "blocked", "UPSELL", "DISABLED"],
  OUT_OF_TIMEFRAME: ["pending"],
  THROTTLED: ["pending"],
  QUOTA_REACHED: ["pending"],
  processing: ["success", "fail", "pending"],
  paused: ["pending"],
  blocked: ["pending"],
  UPSELL: ["pending"],
  DISABLED: ["pending"],
  success: [],
  fail: [],
};

describe("operations", () => {
  test("go through all statuses of the contract, taken together", () => {
    expect([...new Set(walks.flat())].sort()).toEqual(Object.keys(operationStatusDescriptions).sort());
  });

  test("go only from one status to another that may follow it", () => {
    const steps = walks.flatMap((walk) => walk.slice(1).map((status, index) => [walk[index], status] as const));
    const impossible = steps.filter(([from, to]) => from && from !== to && !transitions[from].includes(to));
    expect(impossible).toEqual([]);
  });

  test("stay where they end", () => {
    for (const walk of walks) expect(statusAt(walk, 1000).status).toBe(walk.at(-1));
  });

  test("of a later stage begin to run only after the stage before has succeeded", () => {
    const [first, second] = walksOf(0, 2);
    expect(first?.indexOf("success")).toBeLessThan(second?.indexOf("processing") ?? 0);
  });

  test("of a later stage are blocked when the stage before has failed", () => {
    const [first, second] = walksOf(1, 2);
    expect([first?.at(-1), second?.at(-1)]).toEqual(["fail", "blocked"]);
  });
});
